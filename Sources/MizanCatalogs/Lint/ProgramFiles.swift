import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

/// The files of a program, found by their names.
struct ProgramFiles {
    /// A file of a table.
    struct TableFile {
        let path: String
        let format: LintedTable.TableFormat
        /// The folder of the bundle.
        let bundle: String
        /// The table's name.
        let name: String
        /// The language of its folder; nil for `Base` and outside of all.
        let folderLanguage: LanguageTag?
        var language: LanguageTag = .english
        var sourceLanguage: LanguageTag = .english
    }

    /// Reads a file of at most so many bytes; nil where it is passed over.
    let read: (_ path: String, _ limit: Int) throws -> SourceFile?
    private(set) var tables: [TableFile] = []
    private(set) var sources: [String] = []
    private(set) var scenes: [String] = []
    /// The storyboards and nibs in `Base.lproj`, as `bundle/name`: the texts in the source language of the tables of their names.
    private(set) var interfaces: Set<String> = []
    private(set) var programFolders: Set<String> = []
    private(set) var packageFolders: Set<String> = []
    /// The development language of a folder, as its `Info.plist` or manifest says it.
    private var developmentLanguages: [String: LanguageTag] = [:]
    private var known: Set<String> = []
    /// Files that no reader uses.
    private(set) var problems: [Diagnostic] = []

    /// Bytes of a manifest or an `Info.plist`.
    private static let informationLimit = 1 << 20

    /// Files on the disk, or with other content than there.
    init(reading read: ((_ path: String) throws -> SourceFile?)? = nil) {
        self.read = { path, limit in try read.map { try $0(path) } ?? SourceFile.read(path, limit: limit) }
    }

    /// Files in memory, by their paths.
    init(_ files: [SourceFile]) throws {
        let contents = Dictionary(files.map { ($0.name, $0) }) { first, _ in first }
        read = { path, _ in
            guard let file = contents[path] else {
                throw DiagnosticError(Diagnostic(rule: "file-missing", file: path, message: "there is no such file"))
            }
            return file
        }
        for file in files.sorted(by: { $0.name < $1.name }) { add(file.name, isNamed: false) }
    }

