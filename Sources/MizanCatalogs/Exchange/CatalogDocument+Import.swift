import MizanBase
import MizanLocalization
import MizanUnicode

extension CatalogDocument {
    /// The document with the translations of a file of XLIFF; units that say what is there already change nothing.
    ///
    /// Targets that aren't finished (`new`, `needs-review-l10n` …) change nothing, a missing target neither; an empty one empties the
    /// text. A translation of a text that has changed since the export comes in as `needs_review`.
    ///
    /// - Returns: The document and notes on what was left out.
    /// - Throws: Diagnostics with the units' ids: of the rule `xliff-loss` where something would be lost, `xliff-import` where the unit
    ///   doesn't fit the catalog. Nothing of the file is taken then.
    public func importing(_ file: XLIFFFile) throws -> (document: CatalogDocument, notes: [Diagnostic]) {
        guard LanguageTag(file.sourceLanguage) == sourceLanguage else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "xliff-import", place: file.place,
                    message: "the source language is \(Diagnostic.quote(file.sourceLanguage)), that of the catalog "
                        + "\(Diagnostic.quote(self.file)) is \(sourceLanguage)", fix: "export again"))
        }
        guard let language = LanguageTag(checking: file.targetLanguage), language != sourceLanguage else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "xliff-import", place: file.place,
                    message: "\(Diagnostic.quote(file.targetLanguage)) is no language to translate into"))
        }
        var catalogImport = try CatalogImport(self, language: language)
        try catalogImport.take(file.units)
        return (catalogImport.document, catalogImport.notes)
    }
}

/// Takes the units of one language into a catalog.
private struct CatalogImport {
    /// A translation that differs from the catalog's.
    struct Change {
        let unit: XLIFFUnit
        let form: UnitForm
        let text: String
        let state: String
    }

    private(set) var document: CatalogDocument
    private(set) var notes: [Diagnostic] = []
    private var errors: [Diagnostic] = []
    private let exchange: CatalogExchange
    private let language: LanguageTag
    /// What an export would say now.
    private let current: [String: XLIFFUnit]

