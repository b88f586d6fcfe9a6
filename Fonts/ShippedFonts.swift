import MizanBase
import MizanText

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The fonts that come with Mizan: Noto Sans for Latin, Greek, Cyrillic, Arabic, Devanagari, Hebrew and Thai.
///
/// They are found at run time beside the executable or in the package's checkout. SwiftPM's `Bundle.module` isn't used:
/// it traps where its bundle is missing.
public enum ShippedFonts {
    /// The fonts as a collection, in the order of fallback that ``MizanText/FontCollection/init(directory:)`` gives.
    ///
    /// - Parameter folder: a folder to use in their place; nil looks for the shipped ones.
    /// - Throws: `DiagnosticError`, rule `fonts-missing` where no folder is found, and what reading the fonts throws.
    public static func collection(folder: String? = nil) throws -> FontCollection {
        try FontCollection(directory: self.folder(override: folder))
    }

    /// The folder that the fonts are in: `override` where given, else the first of these that holds them:
    /// `mizan_MizanFonts.resources` and `Fonts` beside the executable, the package's own `Fonts`.
    ///
    /// - Throws: `DiagnosticError`, rule `fonts-missing`, which names the folders looked at.
    public static func folder(override: String? = nil) throws -> String {
        if let override {
            guard isFolder(override) else {
                throw missing("no folder of fonts at \(Diagnostic.quote(override))", file: override)
            }
            return override
        }
        let candidates =
            executableFolders().flatMap { ["\($0)/mizan_MizanFonts.resources", "\($0)/Fonts"] } + [checkout]
        guard let found = candidates.first(where: holdsFonts) else {
            let places = candidates.map(Diagnostic.quote).joined(separator: ", ")
            throw missing("the shipped fonts are in none of \(places)")
        }
        return found
    }

    /// This file's own folder at build time: the package's `Fonts`, where its checkout still stands.
    private static var checkout: String { parent(of: #filePath) }

    /// A file that is in every folder of the shipped fonts.
    private static let landmark = "NotoSans-Regular.ttf"

    private static func holdsFonts(_ folder: String) -> Bool { access("\(folder)/\(landmark)", R_OK) == 0 }

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
