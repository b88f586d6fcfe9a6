import MizanBase
import MizanDocument
import MizanLocalization
import MizanUnicode

/// A `.stringsdict` file in the source language and the one of a translation; a unit's id is the path of dictionaries to a text.
///
/// Source: Xcode's exports: `/KEY:dict/NSStringLocalizedFormatKey:dict/:string`, `/KEY:dict/NAME:dict/one:dict/:string`.
struct StringsDictionaryExchange {
    let source: StringsDictionaryDocument
    /// The translation; an empty file where there is none yet.
    let target: StringsDictionaryDocument
    let language: LanguageTag
    let sourceLanguage: LanguageTag

    /// Texts that are rules and types, not for translators.
    private static let rules: Set<String> = ["NSStringFormatSpecTypeKey", "NSStringFormatValueTypeKey"]

    static func id(_ path: [String]) -> String { path.map { "/\($0):dict" }.joined() + "/:string" }

    func units() -> [XLIFFUnit] { paths().map(\.unit) }

    /// The units with the paths of their texts.
    private func paths() -> [(path: [String], unit: XLIFFUnit)] {
        let categories = PluralRules(language: language).exchangedCategories
        let keys = (source.root.dictionaryValue ?? []).map(\.key)
        var known: Set<String> = []
        return keys.filter { known.insert($0).inserted }.flatMap { key -> [(path: [String], unit: XLIFFUnit)] in
            let own = target.root[key]
            guard let shape = own ?? source.root[key] else { return [] }
            return Self.paths(of: shape, [key], categories, isOwn: own != nil, source: source.root[key]).map { path in
                let id = Self.id(path)
                let unit = XLIFFUnit(
                    id: id, source: sourceText(at: path) ?? id,
                    target: target.root.value(at: path[...])?.stringValue.map { .init(text: $0, state: "translated") })
                return (path, unit)
            }
        }
    }

    /// The text at a path, or of the form `other` beside it.
    private func sourceText(at path: [String]) -> String? {
        source.root.value(at: path[...])?.stringValue
            ?? source.root.value(at: (path.dropLast() + ["other"])[...])?.stringValue
    }

    private static func paths(
        of value: PropertyListValue, _ path: [String], _ categories: [PluralCategory], isOwn: Bool,
        source: PropertyListValue?
    ) -> [[String]] {
        guard let members = value.dictionaryValue else { return value.stringValue == nil ? [] : [path] }
        let isPlural = value["NSStringFormatSpecTypeKey"] != nil
        var known: Set<String> = []
        var names = members.map(\.key).filter { !rules.contains($0) && known.insert($0).inserted }
        if isPlural {
            // The source's text for 0 is for every language.
            let zero = source?[PluralCategory.zero.rawValue] == nil ? [] : [PluralCategory.zero]
            let asked = zero + categories.filter { !zero.contains($0) }
            let others = names.filter { name in isOwn && !asked.contains { $0.rawValue == name } }
            names = asked.map(\.rawValue) + others
        }
        return names.flatMap { name -> [[String]] in
            guard let member = value[name] else { return [path + [name]] }
            return paths(of: member, path + [name], categories, isOwn: isOwn, source: source?[name])
        }
    }

    func importing(_ file: XLIFFFile) throws -> (document: StringsDictionaryDocument, notes: [Diagnostic]) {
        let known = paths()
        let byID = Dictionary(known.map { ($0.unit.id, $0.path) }, uniquingKeysWith: { first, _ in first })
        let finished = FinishedUnits(file, known: known.map(\.unit))
        var notes = finished.notes
        var changes: [String: [ChangedTranslation]] = [:]
        for unit in finished.units {
            guard let path = byID[unit.id], let key = path.first else { continue }
            changes[key, default: []].append(ChangedTranslation(unit: unit, path: path))
        }
        let units = Dictionary(grouping: known) { $0.path.first ?? "" }
        var taken: [ChangedTranslation] = []
        for key in (source.root.dictionaryValue ?? []).map(\.key) {
            guard let all = changes.removeValue(forKey: key) else { continue }
            let entry = whole(all, of: key, units[key] ?? [], in: file, &notes)
            taken += try accepted(entry, of: key, &notes)
        }
        var document = target
        try document.set(taken.map { (path: $0.path, text: $0.unit.target?.text ?? "") }, template: source)
        return (document, notes)
    }

    /// A translation with the keys of the dictionaries that it is in.
    private struct ChangedTranslation {
        var unit: XLIFFUnit
        var path: [String]
    }