    init(_ document: CatalogDocument, language: LanguageTag) throws {
        self.document = document
        self.language = language
        let catalog = try document.catalog()
        exchange = CatalogExchange(document: document, catalog: catalog, language: language)
        current = Dictionary(
            catalog.keys.flatMap { [exchange] in exchange.units(of: $0) }.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    mutating func take(_ units: [XLIFFUnit]) throws {
        var changes: [String: [Change]] = [:]
        var keys: [String] = []
        var unfinished = 0
        for unit in units {
            guard let change = try change(unit, unfinished: &unfinished) else { continue }
            let key = change.key
            if changes[key] == nil { keys.append(key) }
            changes[key, default: []].append(change.change)
        }
        for key in keys { apply(changes[key] ?? [], to: key) }
        guard errors.isEmpty else { throw DiagnosticError(errors) }
        notes += ExchangedState.unfinished(unfinished, in: document.file)
        try checkIsExact(changes)
    }

    private mutating func fail(_ unit: XLIFFUnit, _ message: String, rule: String = "xliff-import", fix: String? = nil)
    {
        errors.append(
            Diagnostic(
                rule: rule, place: unit.place, key: unit.id, language: language,
                message: "the unit \(Diagnostic.quote(unit.id)): \(message)", fix: fix))
    }

    private mutating func note(_ unit: XLIFFUnit, _ message: String) {
        notes.append(
            Diagnostic(
                .warning, rule: "xliff-import", place: unit.place, key: unit.id, language: language,
                message: "the unit \(Diagnostic.quote(unit.id)): \(message)"))
    }

    /// What a unit changes, and in which entry; nil where that is nothing.
    private mutating func change(_ unit: XLIFFUnit, unfinished: inout Int) throws -> (key: String, change: Change)? {
        let catalog = exchange.catalog
        guard let target = unit.target else { return nil }
        let known = current[unit.id]?.target
        let isKnownText = known?.text.hasSameBytes(as: target.text) ?? false
        if isKnownText, known?.state == target.state, known?.qualifier == target.qualifier { return nil }
        guard var state = try ExchangedState.imported(target, of: unit) else {
            unfinished += 1
            return nil
        }
        if catalog.entries[unit.id] != nil, UnitIdentifier(unit.id) != nil {
            fail(unit, "the key ends as the id of a form does", rule: "xliff-loss", fix: "rename the key")
            return nil
        }
        let identifier =
            catalog.entries[unit.id] == nil
            ? UnitIdentifier(unit.id) ?? UnitIdentifier(key: unit.id, form: UnitForm())
            : UnitIdentifier(key: unit.id, form: UnitForm())
        let form = identifier.form
        guard let entry = catalog.entries[identifier.key] else {
            note(unit, "the catalog \(Diagnostic.quote(document.file)) has no such key any more; it is left out")
            return nil
        }
        guard entry.shouldTranslate else {
            note(unit, "the key isn't to be translated; it is left out")
            return nil
        }
        let source = exchange.source(of: entry), localization = entry.localizations[language]
        if let name = form.substitution, localization?.substitutions[name] == nil, source.substitutions[name] == nil {
            fail(
                unit,
                "nothing says which number the substitution \(Diagnostic.quote(name)) prints, and its forms would be lost",
                rule: "xliff-loss", fix: "add the substitution to the catalog, then import")
            return nil
        }
        if let text = unit.source {
            let texts = SubstitutionTexts(source)
            let now = source.sourceText(of: form).map { texts.exchanged($0, of: form) } ?? unit.id
            if !text.hasSameBytes(as: now) {
                note(unit, "its source has changed since the export; the translation is to be reviewed")
                state = "needs_review"
            }
        }
        // A text that only gets another state is set as it was.
        let written = isKnownText ? localization?.unit(of: form)?.value : nil
        let text = written ?? SubstitutionTexts(localization, or: source).stored(target.text, of: form)
        return (identifier.key, Change(unit: unit, form: form, text: text, state: state))
    }

    /// Sets the texts of one entry, where its localization stays of one shape.
    private mutating func apply(_ changes: [Change], to key: String) {
        guard let entry = exchange.catalog.entries[key] else { return }
        let source = exchange.source(of: entry), localization = entry.localizations[language]
        // The shape is that of the catalog, or else that of the first text: of the whole localization, and of each device.
        var shapes: [String: String] = [:]
        for form in localization?.forms(for: [], isOwn: true) ?? [] { record(form, in: &shapes) }
        for change in changes where !record(change.form, in: &shapes) {
            fail(
                change.unit,
                "a \(change.form.shape == "stringUnit" ? "text" : change.form.shape + " variation") can't stand beside the "
                    + "others of this string in \(language)", rule: "xliff-loss",
                fix: "export again, and translate what is there")
        }
        guard errors.isEmpty else { return }
        scaffold(key, changes, source, localization)
        guard errors.isEmpty else { return }
        for change in changes {
            document.setUnit(
                change.text, state: change.state, of: key, in: language, form: change.form.path)
        }
    }

    /// Whether a form may stand beside those that were recorded.
    @discardableResult
    private func record(_ form: UnitForm, in shapes: inout [String: String]) -> Bool {
        func record(_ place: String, _ shape: String) -> Bool {
            let first = shapes[place] ?? shape
            shapes[place] = first
            return first == shape
        }
        let owner = form.substitution ?? ""
        var isFitting = record(owner, form.shape)
        if let device = form.device {
            isFitting = record(owner + "|" + device.rawValue, form.plural == nil ? "stringUnit" : "plural") && isFitting
        }
        return isFitting
    }

    /// Makes what substitutions need around them: the number that each prints, the text that refers to them and the forms of those that
    /// a text refers to, which are the source's and `new` where the translator wrote none.
    private mutating func scaffold(
        _ key: String, _ changes: [Change], _ source: StringCatalog.Localization,
        _ localization: StringCatalog.Localization?
    ) {
        let spelling = document.spelling(of: language, in: key)
        let sourcePath = ["localizations", document.spelling(of: exchange.catalog.sourceLanguage, in: key)]
        let varied = Set(changes.compactMap(\.form.substitution))
        var named: Set<String> = []
        for change in changes {
            for name in SubstitutionTexts.names(in: change.text) where localization?.substitutions[name] == nil {
                guard source.substitutions[name] != nil else {
                    fail(
                        change.unit, "nothing says what %#@\(name)@ is",
                        fix: "write the variables as the source has them")
                    return
                }
                named.insert(name)
            }
        }
        for name in varied.union(named).sorted() where localization?.substitutions[name] == nil {
            let part = ["substitutions", name]
            for field in document.fields(of: key, at: sourcePath + part) ?? [] where field != "variations" {
                document[key, ["localizations", spelling] + part + [field]] = document[key, sourcePath + part + [field]]
            }
            guard !varied.contains(name) else { continue }
            for form in source.forms(for: exchange.categories, isOwn: false) where form.substitution == name {
                guard let text = source.unit(of: form)?.value ?? source.sourceText(of: form) else { continue }
                document.setUnit(text, state: "new", of: key, in: language, form: form.path)
            }
        }
        guard localization == nil, !varied.isEmpty, !changes.contains(where: { $0.form.substitution == nil }) else {
            return
        }
        for form in source.value.forms(for: exchange.categories, isOwn: false) {
            guard let text = source.sourceText(of: form) else { continue }
            document.setUnit(text, state: "new", of: key, in: language, form: form.path)
        }
    }

    /// Throws where an export would not say again what was imported.
    private func checkIsExact(_ changes: [String: [Change]]) throws {
        guard !changes.isEmpty else { return }
        let after = CatalogExchange(document: document, catalog: try document.catalog(), language: language)
        var losses: [Diagnostic] = []
        for (key, changes) in changes.sorted(by: { $0.key < $1.key }) {
            let units = Dictionary(
                after.units(of: key).map { ($0.id, $0.target) }, uniquingKeysWith: { first, _ in first })
            for change in changes {
                let text = units[change.unit.id]??.text
                guard text.map({ !$0.hasSameBytes(as: change.unit.target?.text ?? "") }) ?? true else { continue }
                losses.append(
                    Diagnostic(
                        rule: "xliff-loss", place: change.unit.place, key: change.unit.id, language: language,
                        message:
                            "the unit \(Diagnostic.quote(change.unit.id)): the catalog can't hold its text as it is",
                        fix: "write the placeholders as the source has them"))
            }
        }
        guard losses.isEmpty else { throw DiagnosticError(losses) }
    }
}

extension String {
    /// Equality of bytes; `==` takes canonically equivalent texts for equal.
    func hasSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
