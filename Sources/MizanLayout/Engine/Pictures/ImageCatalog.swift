import MizanBase
import MizanSymbols

/// Images and colours by name. Source: the asset catalog in an app's bundle.
public struct ImageCatalog: Hashable, Sendable {
    /// The images by name.
    public private(set) var images: [String: ImageAsset] = [:]
    /// The symbols by name: images that are as large as the font around them and take its colour.
    public private(set) var symbols: [String: ImageAsset] = [:]
    /// The colours by name.
    public private(set) var colors: [String: ColorAsset] = [:]

    /// An empty catalog.
    public init() {}

    /// Adds an image, in place of the one of its name; a name with a slash is in a namespace.
    public mutating func add(_ image: ImageAsset) { images[image.name] = image }

    /// Adds a symbol, in place of the one of its name; a built-in one of that name is no longer shown. Its pictures
    /// decide its direction: a picture for any direction stays, one for a single direction is mirrored in the other,
    /// and one for each direction is exchanged.
    public mutating func add(symbol: ImageAsset) { symbols[symbol.name] = symbol }

    /// The symbol of a name; where there is neither that nor a built-in one, the image of the name shown as a symbol.
    func symbol(named name: String) -> ImageAsset? {
        symbols[name] ?? (Symbol.named(name) == nil ? images[name] : nil)
    }

    /// Adds a colour, in place of the one of its name.
    public mutating func add(_ color: ColorAsset) { colors[color.name] = color }

    /// The colour of a name.
    ///
    /// - Throws: `DiagnosticError`, rule `color-missing`, where there is none.
    func color(named name: String) throws -> ColorAsset {
        if let color = colors[name] { return color }
        throw DiagnosticError(
            Diagnostic(
                rule: "color-missing", message: "there is no colour \(Diagnostic.quote(name))",
                fix: name.suggestion(from: colors.keys.sorted())))
    }

    /// The catalog with the entries of another one that it lacks.
    public func adding(_ other: ImageCatalog) -> ImageCatalog {
        var catalog = self
        catalog.images.merge(other.images) { own, _ in own }
        catalog.symbols.merge(other.symbols) { own, _ in own }
        catalog.colors.merge(other.colors) { own, _ in own }
        return catalog
    }
}
