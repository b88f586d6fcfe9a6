import MizanBase
import MizanRenderTree
import MizanSymbols

/// The picture that a view shows of an image in its environment.
struct ResolvedImage {
    let name: String
    /// Flipped if it was drawn for the other direction.
    let picture: ImagePicture
    /// The image's behaviour in the other direction.
    let direction: ImageDirection
    /// Whether it has the size of the font around it and is painted like a symbol.
    let isSymbol: Bool
    let isTemplate: Bool
    /// Whether the catalog, not code, decides its direction.
    let isFromCatalog: Bool
    /// Whether it is a symbol some of whose parts stand for more than its value.
    var hasFaintParts = false
    /// The reason for showing a placeholder; nil for an image that isn't missing.
    let finding: Diagnostic?

    init(_ asset: ImageAsset, _ picture: ImagePicture, isFromCatalog: Bool, isSymbol: Bool = false) {
        name = asset.name
        self.picture = picture
        direction = asset.direction
        self.isSymbol = isSymbol
        isTemplate = asset.isTemplate
        self.isFromCatalog = isFromCatalog
        finding = nil
    }

    /// The placeholder for a missing image.
    init(missing name: String, isSymbol: Bool, finding: Diagnostic) {
        self.name = name
        picture = .placeholder
        direction = .fixed
        self.isSymbol = isSymbol
        isTemplate = true
        isFromCatalog = false
        self.finding = finding
    }

    init(_ symbol: Symbol, direction: LayoutDirection, language: LanguageTag, look: SymbolLook) {
        name = symbol.name
        let turns = symbol.mirrors && (direction == .leftToRight) == (symbol.direction == .rightToLeft)
        picture = ImagePicture(size: symbol.size, layers: symbol.layers(in: direction, language: language, look: look))
            .flipped(if: turns)
        self.direction = symbol.direction
        isSymbol = true
        isTemplate = false
        isFromCatalog = true
        hasFaintParts = look.variableValue != nil && symbol.hasLevels
        finding = nil
    }

    /// Whether it is mirrored in a view of the opposite direction.
    var mirrors: Bool { direction == .leftToRight || direction == .rightToLeft }
}
