import Foundation
import MizanBase
import MizanDocument
import MizanLocalization

extension LintedProgram {
    /// Reads what paths name: tables of strings, Swift sources, and folders of them.
    ///
    /// What is in a file and can't be read is a finding, and keeps no other file from being linted.
    ///
    /// - Parameters:
    ///   - paths: Files and folders; `-` is a string catalog on standard input.
    ///   - read: Gives a file's content, where it isn't that of the disk; nil passes the file over.
    /// - Throws: `DiagnosticError` for a path that isn't there.
    public init(paths: [String], reading read: ((_ path: String) throws -> SourceFile?)? = nil) throws {
        var files = ProgramFiles(reading: read)
        for path in paths { try files.find(path) }
        self.init(files)
    }

    /// Whether a path is that of a table, or of a folder with tables.
    public static func hasTables(at path: String) -> Bool {
        var files = ProgramFiles()
        guard (try? files.find(path)) != nil else { return false }
        return !files.tables.isEmpty
    }

    /// The folders with tables that a path names or has in it, each a bundle, in order; none for a file.
    ///
    /// - Throws: `DiagnosticError` for a path that isn't there.
    package static func bundleFolders(at path: String) throws -> [(folder: String, developmentLanguage: LanguageTag)] {
        var files = ProgramFiles()
        try files.find(path)
        var known: Set<String> = []
        return files.tablesInOrder().compactMap { table in
            guard table.path != path, known.insert(table.bundle).inserted else { return nil }
            return (table.bundle, table.sourceLanguage)
        }
    }

    /// Reads files that are in memory.
    ///
    /// - Parameter files: The files, by their paths; those that hold no strings are passed over.
    public init(files: [SourceFile]) throws { self.init(try ProgramFiles(files)) }

    private init(_ files: ProgramFiles) {
        programFolders = files.programFolders
        packageFolders = files.packageFolders
        scenes = files.scenes
        problems = files.problems
        var tables: [TableIdentity: LintedTable] = [:]
        var order: [TableIdentity] = []
        // A dictionary's entry counts before that of a catalog, and a catalog's before that of `.strings`.
        for file in files.tablesInOrder() {
            let identity = TableIdentity(bundle: file.bundle, name: file.name)
            guard let source = contents(of: file.path, files) else { continue }
            self.files.append(source.name)
            let isNew = tables[identity] == nil
            guard let table = read(source, file, into: tables[identity]) else { continue }
            tables[identity] = table
            if isNew { order.append(identity) }
        }
        self.tables = order.compactMap { identity in
            var table = tables[identity]
            table?.hasInterface = files.interfaces.contains("\(identity.bundle)/\(identity.name)")
            return table
        }
        problems += self.tables.flatMap(\.problems)
        for path in files.sources {
            guard let source = contents(of: path, files) else { continue }
            self.files.append(source.name)
            let scan = SwiftSource(source.bytes, file: source.name)
            strings += scan.strings
            if scan.suppliesStrings { suppliers.append(source.name) }
            formats += scan.formats
            joins += scan.joins
            localeScans.append(scan.processLocale)
        }
    }

    private struct TableIdentity: Hashable {
        let bundle: String
        let name: String
    }

    /// The file's bytes; nil where it can't be read, or holds the marks of a merge, which is a finding then.
    private mutating func contents(of path: String, _ files: ProgramFiles) -> SourceFile? {
        do {
            guard let file = try files.read(path, Limits.fileBytes) else { return nil }
            guard let line = MergeMarkers.conflictLine(in: file.bytes) else { return file }
            conflicts.append(SourcePlace(file: file.name, line: line, column: 1))
            self.files.append(file.name)
        } catch let error as DiagnosticError {
            problems += error.diagnostics
        } catch {
            problems.append(Diagnostic(rule: "file-read", file: path, message: "the file can't be read"))
        }
        return nil
    }

    /// Reads a file of a table, and what its own reader says of it; nil where nothing can be read.
    private mutating func read(
        _ source: SourceFile, _ file: ProgramFiles.TableFile, into known: LintedTable?
    ) -> LintedTable? {
        do {
            let catalog: StringCatalog
            switch file.format {
            case .catalog: catalog = try StringCatalog(xcstrings: source.bytes, file: source.name)
            case .strings:
                catalog = try StringCatalog(strings: source.bytes, file: source.name, language: file.language)
            case .dictionary:
                catalog = try StringCatalog(stringsDictionary: source.bytes, file: source.name, language: file.language)
            }
            problems += catalog.warnings
        } catch let error as DiagnosticError {
            // Rules say what is wrong with variables, for each text.
            problems += error.diagnostics.filter { $0.rule != "undefined-variable" }
        } catch {
            problems.append(Diagnostic(rule: "file-read", file: source.name, message: "the file can't be read"))
        }
        func new() -> LintedTable {
            LintedTable(
                bundle: file.bundle, name: file.name, file: source.name, sourceLanguage: file.sourceLanguage,
                format: file.format)
        }
        var table = known
        table?.formats.insert(file.format)
        switch file.format {
        case .catalog:
            let values = Limits.catalogValues + source.bytes.count / Limits.catalogValueBytes
            guard
                let root = try? JSONValue.parse(
                    source.bytes, file: source.name, comments: false, valueLimit: values)
            else { return known }
            let catalog = LintedTable(catalog: root, bundle: file.bundle, name: file.name, file: source.name)
            guard table != nil else { return catalog }
            for entry in catalog.entries { table?.add(entry) }
        case .strings:
            table = table ?? new()
            table?.add(strings: source.bytes, file: source.name, language: file.language)
        case .dictionary:
            guard let root = try? PropertyListValue.parse(source.bytes, file: source.name) else { return known }
            table = table ?? new()
            table?.add(dictionary: root, language: file.language)
        }
        return table
    }
}
