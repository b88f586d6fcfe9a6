import MizanBase
import MizanDrawing
import MizanRenderTree
import MizanSymbols

/// The picture that a view shows of an image in its environment.
struct ResolvedImage {
    let name: String
    let picture: ImagePicture
    /// What becomes of the image in the other direction.
    let direction: ImageDirection
    /// Whether the picture is drawn as its mirror image.
    let mirrored: Bool
    /// Whether it is as big as the font around it, and painted as symbols are.
    let isSymbol: Bool
    let isTemplate: Bool
    /// Whether the catalog, not code, says what becomes of it.
    let isFromCatalog: Bool
    /// Why a placeholder is shown; nil for an image that is there.
    let finding: Diagnostic?

    init(_ asset: ImageAsset, _ picture: ImagePicture, mirrored: Bool, isFromCatalog: Bool, isSymbol: Bool = false) {
        name = asset.name
        self.picture = picture
        direction = asset.direction
        self.mirrored = mirrored
        self.isSymbol = isSymbol
        isTemplate = asset.isTemplate
        self.isFromCatalog = isFromCatalog
        finding = nil
    }

    /// The placeholder of an image that isn't there.
    init(missing name: String, isSymbol: Bool, finding: Diagnostic) {
        self.name = name
        picture = .placeholder
        direction = .fixed
        mirrored = false
        self.isSymbol = isSymbol
        isTemplate = true
        isFromCatalog = false
        self.finding = finding
    }

    init(_ symbol: Symbol, direction: LayoutDirection, language: LanguageTag) {
        name = symbol.name
        picture = ImagePicture(
            size: symbol.size,
            layers: symbol.layers(in: direction, language: language).map {
                FilledPath(path: $0.path, color: $0.color)
            })
        self.direction = symbol.direction
        mirrored = symbol.mirrors && (direction == .leftToRight) == (symbol.direction == .rightToLeft)
        isSymbol = true
        isTemplate = false
        isFromCatalog = true
        finding = nil
    }

    /// Whether it turns around in a view of the other direction than it was drawn for.
    var mirrors: Bool { direction == .leftToRight || direction == .rightToLeft }
}
