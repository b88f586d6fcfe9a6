import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

extension ImageCatalog {
    /// The images and colours of an asset catalog of Xcode (`.xcassets`), or of a folder of images with those of
    /// languages in `.lproj` folders, as a scene's `assets` reads them. Nothing outside of the folder that it lies in
    /// is read.
    ///
    /// - Parameters:
    ///   - path: The folder.
    ///   - developmentLanguage: The language that is shown where none suits.
    ///   - idiom: The kind of device that colours are for.
    /// - Throws: `DiagnosticError` with everything that is wrong, each at its place.
    public init(
        contentsOf path: String, developmentLanguage: LanguageTag = .english, idiom: UserInterfaceIdiom? = nil
    ) throws {
        let parts = path.split(separator: "/", omittingEmptySubsequences: true)
        let name = parts.last.map(String.init) ?? path
        let parent = parts.dropLast().joined(separator: "/")
        let folder = try SourceFolder(root: path.hasPrefix("/") ? "/" + parent : parent)
        let assets = try AssetReader.assets(
            [(name, SourcePlace(file: path, line: 1, column: 1))], in: folder,
            developmentLanguage: developmentLanguage, idiom: idiom, shown: nil)
        guard assets.diagnostics.isEmpty else { throw DiagnosticError(assets.diagnostics) }
        self = assets.catalog
    }
}