    /// The changes of an entry if the translation has it already, or if it is whole with them; otherwise none, with a warning for each
    /// text that it lacks: texts of a dictionary have no states, and half an entry would be shown.
    private func whole(
        _ changes: [ChangedTranslation], of key: String, _ known: [(path: [String], unit: XLIFFUnit)],
        in file: XLIFFFile,
        _ notes: inout [Diagnostic]
    ) -> [ChangedTranslation] {
        guard target.root[key] == nil else { return changes }
        var changes = changes
        let translated = Set(changes.map(\.path))
        let places = Dictionary(file.units.map { ($0.id, $0.place) }) { first, _ in first }
        let categories = PluralRules(language: language).exchangedCategories.map(\.rawValue)
        var lacking: [XLIFFUnit] = []
        for (path, unit) in known where !translated.contains(path) {
            // Languages do without a text for 0 of their own.
            if path.last == PluralCategory.zero.rawValue, !categories.contains(PluralCategory.zero.rawValue) {
                continue
            }
            guard unit.source?.isEmpty == true else {
                lacking.append(unit)
                continue
            }
            // A text without characters has nothing to translate.
            var empty = unit
            empty.target = .init(text: "", state: "translated")
            changes.append(ChangedTranslation(unit: empty, path: path))
        }
        guard !lacking.isEmpty else { return changes }
        for unit in lacking {
            notes.append(
                Diagnostic(
                    .warning, rule: "xliff-incomplete", place: places[unit.id].flatMap { $0 } ?? file.place,
                    key: unit.id, language: language,
                    message: "the unit \(Diagnostic.quote(unit.id)) isn't translated, and without it "
                        + "\(Diagnostic.quote(key)) isn't taken", fix: "translate it, and import again"))
        }
        return []
    }

    /// The changes of an entry without those that are refused, each with an error: those that print an argument as what it isn't. Of an
    /// entry that is new, or that could not be read with them, all are refused.
    private func accepted(_ changes: [ChangedTranslation], of key: String, _ notes: inout [Diagnostic]) throws
        -> [ChangedTranslation]
    {
        guard !changes.isEmpty else { return [] }
        var edited =
            target.root[key].map { PropertyListValue(.dictionary([PropertyListMember(key, $0)])) }
            ?? PropertyListValue(.dictionary([]))
        for (index, change) in changes.enumerated() {
            edited.set(
                change.unit.target?.text ?? "", at: change.path[...], template: source.root,
                place: TranslatedSpecifiers.place(index + 1))
        }
        func refuse(_ units: [XLIFFUnit], _ message: String, rule: String, fix: String?) {
            for unit in units {
                notes.append(
                    Diagnostic(
                        rule: rule, place: unit.place, key: unit.id, language: language,
                        message: "the unit \(Diagnostic.quote(unit.id)): \(message)", fix: fix))
            }
        }
        do {
            _ = try StringCatalog(stringsDictionary: edited.xmlBytes, file: target.file, language: language)
        } catch let error as DiagnosticError {
            let reason = error.diagnostics.first
            refuse(
                changes.map(\.unit), reason?.message ?? "the table can't be read with it",
                rule: reason?.rule ?? "xliff-import", fix: reason?.fix)
            return []
        }
        var table = LintedTable(
            bundle: "", name: "", file: source.file, sourceLanguage: sourceLanguage, format: .dictionary)
        let members = source.root[key].map { [PropertyListMember(key, $0.withoutPlaces)] } ?? []
        if language != sourceLanguage {
            table.add(dictionary: PropertyListValue(.dictionary(members)), language: sourceLanguage)
        }
        table.add(dictionary: edited, language: language)
        let checked = TranslatedSpecifiers(table, units: changes.map(\.unit), language: language)
        notes += checked.findings
        guard !checked.refused.isEmpty else { return changes }
        let others = changes.filter { !checked.refused.contains($0.unit.id) }
        guard target.root[key] == nil else { return others }
        refuse(
            others.map(\.unit), "its entry \(Diagnostic.quote(key)) isn't taken without the units that are refused",
            rule: "xliff-incomplete", fix: "correct them, and import again")
        return []
    }
}

extension PropertyListValue {
    /// The value with the places of no unit.
    fileprivate var withoutPlaces: PropertyListValue {
        let place = TranslatedSpecifiers.place(0)
        guard case .dictionary(let members) = content else { return PropertyListValue(content, place: place) }
        return PropertyListValue(
            .dictionary(
                members.map { PropertyListMember($0.key, $0.value.withoutPlaces) }), place: place)
    }
}
