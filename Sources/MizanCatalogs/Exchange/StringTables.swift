import MizanBase
import MizanDocument
import MizanLocalization

/// The tables of strings of a folder that can go to translators: string catalogs, the `.strings` and `.stringsdict` files in the folder
/// of the source language, and storyboards and nibs in `Base.lproj`.
///
/// At the root of a Swift package these are the tables of all its targets, those of tests aside; in a folder of several packages, those
/// of each.
public struct StringTables: Sendable {
    /// A table by its path in the folder.
    public struct TablePath: Hashable, Sendable {
        /// The formats of tables.
        public enum TableFormat: Hashable, Sendable {
            /// An `.xcstrings` file.
            case catalog
            /// `.strings` files.
            case strings
            /// `.stringsdict` files.
            case dictionary
            /// A storyboard or a nib, and the `.strings` files of its translations.
            case interface
        }

        /// The path of the table in the source language. Of a table whose keys are its texts there may be no such file.
        public var path: String
        /// Its format.
        public var format: TableFormat
    }

    /// The folder.
    public let folder: SourceFolder
    /// The language that the tables are translated from: `defaultLocalization` of the packages, or else that of a string catalog, or else
    /// English.
    public let sourceLanguage: LanguageTag
    /// The tables in the order of their paths.
    public let tables: [TablePath]
    /// The pictures in the folders of the source language, in the order of their paths.
    public let pictures: [String]
    /// Warnings of the rule `missing-source`: keys that only translations have, and that aren't texts themselves.
    public let notes: [Diagnostic]
    /// The texts of `.strings` tables that are keys of translations alone, by the paths of the tables.
    let keysAsTexts: [String: [StringsFileExchange.SourceString]]
    /// What imports changed, by the paths of the files.
    private(set) var changed: [String: [UInt8]] = [:]
    /// What the files that changed held when they were read; nothing for one that wasn't there.
    private var read: [String: [UInt8]] = [:]

    /// Finds the tables of a folder.
    ///
    /// - Parameters:
    ///   - root: The folder.
    ///   - sourceLanguage: The language of the sources, if it isn't the one found.
    ///   - only: The path of the one table that is meant; nil for all.
    /// - Throws: A diagnostic of the rule `strings-missing` if there is none, `source-language` if packages differ in theirs.
    public init(root: String, sourceLanguage: LanguageTag? = nil, only: String? = nil) throws {
        let folder = try SourceFolder(root: root)
        self.folder = folder
        var files = TableFiles(folder)
        if let only { files.add(only) } else { try files.findAll() }
        let source =
            try sourceLanguage ?? files.packageLanguage() ?? files.catalogs.sorted().first.map {
                try CatalogDocument(folder.read($0), file: folder.displayName(of: $0)).sourceLanguage
            } ?? .english
        self.sourceLanguage = source
        pictures = files.pictures(in: source)
        var tables = files.catalogs.map { TablePath(path: $0, format: .catalog) }
        tables += files.dictionaries(in: source).map { TablePath(path: $0, format: .dictionary) }
        tables += files.interfaces.map { TablePath(path: $0, format: .interface) }
        var keysAsTexts: [String: [StringsFileExchange.SourceString]] = [:]
        var notes: [Diagnostic] = []
        for group in files.strings(in: source) {
            let keys = TranslatedKeys(group, in: folder, sourceLanguage: source)
            guard group.source != nil || !keys.texts.isEmpty else {
                notes += keys.notes
                continue
            }
            tables.append(TablePath(path: group.path, format: .strings))
            keysAsTexts[group.path] = keys.texts
            notes += keys.notes
        }
        self.tables = tables.filter { only == nil || $0.path == only || $0.format == .strings }.sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
        self.keysAsTexts = keysAsTexts
        self.notes = notes
        guard self.tables.isEmpty else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "strings-missing", file: folder.name,
                message: "there are no tables of strings in \(source) in \(Diagnostic.quote(only ?? folder.name))",
                fix: "name a folder with an .xcstrings file, or with an .lproj folder of \(source)"))
    }

    /// Finds the tables of a folder, or takes the one table of a path.
    public init(path: String, sourceLanguage: LanguageTag? = nil) throws {
        let place = Self.place(of: path)
        try self.init(root: place.root, sourceLanguage: sourceLanguage ?? place.language, only: place.table)
    }

    /// The folder of the tables of a path: the path itself, or for a table the folder that its paths count from.
    public static func root(of path: String) -> String { place(of: path).root }

    private static func place(of path: String) -> (root: String, table: String?, language: LanguageTag?) {
        guard TableFiles.isTable(path), (try? SourceFolder(root: path)) == nil else { return (path, nil, nil) }
        // A table in a language's folder is that language's: the folder above holds them all.
        var components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let depth = components.dropLast().last?.hasSuffix(".lproj") == true ? 2 : 1
        let only = components.suffix(depth).joined(separator: "/")
        components.removeLast(depth)
        let root = components.joined(separator: "/")
        let language =
            depth == 2 && !path.hasSuffix(".xcstrings")
            ? LanguageTag(languageFolder: String(only.prefix { $0 != "/" })) : nil
        return (root.isEmpty ? path.hasPrefix("/") ? "/" : "." : root, only, language)
    }

    // MARK: Changes

    /// The files that imports and edits changed, by their paths.
    public var changes: [ChangedTable] {
        changed.map { ChangedTable(path: $0.key, bytes: $0.value) }.sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
    }

    /// What a file holds, with the changes; nil if it isn't there.
    func bytes(_ path: String) throws -> [UInt8]? {
        if let changed = changed[path] { return changed }
        do {
            return try folder.read(path)
        } catch let error as DiagnosticError where error.diagnostics.first?.rule == "file-missing" {
            return nil
        }
    }

    /// Changes what a file holds.
    ///
    /// - Parameter before: What it held when it was read; nil if it wasn't there.
    mutating func change(_ path: String, to bytes: [UInt8], from before: [UInt8]?) {
        guard before != bytes else { return }
        if changed[path] == nil { read[path] = before ?? [] }
        changed[path] = bytes
    }

    /// Throws a diagnostic of the rule `file-changed` if a file that is to be written isn't as it was read: someone else's work would be
    /// lost.
    public func checkAreUnchanged() throws {
        for (path, before) in read.sorted(by: { $0.key < $1.key }) {
            let now = try? folder.read(path)
            guard now ?? [] != before else { continue }
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-changed", file: folder.displayName(of: path),
                    message: "\(Diagnostic.quote(path)) has changed since it was read; nothing is written",
                    fix: "run the command again"))
        }
    }

    /// The path of a table of `.lproj` folders in another language: in the folder that is there, or in one named by the tag.
    func path(of table: TablePath, in language: LanguageTag) -> String {
        guard table.format != .catalog else { return table.path }
        let path = path(of: table.path, in: language)
        guard table.format == .interface, let ending = path.lastIndex(of: ".") else { return path }
        return path[..<ending] + ".strings"
    }

    /// The path of a file of `.lproj` folders in another language.
    func path(of file: String, in language: LanguageTag) -> String {
        var components = file.split(separator: "/").map(String.init)
        guard components.count > 1 else { return file }
        let parent = components.dropLast(2).joined(separator: "/")
        let siblings = (try? folder.names(in: parent.isEmpty ? "." : parent)) ?? []
        components[components.count - 2] =
            siblings.first { LanguageTag(languageFolder: $0) == language } ?? "\(language).lproj"
        return components.joined(separator: "/")
    }
}
