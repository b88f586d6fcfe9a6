#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import MizanBase
import MizanDocument

/// Fonts that are the resources of one of the package's modules: where they are at run time.
///
/// They are found as ``MizanDocument/ResourceFolder`` finds files; nothing traps where they aren't.
package struct FontResources: Sendable {
    private let module: String
    private let resources: ResourceFolder

    /// - Parameters:
    ///   - module: The module's name.
    ///   - folder: The folder of the fonts where somebody put them beside the executable, `Fonts/CJK`.
    ///   - landmark: A file that is in every such folder.
    ///   - file: A source file of the module, beside its fonts.
    package init(module: String, folder: String, landmark: String, file: String) {
        self.module = module
        resources = ResourceFolder(module: module, folder: folder, landmark: landmark, file: file)
    }

    /// The fonts as a collection; none is opened.
    ///
    /// - Parameter override: a folder to use in their place.
    /// - Throws: `DiagnosticError`, rule `fonts-missing` where no folder is found, and the errors of reading the fonts.
    package func collection(override: String? = nil) throws -> FontCollection {
        try FontCollection(directory: found(override: override))
    }

    /// The folder that the fonts are in: `override` where given, else the first that holds them of the module's resources
    /// and its folder beside the executable, and the checkout.
    ///
    /// - Throws: `DiagnosticError`, rule `fonts-missing`, which names the folders looked at.
    package func found(override: String? = nil) throws -> String {
        if let override {
            guard Self.isFolder(override) else {
                throw Self.missing("no folder of fonts at \(Diagnostic.quote(override))", file: override)
            }
            return override
        }
        guard let found = resources.path else {
            let folders = resources.candidates.map { Diagnostic.quote($0) }.joined(separator: ", ")
            throw Self.missing("the fonts of \(module) are in none of \(folders)")
        }
        return found
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    private static func missing(_ message: String, file: String? = nil) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(rule: "fonts-missing", file: file, message: message, fix: "pass --fonts with a folder of fonts"))
    }
}
