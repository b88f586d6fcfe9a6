import MizanBase
import MizanDocument
import MizanLocalization

extension StringTables {
    /// A table that an import changes.
    public struct Change: Sendable {
        /// The path in the folder, of a file that may not be there yet.
        public var path: String
        /// What the file is to hold.
        public var bytes: [UInt8]
    }

    /// The texts of all tables for the translators into a language.
    ///
    /// Throws the diagnostics of all tables: of the rule `xliff-loss` for units that would not come back, and of reading them.
    public func exported(to language: LanguageTag) throws -> XLIFFDocument {
        guard language != sourceLanguage else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "xliff-export", file: folder.name, language: language,
                    message: "\(language) is the language of the sources", fix: "name one to translate into"))
        }
        var files: [XLIFFFile] = []
        var errors: [Diagnostic] = []
        for table in tables {
            do {
                files.append(try exported(table, to: language))
            } catch let error as DiagnosticError {
                errors += error.diagnostics
            }
        }
        guard errors.isEmpty else { throw DiagnosticError(errors) }
        // One spelling for all: the package is named by it.
        for index in files.indices { files[index].targetLanguage = language.identifier }
        return XLIFFDocument(files: files)
    }

    private func exported(_ table: Table, to language: LanguageTag) throws -> XLIFFFile {
        let units: [XLIFFUnit]
        switch table.format {
        case .catalog: return try catalog(table).exported(to: language, original: table.path)
        case .strings: units = try strings(table, language).units()
        case .dictionary: units = try dictionary(table, language).units()
        }
        return XLIFFFile(
            original: table.path, sourceLanguage: sourceLanguage.identifier, targetLanguage: language.identifier,
            units: units)
    }

    /// The files that imports changed, by their paths.
    public var changes: [Change] {
        changed.map { Change(path: $0.key, bytes: $0.value) }.sorted {
            $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
        }
    }

    /// Takes the translations of a document: ``changes`` are what is to be written then.
    ///
    /// - Returns: Notes on what was left out.
    /// - Throws: The diagnostics of all files of the document; nothing of it is taken then.
    public mutating func take(_ document: XLIFFDocument) throws -> [Diagnostic] {
        var after = self
        var notes: [Diagnostic] = []
        var errors: [Diagnostic] = []
        var known: Set<String> = []
        for file in document.files {
            do {
                guard known.insert(file.original).inserted else {
                    throw failure(file, "the table \(Diagnostic.quote(file.original)) stands twice in the document")
                }
                let result = try importing(file)
                notes += result.notes
                if let change = result.change { after.changed[change.path] = change.bytes }
            } catch let error as DiagnosticError {
                errors += error.diagnostics
            }
        }
        guard errors.isEmpty else { throw DiagnosticError(errors) }
        self = after
        return notes
    }

    private func importing(_ file: XLIFFFile) throws -> (change: Change?, notes: [Diagnostic]) {
        guard let language = LanguageTag(checking: file.targetLanguage) else {
            throw failure(file, "\(Diagnostic.quote(file.targetLanguage)) is no language to translate into")
        }
        guard let table = tables.first(where: { $0.path == file.original }) else {
            let nearest = file.original.nearest(in: tables.map(\.path))
            throw failure(
                file, "there is no table \(Diagnostic.quote(file.original)) in \(Diagnostic.quote(folder.name))",
                fix: nearest.map { "did you mean \(Diagnostic.quote($0))?" }
                    ?? "import in the folder that was exported, or name it with --root")
        }
        let path = path(of: table, in: language)
        let before: [UInt8]?, after: [UInt8], notes: [Diagnostic]
        switch table.format {
        case .catalog:
            let document = try catalog(table)
            let result = try document.importing(file)
            (before, after, notes) = (document.bytes, result.document.bytes, result.notes)
        case .strings, .dictionary:
            guard LanguageTag(file.sourceLanguage) == sourceLanguage, language != sourceLanguage else {
                throw failure(
                    file, "its languages aren't those of a translation from \(sourceLanguage)", fix: "export again")
            }
            if table.format == .strings {
                let exchange = try strings(table, language)
                let result = try exchange.importing(file)
                (before, after, notes) = (exchange.target.bytes, result.document.bytes, result.notes)
            } else {
                let exchange = try dictionary(table, language)
                let result = try exchange.importing(file)
                (before, after, notes) = (exchange.target.bytes, result.document.bytes, result.notes)
            }
        }
        return (before == after ? nil : Change(path: path, bytes: after), notes)
    }

    private func failure(_ file: XLIFFFile, _ message: String, fix: String? = nil) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "xliff-import", place: file.place, message: message, fix: fix))
    }

    private func catalog(_ table: Table) throws -> CatalogDocument {
        try CatalogDocument(
            changed[table.path] ?? folder.read(table.path), file: folder.displayName(of: table.path))
    }

    private func strings(_ table: Table, _ language: LanguageTag) throws -> StringsFileExchange {
        let path = path(of: table, in: language), name = folder.displayName(of: path)
        return StringsFileExchange(
            source: try StringsFileDocument(folder.read(table.path), file: folder.displayName(of: table.path)),
            target: try bytes(path).map { try StringsFileDocument($0, file: name) } ?? StringsFileDocument(file: name))
    }

    private func dictionary(_ table: Table, _ language: LanguageTag) throws -> StringsDictionaryExchange {
        let path = path(of: table, in: language), name = folder.displayName(of: path)
        return StringsDictionaryExchange(
            source: try StringsDictionaryDocument(folder.read(table.path), file: folder.displayName(of: table.path)),
            target: try bytes(path).map { try StringsDictionaryDocument($0, file: name) }
                ?? StringsDictionaryDocument(file: name), language: language)
    }

    /// What a file holds; nil where it isn't there.
    private func bytes(_ path: String) throws -> [UInt8]? {
        if let changed = changed[path] { return changed }
        do {
            return try folder.read(path)
        } catch let error as DiagnosticError where error.diagnostics.first?.rule == "file-missing" {
            return nil
        }
    }
}
