import MizanBase
import MizanDocument
import MizanLocalization

extension StringTables {
    /// A table that an import changes.
    public struct ChangedTable: Sendable {
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

    private func exported(_ table: TablePath, to language: LanguageTag) throws -> XLIFFFile {
        let units: [XLIFFUnit]
        switch table.format {
        case .catalog: return try catalog(table).exported(to: language, original: table.path)
        case .strings, .interface: units = try strings(table, at: path(of: table, in: language)).units()
        case .dictionary: units = try dictionary(table, language, at: path(of: table, in: language)).units()
        }
        return XLIFFFile(
            original: table.path, sourceLanguage: sourceLanguage.identifier, targetLanguage: language.identifier,
            units: units)
    }

    /// Takes the translations of a document: ``changes`` are what is to be written then.
    ///
    /// - Returns: Notes on what was left out. An error among them is a unit that was refused; the others are taken.
    /// - Throws: The diagnostics of all files of the document that aren't translations of these tables; nothing of it is taken then.
    public mutating func importTranslations(_ document: XLIFFDocument) throws -> [Diagnostic] {
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
                if let bytes = result.after { after.change(result.path, to: bytes, from: result.before) }
            } catch let error as DiagnosticError {
                errors += error.diagnostics
            }
        }
        guard errors.isEmpty else { throw DiagnosticError(errors) }
        self = after
        return notes
    }

    /// A table's file before and after an import; nil after one that changed nothing.
    typealias Imported = (path: String, before: [UInt8]?, after: [UInt8]?, notes: [Diagnostic])

    private func importing(_ file: XLIFFFile) throws -> Imported {
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
        switch table.format {
        case .catalog:
            let document = try catalog(table)
            let result = try document.importing(file)
            return (table.path, document.bytes, result.document.bytes, result.notes)
        case .strings, .interface, .dictionary:
            guard LanguageTag(file.sourceLanguage) == sourceLanguage, language != sourceLanguage else {
                throw failure(
                    file, "its languages aren't those of a translation from \(sourceLanguage)", fix: "export again")
            }
            return try importing(file, into: table, language)
        }
    }

    /// Takes texts into the files of a table in a language.
    func importing(_ file: XLIFFFile, into table: TablePath, _ language: LanguageTag) throws -> Imported {
        let path = language == sourceLanguage ? table.path : path(of: table, in: language)
        let before: [UInt8], after: [UInt8], notes: [Diagnostic]
        if table.format == .dictionary {
            let exchange = try dictionary(table, language, at: path)
            let result = try exchange.importing(file)
            (before, after, notes) = (exchange.target.bytes, result.document.bytes, result.notes)
        } else {
            let exchange = try strings(table, at: path)
            let result = try exchange.importing(file)
            (before, after, notes) = (exchange.target.bytes, result.document.bytes, result.notes)
        }
        return (path, try bytes(path), before == after ? nil : after, notes)
    }

    private func failure(_ file: XLIFFFile, _ message: String, fix: String? = nil) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "xliff-import", place: file.place, message: message, fix: fix))
    }

    func catalog(_ table: TablePath) throws -> CatalogDocument {
        try CatalogDocument(
            changed[table.path] ?? folder.read(table.path), file: folder.displayName(of: table.path))
    }

    private func strings(_ table: TablePath, at path: String) throws -> StringsFileExchange {
        let name = folder.displayName(of: path)
        return StringsFileExchange(
            try sources(of: table), sourceLanguage: sourceLanguage,
            target: try bytes(path).map { try StringsFileDocument($0, file: name) } ?? StringsFileDocument(file: name))
    }

    /// The texts of a table in the source language.
    func sources(of table: TablePath) throws -> [StringsFileExchange.SourceString] {
        func entries(_ path: String) throws -> [StringsFileExchange.SourceString] {
            try bytes(path).map { try StringsFileDocument($0, file: folder.displayName(of: path)).sources } ?? []
        }
        guard table.format == .interface else { return try entries(table.path) + (keysAsTexts[table.path] ?? []) }
        let file = try InterfaceFile(folder.read(table.path), file: folder.displayName(of: table.path))
        // Texts in the source language may be elsewhere than in the storyboard.
        let texts = Dictionary(try entries(path(of: table, in: sourceLanguage)).map { ($0.key, $0.text) }) { $1 }
        return file.texts.map { .init(key: $0.key, text: texts[$0.key] ?? $0.text, comment: $0.comment) }
    }

    /// The keys of a `.stringsdict` table.
    func dictionaryKeys(of table: TablePath) throws -> [String] {
        try StringsDictionaryDocument(folder.read(table.path), file: folder.displayName(of: table.path))
            .root.dictionaryValue?.map(\.key) ?? []
    }

    private func dictionary(
        _ table: TablePath, _ language: LanguageTag, at path: String
    ) throws -> StringsDictionaryExchange {
        let name = folder.displayName(of: path)
        return StringsDictionaryExchange(
            source: try StringsDictionaryDocument(folder.read(table.path), file: folder.displayName(of: table.path)),
            target: try bytes(path).map { try StringsDictionaryDocument($0, file: name) }
                ?? StringsDictionaryDocument(file: name), language: language, sourceLanguage: sourceLanguage)
    }
}
