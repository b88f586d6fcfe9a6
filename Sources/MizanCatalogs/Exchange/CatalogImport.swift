import MizanBase
import MizanLocalization
import MizanUnicode

/// Takes the units of one language into a catalog.
struct CatalogImport {
    /// A translation that differs from the catalog's.
    struct ChangedTranslation {
        let unit: XLIFFUnit
        let form: UnitForm
        let text: String
        var state: String
    }

    private(set) var document: CatalogDocument
    private(set) var notes: [Diagnostic] = []
    /// The units that were refused, by their ids.
    private var refused: Set<String> = []
    /// Whether a plural that isn't whole is unfinished, whatever the states of its forms are.
    private let marksUnfinished: Bool
    private let exchange: CatalogExchange
    private let language: LanguageTag
    /// The units of an export made now.
    private let current: [String: XLIFFUnit]

    init(_ document: CatalogDocument, language: LanguageTag, marksUnfinished: Bool = true) throws {
        self.document = document
        self.language = language
        self.marksUnfinished = marksUnfinished
        let catalog = try document.catalog()
        exchange = CatalogExchange(document: document, catalog: catalog, language: language)
        current = Dictionary(
            catalog.keys.flatMap { [exchange] in exchange.units(of: $0) }.map { ($0.id, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Takes units. Those that can't be taken are refused, and the others are taken without them.
    mutating func importUnits(_ units: [XLIFFUnit]) throws {
        var unfinished = 0
        let changes = units.compactMap { change($0, unfinished: &unfinished) }
        try importUnits(changes)
        notes += ExchangedState.unfinished(unfinished, in: document.file)
    }

    /// Sets the text of a unit's target, in a state of catalogs.
    mutating func set(_ unit: XLIFFUnit, state: String) throws {
        if let change = change(unit, state: state) { try importUnits([change]) }
    }

    private mutating func importUnits(_ found: [(key: String, change: ChangedTranslation)]) throws {
        var changes: [String: [ChangedTranslation]] = [:]
        var keys: [String] = []
        for (key, change) in found {
            if changes[key] == nil { keys.append(key) }
            changes[key, default: []].append(change)
        }
        for key in keys { checkSpecifiers(of: &changes[key, default: []], key) }
        let before = document
        var warnings: [Diagnostic] = []
        var count: Int
        repeat {
            count = refused.count
            document = before
            warnings = []
            for key in keys {
                changes[key]?.removeAll { refused.contains($0.unit.id) }
                apply(changes[key] ?? [], to: key, &warnings)
            }
            try checkIsExact(changes)
            // Each round is without the units that the one before it refused.
        } while refused.count > count
        notes += warnings
    }

    private mutating func refuse(
        _ unit: XLIFFUnit, _ message: String, rule: String = "xliff-import", fix: String? = nil
    ) {
        refused.insert(unit.id)
        notes.append(
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

    /// What a unit changes, and in which entry; nil if that is nothing.
    private mutating func change(_ unit: XLIFFUnit, unfinished: inout Int) -> (key: String, change: ChangedTranslation)?
    {
        guard let target = unit.target else { return nil }
        let known = current[unit.id]?.target
        let isKnownText = known?.text.hasSameBytes(as: target.text) ?? false
        if isKnownText, known?.state == target.state, known?.qualifier == target.qualifier { return nil }
        switch ExchangedState(of: target) {
        case .finished(let state): return change(unit, state: state)
        case .unfinished:
            unfinished += 1
            return nil
        case .unknown(let unknown):
            refuse(
                unit, "there is no state \(Diagnostic.quote(unknown))", rule: "xliff-state",
                fix: ExchangedState.fix)
            return nil
        }
    }

    /// The change that sets the text of a unit's target in a state; nil if it can't.
    private mutating func change(_ unit: XLIFFUnit, state finished: String) -> (
        key: String, change: ChangedTranslation
    )? {
        let catalog = exchange.catalog
        var state = finished
        guard let target = unit.target else { return nil }
        let isKnownText = current[unit.id]?.target?.text.hasSameBytes(as: target.text) ?? false
        if catalog.entries[unit.id] != nil, UnitIdentifier(unit.id) != nil {
            refuse(unit, "the key ends as the id of a form does", rule: "xliff-loss", fix: "rename the key")
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
            refuse(
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
        return (identifier.key, ChangedTranslation(unit: unit, form: form, text: text, state: state))
    }

    /// Refuses the changes of one entry that print an argument as what it isn't.
    private mutating func checkSpecifiers(of changes: inout [ChangedTranslation], _ key: String) {
        guard let entry = exchange.catalog.entries[key] else { return }
        let checked = TranslatedSpecifiers(
            entry, in: exchange.catalog.sourceLanguage, to: language,
            changes: changes.map { (unit: $0.unit, form: $0.form, text: $0.text) })
        for finding in checked.findings { notes.append(finding) }
        refused.formUnion(checked.refused)
        changes.removeAll { checked.refused.contains($0.unit.id) }
    }

    /// Sets the texts of one entry, if its localization stays of one shape.
    private mutating func apply(_ changes: [ChangedTranslation], to key: String, _ warnings: inout [Diagnostic]) {
        guard let entry = exchange.catalog.entries[key] else { return }
        let source = exchange.source(of: entry), localization = entry.localizations[language]
        // The shape is that of the catalog, or else that of the first text: of the whole localization, and of each device.
        var shapes: [String: String] = [:]
        for form in localization?.forms(for: [], isOwn: true) ?? [] { record(form, in: &shapes) }
        var changes = changes.filter { change in
            if record(change.form, in: &shapes) { return true }
            refuse(
                change.unit,
                "a \(change.form.shape == "stringUnit" ? "text" : change.form.shape + " variation") can't stand beside the "
                    + "others of this string in \(language)", rule: "xliff-loss",
                fix: "export again, and translate what is there")
            return false
        }
        scaffold(key, changes, source, localization)
        if marksUnfinished { markUnfinished(&changes, of: key, source, localization, &warnings) }
        for change in changes where !refused.contains(change.unit.id) {
            document.setUnit(
                change.text, state: change.state, of: key, in: language, form: change.form.path)
        }
    }

    /// Marks the forms of plurals that lack others as `new`: a reader would be shown some numbers in one language and some in another.
    /// A plural that was translated before stays as finished as it was.
    private func markUnfinished(
        _ changes: inout [ChangedTranslation], of key: String, _ source: StringCatalog.Localization,
        _ localization: StringCatalog.Localization?, _ warnings: inout [Diagnostic]
    ) {
        let plurals = Set(changes.filter { $0.form.plural != nil }.map { $0.form.withoutPlural })
        for plural in plurals.sorted(by: { $0.words < $1.words }) {
            func form(_ category: PluralCategory) -> UnitForm {
                UnitForm(substitution: plural.substitution, device: plural.device, plural: category)
            }
            let indices = changes.indices.filter { changes[$0].form.withoutPlural == plural }
            let translated = PluralCategory.allCases.filter {
                localization?.unit(of: form($0))?.isTranslated ?? false
            }
            let present = Set(indices.compactMap { changes[$0].form.plural } + translated)
            // A text without characters has nothing to translate.
            let lacking = exchange.categories.filter {
                !present.contains($0) && source.sourceText(of: form($0))?.isEmpty != true
            }
            guard translated.isEmpty, !lacking.isEmpty, let first = indices.first else { continue }
            for index in indices { changes[index].state = "new" }
            let unit = changes[first].unit
            let ids = lacking.map { Diagnostic.quote(UnitIdentifier(key: key, form: form($0)).id) }
            warnings.append(
                Diagnostic(
                    .warning, rule: "plural-unfinished", place: unit.place, key: unit.id, language: language,
                    message:
                        "the unit \(Diagnostic.quote(unit.id)): its plural isn't finished in \(language) and counts as "
                        + "untranslated; \(ids.joined(separator: ", ")) \(ids.count == 1 ? "has" : "have") no translation",
                    fix: "translate \(ids.count == 1 ? "it" : "them"), and import again"))
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
        _ key: String, _ changes: [ChangedTranslation], _ source: StringCatalog.Localization,
        _ localization: StringCatalog.Localization?
    ) {
        let spelling = document.spelling(of: language, in: key)
        let sourcePath = ["localizations", document.spelling(of: exchange.catalog.sourceLanguage, in: key)]
        let varied = Set(changes.compactMap(\.form.substitution))
        var named: Set<String> = []
        for change in changes {
            for name in SubstitutionTexts.names(in: change.text) where localization?.substitutions[name] == nil {
                guard source.substitutions[name] != nil else {
                    refuse(
                        change.unit, "nothing says what %#@\(name)@ is",
                        fix: "write the variables as the source has them")
                    continue
                }
                named.insert(name)
            }
        }
        for name in varied.union(named).sorted() where localization?.substitutions[name] == nil {
            let part = ["substitutions", name]
            for field in document.memberNames(of: key, at: sourcePath + part) ?? [] where field != "variations" {
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

    /// Refuses the units that an export would not give back as they were imported.
    private mutating func checkIsExact(_ changes: [String: [ChangedTranslation]]) throws {
        guard !changes.isEmpty else { return }
        let catalog: StringCatalog
        do {
            catalog = try document.catalog()
        } catch let error as DiagnosticError {
            let count = refused.count
            for (key, changes) in changes.sorted(by: { $0.key < $1.key }) {
                guard let reason = document.problem(of: key) else { continue }
                for change in changes where !refused.contains(change.unit.id) {
                    refuse(change.unit, reason.message, rule: reason.rule, fix: reason.fix)
                }
            }
            guard refused.count > count else { throw error }
            return
        }
        let after = CatalogExchange(document: document, catalog: catalog, language: language)
        for (key, changes) in changes.sorted(by: { $0.key < $1.key }) {
            let units = Dictionary(
                after.units(of: key).map { ($0.id, $0.target) }, uniquingKeysWith: { first, _ in first })
            for change in changes where !refused.contains(change.unit.id) {
                let text = units[change.unit.id]??.text
                guard text.map({ !$0.hasSameBytes(as: change.unit.target?.text ?? "") }) ?? true else { continue }
                refuse(
                    change.unit, "the catalog can't hold its text as it is", rule: "xliff-loss",
                    fix: "write the placeholders as the source has them")
            }
        }
    }
}

extension CatalogDocument {
    /// The reason why an entry can't be read; nil if it can.
    fileprivate func problem(of key: String) -> Diagnostic? {
        var alone = CatalogDocument(sourceLanguage: sourceLanguage, file: file)
        alone[entry: key] = self[entry: key]
        do {
            _ = try alone.catalog()
        } catch let error as DiagnosticError {
            return error.diagnostics.first
        } catch {}
        return nil
    }
}
