import MizanBase
import MizanLayout

/// The images and colours of a scene's catalogs: those that the scene may show are read, of all others the names are
/// known.
///
/// A set that can't be read stops only who shows it.
struct SceneAssets: Sendable {
    /// One image or colour. Images and colours have names of their own.
    struct AssetName: Hashable {
        enum AssetKind { case image, color }

        let kind: AssetKind
        let text: String
    }

    /// The images and colours that were read.
    private(set) var catalog = ImageCatalog()
    private var names: Set<AssetName> = []
    /// The errors of sets in the scene's catalogs.
    private var errors: [AssetName: DiagnosticError] = [:]

    /// Whether a catalog has a set of the name.
    func contains(_ kind: AssetName.AssetKind, _ name: String) -> Bool {
        names.contains(AssetName(kind: kind, text: name))
    }

    /// The names of all sets, sorted.
    func names(_ kind: AssetName.AssetKind) -> [String] { names.filter { $0.kind == kind }.map(\.text).sorted() }

    /// Throws the errors of a set.
    func check(_ kind: AssetName.AssetKind, _ name: String) throws {
        if let error = errors[AssetName(kind: kind, text: name)] { throw error }
    }

    /// The errors of all sets that were looked at.
    var diagnostics: [Diagnostic] { errors.values.flatMap(\.diagnostics) }

    /// Adds a name, whether or not its set is read.
    mutating func add(_ name: AssetName) { names.insert(name) }

    /// Adds an image that was read.
    mutating func add(_ image: ImageAsset) { catalog.add(image) }

    /// Adds a symbol that was read.
    mutating func add(symbol: ImageAsset) { catalog.add(symbol: symbol) }

    /// Adds a colour that was read.
    mutating func add(_ color: ColorAsset) { catalog.add(color) }

    /// Adds an error of a set.
    mutating func add(_ error: DiagnosticError, _ name: AssetName) {
        errors[name] = DiagnosticError((errors[name]?.diagnostics ?? []) + error.diagnostics)
    }

    /// The assets with those of another catalog whose names are missing here. The errors of the other count all the
    /// same.
    func adding(_ other: SceneAssets) -> SceneAssets {
        var all = self
        all.catalog = catalog.adding(other.catalog)
        all.names.formUnion(other.names)
        all.errors.merge(other.errors) { own, _ in own }
        return all
    }
}