    /// Takes in the file of a path, or every file of a folder.
    mutating func find(_ path: String) throws {
        var isFolder: ObjCBool = false
        guard path == "-" || FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "file-missing", file: path, message: "there is no file \(Diagnostic.quote(path))",
                    fix: "check the path"))
        }
        guard isFolder.boolValue else {
            guard add(path, isNamed: true) else {
                throw DiagnosticError(
                    Diagnostic(
                        rule: "file-kind", file: path,
                        message: "\(Diagnostic.quote(path)) holds no strings that can be linted",
                        fix:
                            "name an .xcstrings, .strings, .stringsdict, .swift or .scene.json file, or a folder of them"
                    ))
            }
            return
        }
        try findAll(in: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0)
    }

    private mutating func findAll(in folder: String, depth: Int) throws {
        guard depth < SourceFolderEntry.depthLimit else { return }
        for entry in try SourceFolderEntry.all(in: folder) {
            if !entry.isFolder {
                add(entry.path, isNamed: false)
            } else if entry.name.hasSuffix(".xcodeproj") || entry.name.hasSuffix(".xcworkspace") {
                programFolders.insert(folder)
            } else {
                try findAll(in: entry.path, depth: depth + 1)
            }
        }
    }

    /// Takes a file in by the ending of its name; false where it is of no use.
    @discardableResult private mutating func add(_ path: String, isNamed: Bool) -> Bool {
        guard known.insert(path).inserted else { return true }
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let folder = path.contains("/") ? String(path.dropLast(name.utf8.count + 1)) : "."
        if let app = path.range(of: ".app/") {
            programFolders.insert(path[..<app.lowerBound] + ".app")
        }
        func ending(_ ending: String) -> String? { name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : nil }
        if path == "-" {
            tables.append(TableFile(path: path, format: .catalog, bundle: "", name: "Localizable", folderLanguage: nil))
        } else if let table = ending(".xcstrings") {
            add(path, .catalog, table, in: folder)
        } else if let table = ending(".stringsdict") {
            add(path, .dictionary, table, in: folder)
        } else if let table = ending(".strings") {
            add(path, .strings, table, in: folder)
        } else if name == "Package.swift" {
            // What lies beside its sources, such as examples, is a program of its own.
            programFolders.insert(folder == "." ? "Sources" : folder + "/Sources")
            packageFolders.insert(folder)
            if let manifest = try? read(path, Self.informationLimit) ?? nil {
                developmentLanguages[folder] = SwiftSource.defaultLocalization(manifest.bytes)
            }
        } else if name.hasSuffix(".swift") {
            // Tests show nobody anything.
            let isTest = folder.split(separator: "/").contains { $0 == "Tests" || $0.hasSuffix("Tests") }
            if isNamed || !isTest { sources.append(path) }
        } else if name.hasSuffix(".scene.json") {
            scenes.append(path)
        } else if name == "Info.plist" {
            let information = ((try? read(path, Self.informationLimit)) ?? nil).flatMap {
                try? PropertyListValue.parse($0.bytes, file: path)
            }
            if let region = information?["CFBundleDevelopmentRegion"]?.stringValue {
                developmentLanguages[folder] = LanguageTag(languageFolder: region + ".lproj")
            }
        } else if let table = ending(".storyboard") ?? ending(".xib"), folder.split(separator: "/").last == "Base.lproj"
        {
            let bundle = folder.dropLast("Base.lproj".utf8.count)
            interfaces.insert("\(bundle.isEmpty ? "./" : bundle)\(table)")
            return !isNamed
        } else {
            return false
        }
        return true
    }

    private mutating func add(_ path: String, _ format: LintedTable.TableFormat, _ name: String, in folder: String) {
        let last = folder.split(separator: "/").last.map(String.init) ?? folder
        var bundle = folder
        var language: LanguageTag?
        if last.hasSuffix(".lproj") {
            bundle = folder == last ? "." : String(folder.dropLast(last.utf8.count + 1))
            language = LanguageTag(languageFolder: last)
            // The folder of no language is not used by any reader.
            guard language != nil || last == "Base.lproj" else {
                problems.append(
                    Diagnostic(
                        .warning, rule: "unknown-language", file: path,
                        message: "\(Diagnostic.quote(last)) names no language; what is in it is not used",
                        fix: "name the folder by a language tag, such as sr-Latn.lproj"))
                return
            }
        }
        tables.append(TableFile(path: path, format: format, bundle: bundle, name: name, folderLanguage: language))
    }

    /// The tables with their languages: by bundle, dictionaries before catalogs before `.strings`, the source language first.
    func tablesInOrder() -> [TableFile] {
        let languages = Dictionary(grouping: tables, by: \.bundle).mapValues(sourceLanguage)
        func rank(_ table: TableFile) -> Int {
            let format = [.dictionary: 0, .catalog: 2, .strings: 4][table.format] ?? 0
            return format + (table.language == table.sourceLanguage ? 0 : 1)
        }
        return tables.map { table in
            var table = table
            table.sourceLanguage = languages[table.bundle] ?? .english
            table.language = table.folderLanguage ?? table.sourceLanguage
            return table
        }.sorted { ($0.bundle, rank($0), $0.path) < ($1.bundle, rank($1), $1.path) }
    }

    /// The development language of a bundle: that of its `Info.plist` or its package, or else English where it is there.
    private func sourceLanguage(_ tables: [TableFile]) -> LanguageTag {
        let bundle = tables.first?.bundle ?? ""
        let languages = tables.compactMap(\.folderLanguage).sorted { $0.identifier < $1.identifier }
        let around = developmentLanguages.filter { bundle == $0.key || bundle.hasPrefix($0.key + "/") || $0.key == "." }
        let said = around.max { $0.key.utf8.count < $1.key.utf8.count }?.value
        if let said, languages.isEmpty || languages.contains(said) { return said }
        return languages.contains(.english) ? .english : languages.first ?? .english
    }
}
