import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

/// The tables of one folder that an extraction brings up to date: its catalogs, and the `.strings` files of the source language.
struct UpdatedTables {
    /// The names of the tables that are there.
    let names: Set<String>
    private let folder: String?
    private let catalogs: [String: CatalogDocument]
    /// The tables that are in languages' folders, or in the folder itself.
    private let older: Set<String>
    private let language: LanguageTag
    /// The name of the source language's folder; nil if the folder is that of a language itself.
    private let languageFolder: String?

    /// Looks for the tables of a folder, which needn't be there; nil for none.
    init(folder: String?, sourceLanguage: LanguageTag?) throws {
        self.folder = folder
        let files = folder.map(CatalogFolderUpdate.files) ?? []
        func join(_ name: String) -> String { folder.map { $0 == "." ? name : "\($0)/\(name)" } ?? name }
        var catalogs: [String: CatalogDocument] = [:]
        for name in files where name.hasSuffix(".xcstrings") {
            let path = join(name)
            let catalog = try CatalogDocument(SourceFile.read(path).bytes, file: path)
            if let sourceLanguage, catalog.sourceLanguage != sourceLanguage {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "source-language", file: path,
                        message: "this catalog's source language is \(catalog.sourceLanguage)",
                        fix: "leave --source-language out, or name another folder"))
            }
            catalogs[String(name.dropLast(".xcstrings".count))] = catalog
        }
        self.catalogs = catalogs
        let languageFolders = files.filter { $0.hasSuffix(".lproj") }
        let inLanguages = languageFolders.flatMap { CatalogFolderUpdate.files(of: join($0)) }
        older = Set(
            (inLanguages + files).flatMap { name in
                [".strings", ".stringsdict"].filter(name.hasSuffix).map { String(name.dropLast($0.count)) }
            }
        ).subtracting(catalogs.keys)
        names = older.union(catalogs.keys)
        language =
            sourceLanguage ?? catalogs.sorted { $0.key < $1.key }.first?.value.sourceLanguage
            ?? folder.flatMap(Self.packageLanguage) ?? .english
        let language = language
        languageFolder =
            folder?.hasSuffix(".lproj") ?? false
            ? nil
            : languageFolders.first { LanguageTag(languageFolder: $0) == language }
                ?? languageFolders.first { $0 == "Base.lproj" } ?? "\(language).lproj"
    }

    /// Whether a table is a catalog, or becomes one.
    func isCatalog(_ table: String) -> Bool {
        catalogs[table] != nil || !older.contains(table) && (older.isEmpty || !catalogs.isEmpty)
    }

    /// The catalog of a table; an empty one if it isn't there.
    func catalog(_ table: String) throws -> CatalogDocument {
        catalogs[table] ?? CatalogDocument(sourceLanguage: language, file: path("\(table).xcstrings"))
    }

    /// The `.strings` file of a table in the source language; an empty one if it isn't there.
    func stringsFile(_ table: String) throws -> StringsFileDocument {
        let path = languagePath("\(table).strings")
        guard FileManager.default.fileExists(atPath: path) else { return StringsFileDocument(file: path) }
        return try StringsFileDocument(SourceFile.read(path).bytes, file: path)
    }

    /// The keys of a table's `.stringsdict` in the source language.
    func dictionaryKeys(_ table: String) throws -> [String] {
        let path = languagePath("\(table).stringsdict")
        guard FileManager.default.fileExists(atPath: path),
            case .dictionary(let members) = try PropertyListValue.parse(SourceFile.read(path).bytes, file: path).content
        else { return [] }
        return members.map(\.key)
    }

    private func path(_ name: String) -> String { folder.map { $0 == "." ? name : "\($0)/\(name)" } ?? name }

    /// The path of a table's file: in the folder itself if it is there, or else in that of the source language.
    private func languagePath(_ name: String) -> String {
        guard let languageFolder, !FileManager.default.fileExists(atPath: path(name)) else { return path(name) }
        return path("\(languageFolder)/\(name)")
    }

    /// The default language of the package that a folder is in.
    private static func packageLanguage(of folder: String) -> LanguageTag? {
        var path = URL(fileURLWithPath: folder).standardizedFileURL
        for _ in 0..<8 {
            let manifest = path.appendingPathComponent("Package.swift").path
            if let file = try? SourceFile.read(manifest, limit: 1 << 20) {
                return PackageManifest(file.bytes).defaultLocalization.map { LanguageTag($0) }
            }
            guard path.path != "/" else { return nil }
            path.deleteLastPathComponent()
        }
        return nil
    }
}
