import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

/// What an extraction changes in the tables of a folder: string catalogs, and `.strings` files in the folder of the source language.
public struct CatalogFolderUpdate {
    /// A table.
    public struct ExtractedTable {
        /// The table's name.
        public let name: String
        /// The file that new keys go to.
        public let path: String
        /// The strings that the sources show of it.
        public let strings: [LocalizableString]
        /// The keys that change, in the order of the table, the new ones last.
        public let changes: [(key: String, change: CatalogUpdate.KeyChange)]
        /// What a developer should know: two texts of one key, a text that was changed in the table and in the sources.
        public let diagnostics: [Diagnostic]
        /// Places whose specifiers the table told.
        public let resolvedPlaces: Set<SourcePlace>
        /// The file's bytes with the changes.
        public let bytes: [UInt8]
        /// Whether the file is another one than before.
        public var isChanged: Bool { !changes.isEmpty }

        /// Writes the file, whole or not at all; folders are made where they aren't there.
        public func write() throws { try WholeFile.write(bytes, to: path, creatingFolders: true) }
    }

    /// The tables, by folder and name.
    public private(set) var tables: [ExtractedTable] = []
    /// Findings about strings that have no table.
    public private(set) var diagnostics: [Diagnostic] = []
    /// The keys that the tables have, the new ones included.
    private var keys: Set<String> = []

    /// The options of an update.
    public struct Options: Sendable {
        /// The language of the sources; nil is that of the tables that are there, or else of the package around them, or else English.
        public var sourceLanguage: LanguageTag?
        /// Whether keys that no string has are stale. Only catalogs have that state.
        public var marksStale = true
        /// Whether tables that aren't there are made.
        public var makesTables = true

        /// Options by default.
        public init() {}
    }

    /// The table of the phrases of App Shortcuts. In one without any, nothing is stale: the source that has them wasn't looked at.
    private static let shortcutsTable = "AppShortcuts"

    /// Whether keys of a table that no string has are stale.
    private static func canBeStale(_ table: String, _ found: [LocalizableString]) -> Bool {
        switch table {
        // Build settings give it keys too.
        case InformationPropertyList.table: false
        case shortcutsTable: !found.isEmpty
        default: true
        }
    }

    /// Compares strings with the tables of a folder, which needn't be there.
    ///
    /// If the folder has no tables itself and folders in it have, each string goes to the nearest of these: to the one that shares the most
    /// folders with the string's source. So the root of a package with several targets can be named, or a folder of packages.
    ///
    /// - Parameters:
    ///   - found: All strings of a program, of all tables.
    ///   - folder: The folder of `Localizable.xcstrings` or of `en.lproj`; nil for none: all is new.
    ///   - options: The options.
    /// - Throws: `DiagnosticError` where a table can't be read, is in another source language, and where a table's name can't be one of a
    ///   file.
    public init(_ found: ExtractedStrings, folder: String?, options: Options = Options()) throws {
        guard let folder, !Self.files(of: folder).contains(where: Self.isTable) else {
            try add(found.strings, folder: folder, spelled: found.spelled, options)
            return
        }
        let below = FileManager.default.fileExists(atPath: folder) ? try TableFolders(in: folder) : nil
        guard let below, !below.folders.isEmpty else {
            try add(found.strings, folder: folder, spelled: found.spelled, options)
            return
        }
        var nearest: [TableFolders.Folder: [LocalizableString]] = [:]
        var shared: [TableFolders.Folder: Set<String>] = [:]
        var homeless: [LocalizableString] = []
        for string in found.strings {
            let folders = below.nearest(to: string.place.file, table: string.table ?? Self.defaultTable)
            if let only = folders.first, folders.count == 1 {
                nearest[only, default: []].append(string)
            } else {
                for folder in folders { shared[folder, default: []].formUnion([string.key] + string.phrases) }
                homeless.append(string)
            }
        }
        for folder in below.folders {
            try add(
                nearest[folder] ?? [], folder: folder.path, spelled: found.spelled.union(shared[folder] ?? []), options)
        }
        let new = homeless.filter { !keys.contains($0.key) }
        if let first = new.first {
            diagnostics.append(
                Diagnostic(
                    .note, rule: "table-unsure", place: first.place, key: first.key,
                    message:
                        "\(new.count) \(new.count == 1 ? "string is" : "strings are") as near to several folders of tables: left out",
                    fix: "extract these sources by themselves, and name the folder of their tables with -o"))
        }
    }

    /// Compares strings with the tables of one folder.
    private mutating func add(
        _ strings: [LocalizableString], folder: String?, spelled: Set<String>, _ options: Options
    ) throws {
        let byTable = Dictionary(grouping: strings) { $0.table ?? Self.defaultTable }
        let files = try UpdatedTables(folder: folder, sourceLanguage: options.sourceLanguage)
        let new = Set(byTable.keys).subtracting(files.names)
        let names = files.names.union(options.makesTables ? new : [])
        if !options.makesTables {
            for table in new.subtracting([InformationPropertyList.table, Self.shortcutsTable]).sorted() {
                let missing = byTable[table] ?? []
                diagnostics.append(
                    Diagnostic(
                        .note, rule: "table-missing", place: missing.first?.place, key: missing.first?.key,
                        message:
                            "there is no table \(Diagnostic.quote(table)); \(missing.count) of its strings are left out",
                        fix: "make it with mizan strings extract"))
            }
        }
        for table in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let found = byTable[table] ?? []
            if !files.names.contains(table) { try Self.check(table, found.first) }
            if files.isCatalog(table) {
                let update = CatalogUpdate(
                    found, catalog: try files.catalog(table),
                    marksStale: options.marksStale && Self.canBeStale(table, found),
                    spelled: spelled)
                keys.formUnion(update.catalog.keys)
                tables.append(
                    ExtractedTable(
                        name: table, path: update.catalog.file, strings: found, changes: update.changes,
                        diagnostics: update.diagnostics, resolvedPlaces: update.resolvedPlaces,
                        bytes: update.catalog.bytes))
            } else if !found.isEmpty {
                let update = try StringsFileUpdate(
                    found, document: files.stringsFile(table), dictionaryKeys: files.dictionaryKeys(table))
                keys.formUnion(update.document.entries.map(\.key))
                tables.append(
                    ExtractedTable(
                        name: table, path: update.document.file, strings: found,
                        changes: update.added.map { ($0, .added) }, diagnostics: update.entries.conflicts,
                        resolvedPlaces: update.entries.resolvedPlaces, bytes: update.document.bytes))
            }
        }
    }

    /// Writes the tables that changed.
    public func write() throws {
        for table in tables where table.isChanged { try table.write() }
    }

    /// The table of strings that name none.
    private static let defaultTable = "Localizable"

    /// The names in a folder; none where it isn't there.
    static func files(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    /// Whether a file in a folder makes it one of tables.
    private static func isTable(_ name: String) -> Bool {
        [".xcstrings", ".lproj", ".strings"].contains(where: name.hasSuffix)
    }

    /// Throws where a table can't have the name.
    private static func check(_ table: String, _ string: LocalizableString?) throws {
        guard
            table.isEmpty || table.hasPrefix(".") || table.utf8.count > 200
                || table.unicodeScalars.contains(where: { $0 == "/" || $0.properties.generalCategory == .control })
        else { return }
        throw DiagnosticError(
            Diagnostic(
                rule: "table-name", place: string?.place, key: string?.key,
                message: "\(Diagnostic.quote(table)) can't be the name of a table's file", fix: "name another table"))
    }
}
