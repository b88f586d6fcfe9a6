import MizanBase
import MizanDocument
import MizanLocalization

/// The tables of strings of a folder that can go to translators: string catalogs, and the `.strings` and `.stringsdict` files in the
/// folder of the source language.
///
/// At the root of a Swift package these are the tables of all its targets, those of tests aside.
public struct StringTables: Sendable {
    /// A table by its path in the folder.
    public struct Table: Hashable, Sendable {
        /// The formats of tables.
        public enum Format: Hashable, Sendable { case catalog, strings, dictionary }

        /// The path of the table in the source language.
        public var path: String
        /// Its format.
        public var format: Format
    }

    /// The folder.
    public let folder: SourceFolder
    /// The language that the tables are translated from: `defaultLocalization` of a package, or else that of a string catalog, or else
    /// English.
    public let sourceLanguage: LanguageTag
    /// The tables in the order of their paths.
    public private(set) var tables: [Table] = []
    /// What imports changed, by the paths of the files.
    var changed: [String: [UInt8]] = [:]

    /// Nested folders that are looked into.
    private static let depthLimit = 32

    /// Finds the tables of a folder.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - sourceLanguage: The language of the sources, where it is another than the one found.
    ///   - only: The path of the one table that is meant; nil for all.
    /// - Throws: A diagnostic of the rule `strings-missing` where there is none.
    public init(root: String, sourceLanguage: LanguageTag? = nil, only: String? = nil) throws {
        folder = try SourceFolder(root: root)
        let names = try folder.names(in: ".")
        var folders = ["."]
        var language = sourceLanguage
        if names.contains("Package.swift") {
            let manifest = PackageManifest(try folder.read("Package.swift"))
            let folder = folder
            folders = manifest.folders.filter { (try? folder.names(in: $0)) != nil }
            language = language ?? manifest.defaultLocalization.map { LanguageTag($0) }
        }
        var paths: [String] = []
        if let only {
            paths = [only]
        } else {
            for path in folders { try Self.find(in: path, of: folder, into: &paths, depth: 0) }
        }
        if language == nil, let catalog = paths.first(where: { $0.hasSuffix(".xcstrings") }) {
            language = try CatalogDocument(folder.read(catalog), file: folder.displayName(of: catalog)).sourceLanguage
        }
        let source = language ?? .english
        self.sourceLanguage = source
        self.tables = Set(paths).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.compactMap { path in
            Self.table(path, source)
        }
        guard tables.isEmpty else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "strings-missing", file: folder.name,
                message: "there are no tables of strings in \(source) in \(Diagnostic.quote(only ?? folder.name))",
                fix: "name a folder with an .xcstrings file, or with an .lproj folder of \(source)"))
    }

    /// Finds the tables of a folder, or takes the one table of a path.
    public init(path: String, sourceLanguage: LanguageTag? = nil) throws {
        let isTable = [".xcstrings", ".strings", ".stringsdict"].contains { path.hasSuffix($0) }
        guard isTable, (try? SourceFolder(root: path)) == nil else {
            try self.init(root: path, sourceLanguage: sourceLanguage)
            return
        }
        // A table in a language's folder is that language's: the folder above holds them all.
        var components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let depth = components.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1
        let only = components.suffix(depth).joined(separator: "/")
        components.removeLast(depth)
        let root = components.joined(separator: "/")
        try self.init(
            root: root.isEmpty ? path.hasPrefix("/") ? "/" : "." : root,
            sourceLanguage: sourceLanguage
                ?? (depth == 2 ? LanguageTag(languageFolder: String(only.prefix { $0 != "/" })) : nil), only: only)
    }

    private static func find(
        in path: String, of folder: SourceFolder, into paths: inout [String], depth: Int
    ) throws {
        guard depth < depthLimit else { return }
        let names: [String]
        do {
            names = try folder.names(in: path)
        } catch let error as DiagnosticError
            where ["file-kind", "path-outside-root", "file-missing"].contains(error.diagnostics.first?.rule)
        {
            // A file of another kind, or a link that leads elsewhere.
            return
        }
        // A package in the folder is exported by itself.
        if depth > 0, names.contains("Package.swift") { return }
        for name in names where !name.hasSuffix(".xcloc") && !name.hasSuffix(".bundle") {
            let path = path == "." ? name : path + "/" + name
            if [".xcstrings", ".strings", ".stringsdict"].contains(where: { name.hasSuffix($0) }) {
                paths.append(path)
            } else if !name.dropFirst().contains(".") || name.hasSuffix(".lproj") {
                try find(in: path, of: folder, into: &paths, depth: depth + 1)
            }
        }
    }

    /// The table of a path; nil for a file that is a translation.
    private static func table(_ path: String, _ source: LanguageTag) -> Table? {
        if path.hasSuffix(".xcstrings") { return Table(path: path, format: .catalog) }
        let folder = path.split(separator: "/").dropLast().last.map(String.init) ?? ""
        guard LanguageTag(languageFolder: folder) == source else { return nil }
        return Table(path: path, format: path.hasSuffix(".stringsdict") ? .dictionary : .strings)
    }

    /// The path of a table of `.lproj` folders in another language: in the folder that is there, or in one named by the tag.
    func path(of table: Table, in language: LanguageTag) -> String {
        guard table.format != .catalog else { return table.path }
        var components = table.path.split(separator: "/").map(String.init)
        let parent = components.dropLast(2).joined(separator: "/")
        let siblings = (try? folder.names(in: parent.isEmpty ? "." : parent)) ?? []
        components[components.count - 2] =
            siblings.first { LanguageTag(languageFolder: $0) == language } ?? "\(language).lproj"
        return components.joined(separator: "/")
    }
}
