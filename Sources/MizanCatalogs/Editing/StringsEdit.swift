import MizanBase
import MizanLocalization
import MizanUnicode

/// One text of a table that is to be written.
public struct StringsEdit: Hashable, Sendable {
    /// The key of the string.
    public var key: String
    /// The language of the text.
    public var language: LanguageTag
    /// The text.
    public var text: String
    /// The form that the text is, as units of XLIFF name it: `plural.one`, `device.mac`, `substitutions.NAME.plural.other`; `one` is
    /// `plural.one`. Nil for a text without forms.
    public var form: String?
    /// The state of the text in a string catalog; nil for `translated`.
    public var state: String?
    /// A comment for translators: of a catalog's key, or of a new entry of a `.strings` file. Nil keeps the one that is there.
    public var comment: String?

    /// The states that a text can be given.
    public static let states = ["new", "translated", "needs_review", "machine_translated", "stale"]

    /// A text of a key.
    public init(
        key: String, language: LanguageTag, text: String, form: String? = nil, state: String? = nil,
        comment: String? = nil
    ) {
        (self.key, self.language, self.text) = (key, language, text)
        (self.form, self.state, self.comment) = (form, state, comment)
    }

    /// The form; throws for one that isn't known.
    func unitForm() throws -> UnitForm {
        guard let form else { return UnitForm() }
        if let plural = PluralCategory(rawValue: form) { return UnitForm(plural: plural) }
        if let form = UnitForm(words: form[...]) { return form }
        throw DiagnosticError(
            Diagnostic(
                rule: "strings-set", key: key, message: "\(Diagnostic.quote(form)) is no form of a text",
                fix: "write one such as plural.one, device.mac or substitutions.NAME.plural.other"))
    }
}

extension StringTables {
    /// Writes one text into the table that has its key: ``changes`` are what is to be written then.
    ///
    /// - Returns: Notes. An error among them is why the text was refused, such as specifiers of another type than the key's.
    /// - Throws: A diagnostic of the rule `strings-set` if no table has the key, or several have it, or the table can't hold such a text.
    public mutating func set(_ edit: StringsEdit) throws -> [Diagnostic] {
        let form = try edit.unitForm()
        if let state = edit.state, !StringsEdit.states.contains(state) {
            throw failure(
                edit, "there is no state \(Diagnostic.quote(state))",
                fix: state.nearest(in: StringsEdit.states).map { "did you mean “\($0)”?" }
                    ?? "use \(StringsEdit.states.joined(separator: ", "))")
        }
        let table = try table(of: edit)
        switch table.format {
        case .catalog: return try set(edit, form, inCatalog: table)
        case .interface where edit.language == sourceLanguage:
            throw failure(
                edit, "the text in \(sourceLanguage) is in \(Diagnostic.quote(table.path))", fix: "change it there")
        case .strings, .interface: return try set(edit, id: edit.key, isPlain: form == UnitForm(), in: table)
        case .dictionary:
            let path =
                [edit.key]
                + (form.substitution.map { [$0] }
                    ?? form.device.map { ["NSStringDeviceSpecificRuleType", $0.rawValue] }
                    ?? ["NSStringLocalizedFormatKey"]) + (form.plural.map { [$0.rawValue] } ?? [])
            return try set(edit, id: StringsDictionaryExchange.id(path), isPlain: true, in: table)
        }
    }

    private func failure(_ edit: StringsEdit, _ message: String, fix: String?) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "strings-set", file: folder.name, key: edit.key, language: edit.language, message: message,
                fix: fix))
    }

    /// The table that has a key.
    private func table(of edit: StringsEdit) throws -> TablePath {
        var keys: [String] = []
        let found = try tables.filter { table in
            let own: [String]
            switch table.format {
            case .catalog: own = try catalog(table).keys
            case .strings, .interface: own = try sources(of: table).map(\.key)
            case .dictionary: own = try dictionaryKeys(of: table)
            }
            keys += own
            return own.contains { $0.hasSameBytes(as: edit.key) }
        }
        // An entry of a dictionary wins over one of `.strings`.
        let winning = found.filter { $0.format == .dictionary }
        let candidates = winning.isEmpty ? found : winning
        guard let table = candidates.first else {
            throw failure(
                edit, "no table has the key \(Diagnostic.quote(edit.key))",
                fix: edit.key.nearest(in: keys).map { "did you mean \(Diagnostic.quote($0))?" }
                    ?? "add it to the table first, or extract it from the sources")
        }
        guard candidates.count == 1 else {
            throw failure(
                edit,
                "\(candidates.count) tables have the key \(Diagnostic.quote(edit.key)): "
                    + candidates.map { Diagnostic.quote(folder.displayName(of: $0.path)) }.joined(separator: ", "),
                fix: "name the one that is meant with --file")
        }
        return table
    }

    private mutating func set(_ edit: StringsEdit, _ form: UnitForm, inCatalog table: TablePath) throws -> [Diagnostic]
    {
        var document = try catalog(table)
        let before = document.bytes
        guard let entry = try document.catalog().entries[edit.key] else { return [] }
        guard entry.shouldTranslate || edit.language == document.sourceLanguage else {
            throw failure(
                edit, "\(Diagnostic.quote(edit.key)) isn't to be translated",
                fix: "take shouldTranslate out of the catalog")
        }
        if let comment = edit.comment { document.setComment(comment, of: edit.key) }
        let texts = SubstitutionTexts(
            entry.localizations[edit.language], or: entry.localizations[document.sourceLanguage])
        let unit = XLIFFUnit(
            id: UnitIdentifier(key: edit.key, form: form).id, source: nil,
            target: .init(text: texts.exchanged(edit.text, of: form), state: nil))
        var edited = try CatalogImport(document, language: edit.language, marksUnfinished: false)
        try edited.set(unit, state: edit.state ?? "translated")
        if !edited.notes.contains(where: { $0.severity == .error }) {
            change(table.path, to: edited.document.bytes, from: before)
        }
        return edited.notes
    }

    /// Writes a text of a table whose texts have no states.
    private mutating func set(
        _ edit: StringsEdit, id: String, isPlain: Bool, in table: TablePath
    ) throws -> [Diagnostic] {
        guard isPlain else {
            throw failure(edit, "a .strings file has no forms of a text", fix: "leave --variation out")
        }
        guard edit.state ?? "translated" == "translated" else {
            throw failure(edit, "texts of \(Diagnostic.quote(table.path)) have no states", fix: "leave --state out")
        }
        let file = XLIFFFile(
            original: table.path, sourceLanguage: sourceLanguage.identifier, targetLanguage: edit.language.identifier,
            units: [XLIFFUnit(id: id, source: nil, target: .init(text: edit.text, state: nil), note: edit.comment)])
        let result = try importing(file, into: table, edit.language)
        if result.notes.contains(where: { $0.rule == "xliff-import" }) {
            throw failure(
                edit, "\(Diagnostic.quote(edit.key)) of \(Diagnostic.quote(table.path)) has no such form",
                fix: "name one with --variation, such as substitutions.NAME.plural.one")
        }
        if result.notes.contains(where: { $0.rule == "xliff-incomplete" }) {
            throw failure(
                edit, "\(Diagnostic.quote(edit.key)) isn't in \(edit.language) yet, and one text doesn't make it whole",
                fix: "export it, and import all its texts at once")
        }
        if let bytes = result.after { change(result.path, to: bytes, from: result.before) }
        return result.notes
    }
}
