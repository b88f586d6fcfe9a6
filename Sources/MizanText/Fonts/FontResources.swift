#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif
import MizanBase

/// Fonts that are the resources of one of the package's modules: where they are at run time.
///
/// They are found beside the executable or in the package's checkout. SwiftPM's `Bundle.module` isn't used: it traps where
/// its bundle is missing.
package struct FontResources: Sendable {
    /// The module's name.
    let module: String
    /// The folder of the fonts where somebody put them beside the executable, `Fonts/CJK`.
    let folder: String
    /// A file that is in every such folder.
    let landmark: String
    /// The module's own folder when it was built.
    let checkout: String

    /// - Parameter file: a source file of the module, beside its fonts.
    package init(module: String, folder: String, landmark: String, file: String) {
        self.module = module
        self.folder = folder
        self.landmark = landmark
        checkout = Self.parent(of: file)
    }

    /// The fonts as a collection; none is opened.
    ///
    /// - Parameter override: a folder to use in their place.
    /// - Throws: `DiagnosticError`, rule `fonts-missing` where no folder is found, and what reading the fonts throws.
    package func collection(override: String? = nil) throws -> FontCollection {
        try FontCollection(directory: found(override: override))
    }

    /// The folder that the fonts are in: `override` where given, else the first that holds them of the module's resources
    /// and ``folder`` beside the executable, and the checkout.
    ///
    /// - Throws: `DiagnosticError`, rule `fonts-missing`, which names the folders looked at.
    package func found(override: String? = nil) throws -> String {
        if let override {
            guard Self.isFolder(override) else {
                throw Self.missing("no folder of fonts at \(Diagnostic.quote(override))", file: override)
            }
            return override
        }
        let candidates =
            Self.executableFolders().flatMap { ["\($0)/mizan_\(module).resources", "\($0)/\(folder)"] } + [checkout]
        guard let found = candidates.first(where: { access("\($0)/\(landmark)", R_OK) == 0 }) else {
            let places = candidates.map(Diagnostic.quote).joined(separator: ", ")
            throw Self.missing("the fonts of \(module) are in none of \(places)")
        }
        return found
    }

    private static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// The folders of the running program, links resolved: as the system knows it, then as it was called.
    private static func executableFolders() -> [String] {
        var folders: [String] = []
        for path in ["/proc/self/exe"] + CommandLine.arguments.prefix(1) {
            // A program's name without a slash was found on the search path: it says nothing of a folder.
            guard path.utf8.contains(UInt8(ascii: "/")), let resolved = realpath(path, nil) else { continue }
            defer { free(resolved) }
            let folder = parent(of: String(cString: resolved))
            if !folders.contains(folder) { folders.append(folder) }
        }
        return folders
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    private static func missing(_ message: String, file: String? = nil) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(rule: "fonts-missing", file: file, message: message, fix: "pass --fonts with a folder of fonts"))
    }
}
