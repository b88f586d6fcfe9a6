import MizanBase
import MizanLocalization

/// The specifiers of translations that come in, compared with those of their entry: an import changes what it is told, and nobody looks
/// at it before a program runs.
///
/// The comparison is that of the rules `specifiers-differ` and `broken-specifier`; only the texts that come in are looked at.
struct TranslatedSpecifiers {
    /// What is wrong, each with a unit's id. An error is a unit that is refused.
    private(set) var findings: [Diagnostic] = []
    /// The ids of the units that print an argument as what it isn't, or one that isn't there.
    private(set) var refused: Set<String> = []

    /// Compares texts of an entry of a catalog.
    init(
        _ entry: StringCatalog.KeyEntry, in sourceLanguage: LanguageTag, to language: LanguageTag,
        changes: [(unit: XLIFFUnit, form: UnitForm, text: String)]
    ) {
        var localization = LintedLocalization(language: language, place: Self.place(0))
        if let known = entry.localizations[language] { localization = LintedLocalization(known, language: language) }
        let source =
            language == sourceLanguage
            ? nil : entry.localizations[sourceLanguage].map { LintedLocalization($0, language: sourceLanguage) }
        for variable in source?.variables ?? [] where localization.variable(variable.name) == nil {
            localization.variables.append(variable)
        }
        localization.texts.removeAll { text in changes.contains { $0.form == UnitForm(text) } }
        localization.texts += changes.enumerated().map { index, change in
            var text = LintedText(value: change.text, place: Self.place(index + 1))
            (text.variable, text.category) = (change.form.substitution, change.form.plural)
            text.branch = change.form.device?.rawValue ?? ""
            return text
        }
        self.init(
            entry.key, [source, localization].compactMap { $0 }, in: sourceLanguage, format: .catalog,
            units: changes.map(\.unit), language: language)
    }

    /// Compares a text of a `.strings` file.
    init(_ unit: XLIFFUnit, of source: String, in sourceLanguage: LanguageTag, to language: LanguageTag) {
        let texts = [(sourceLanguage, source, 0), (language, unit.target?.text ?? "", 1)]
        self.init(
            unit.id,
            // A new text in the source language is held against its key alone.
            texts.suffix(language == sourceLanguage ? 1 : 2).map { language, text, index in
                LintedLocalization(
                    language: language, place: Self.place(0),
                    texts: [LintedText(value: text, place: Self.place(index))])
            }, in: sourceLanguage, format: .strings, units: [unit], language: language)
    }

    /// Compares the texts of a table whose places are those of units: the first line for the first unit.
    init(_ table: LintedTable, units: [XLIFFUnit], language: LanguageTag) {
        var program = LintedProgram()
        program.tables = [table]
        for finding in program.findings(rules: [LintRules.specifiersDiffer, LintRules.brokenSpecifier]) {
            guard let place = finding.place, place.file.isEmpty, units.indices.contains(place.line - 1) else {
                continue
            }
            let unit = units[place.line - 1]
            let isRefused = finding.rule == LintRules.specifiersDiffer.name && finding.severity == .error
            if isRefused { refused.insert(unit.id) }
            findings.append(
                Diagnostic(
                    isRefused ? .error : .warning, rule: finding.rule, place: unit.place, key: unit.id,
                    language: language, message: "the unit \(Diagnostic.quote(unit.id)): \(finding.message)",
                    fix: finding.fix))
        }
    }

    private init(
        _ key: String, _ localizations: [LintedLocalization], in sourceLanguage: LanguageTag,
        format: LintedTable.TableFormat, units: [XLIFFUnit], language: LanguageTag
    ) {
        var table = LintedTable(bundle: "", name: "", file: "", sourceLanguage: sourceLanguage, format: format)
        table.add(LintedEntry(key: key, place: Self.place(0), localizations: localizations))
        self.init(table, units: units, language: language)
    }

    /// The place that stands for a unit, counted from 1; 0 is for texts that no unit changes.
    static func place(_ unit: Int) -> SourcePlace { SourcePlace(file: "", line: unit, column: 1) }
}

extension LintedLocalization {
    /// The texts of a localization; their places are those of no unit.
    fileprivate init(_ localization: StringCatalog.Localization, language: LanguageTag) {
        let place = TranslatedSpecifiers.place(0)
        self.init(language: language, place: place)
        for form in localization.forms(for: [], isOwn: true) {
            guard let unit = localization.unit(of: form) else { continue }
            var text = LintedText(value: unit.value, place: place, isTranslated: unit.isTranslated)
            (text.variable, text.category) = (form.substitution, form.plural)
            text.branch = form.device?.rawValue ?? ""
            texts.append(text)
        }
        variables = localization.substitutions.sorted { $0.key < $1.key }.map { name, part in
            LintedVariable(
                name: name, place: place, argumentNumber: part.argumentNumber, specifier: part.formatSpecifier)
        }
    }
}

extension UnitForm {
    /// The form that a text of a catalog is.
    fileprivate init(_ text: LintedText) {
        self.init(
            substitution: text.variable, device: text.branch.isEmpty ? nil : DeviceIdiom(rawValue: text.branch),
            plural: text.category)
    }
}
