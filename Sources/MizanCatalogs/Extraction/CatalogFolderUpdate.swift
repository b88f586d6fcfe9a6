import Foundation
import MizanBase
import MizanDocument

/// What an extraction changes in the catalogs of a folder, a catalog for each table.
public struct CatalogFolderUpdate {
    /// A table's catalog.
    public struct Table {
        /// The table.
        public let name: String
        /// The catalog's file.
        public let path: String
        /// The strings that the sources show of it.
        public let strings: [LocalizableString]
        /// What changes.
        public let update: CatalogUpdate
        /// Whether the file is another one than before.
        public let isChanged: Bool
    }

    /// The tables, by name.
    public let tables: [Table]

    /// Tables that something else than sources and scenes writes: they change where a string of theirs is found, and nothing in
    /// them is stale else.
    private static let otherTables: Set<String> = [InformationPropertyList.table, "AppShortcuts"]

    /// Compares strings with the catalogs of a folder, which needn't be there.
    ///
    /// - Parameters:
    ///   - strings: All strings of a program, of all tables.
    ///   - folder: The folder of `Localizable.xcstrings`; nil for none: all is new.
    ///   - sourceLanguage: The language of the sources; nil is that of the catalogs that are there, else English.
    ///   - marksStale: Whether keys that no string has are stale.
    /// - Throws: `DiagnosticError` where a catalog can't be read, is in another source language, where a table's name can't be one
    ///   of a file, and where the folder has the table in the older formats.
    public init(
        _ strings: [LocalizableString], folder: String?, sourceLanguage: LanguageTag? = nil, marksStale: Bool = true
    ) throws {
        let byTable = Dictionary(grouping: strings) { $0.table ?? Self.defaultTable }
        let names = folder.map(Self.files) ?? []
        let existing = names.compactMap { $0.hasSuffix(Self.ending) ? String($0.dropLast(Self.ending.count)) : nil }
        let path = { (name: String) in folder.map { $0 == "." ? name : "\($0)/\(name)" } ?? name }
        var catalogs: [String: CatalogDocument] = [:]
        for table in existing {
            catalogs[table] = try Self.catalog(path(table + Self.ending), sourceLanguage: sourceLanguage)
        }
        let language = sourceLanguage ?? existing.first.flatMap { catalogs[$0]?.sourceLanguage } ?? .english
        var tables: [Table] = []
        for table in Set(existing).union(byTable.keys).sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
            let found = byTable[table] ?? []
            let file = path(table + Self.ending)
            if catalogs[table] == nil { try Self.checkIsFree(table, folder, names, found.first) }
            let old = catalogs[table] ?? CatalogDocument(sourceLanguage: language, file: file)
            let update = CatalogUpdate(
                found, catalog: old, marksStale: marksStale && !(found.isEmpty && Self.otherTables.contains(table)))
            tables.append(
                Table(name: table, path: file, strings: found, update: update, isChanged: !update.changes.isEmpty))
        }
        self.tables = tables
    }

    /// Writes the catalogs that changed, each whole or not at all; the folder is made where it isn't there.
    public func write() throws {
        for table in tables where table.isChanged {
            try WholeFile.write(table.update.catalog.bytes, to: table.path, creatingFolders: true)
        }
    }

    private static let ending = ".xcstrings"
    /// The table of strings that name none.
    private static let defaultTable = "Localizable"

    /// The names in a folder; none where it isn't there.
    private static func files(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
    }

    private static func catalog(_ path: String, sourceLanguage: LanguageTag?) throws -> CatalogDocument {
        let catalog = try CatalogDocument(SourceFile.read(path).bytes, file: path)
        guard let sourceLanguage, catalog.sourceLanguage != sourceLanguage else { return catalog }
        throw DiagnosticError(
            Diagnostic(
                rule: "source-language", file: path,
                message: "this catalog's source language is \(catalog.sourceLanguage)",
                fix: "leave --source-language out, or name another folder"))
    }

    /// Throws where a new catalog can't have the name, or would stand beside a table of the older formats, which it would hide.
    private static func checkIsFree(
        _ table: String, _ folder: String?, _ names: [String], _ string: LocalizableString?
    ) throws {
        guard !table.isEmpty, !table.hasPrefix("."), table.utf8.count <= 200,
            table.unicodeScalars.allSatisfy({ $0 != "/" && $0.properties.generalCategory != .control })
        else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "table-name", place: string?.place, key: string?.key,
                    message: "\(Diagnostic.quote(table)) can't be the name of a table's file", fix: "name another table"
                ))
        }
        guard let folder else { return }
        let folders = ["."] + names.filter { $0.hasSuffix(".lproj") }
        for name in folders.flatMap({ inner in ["strings", "stringsdict"].map { "\(inner)/\(table).\($0)" } })
        where FileManager.default.fileExists(atPath: "\(folder)/\(name)") {
            throw DiagnosticError(
                Diagnostic(
                    rule: "table-format", file: "\(folder)/\(name)",
                    message:
                        "the table \(Diagnostic.quote(table)) is here in an older format, which a catalog doesn't go with",
                    fix: "make a catalog of it first, or name another folder with -o"))
        }
    }
}
