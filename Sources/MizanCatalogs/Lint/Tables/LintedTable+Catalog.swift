import MizanBase
import MizanDocument
import MizanLocalization
import MizanUnicode

extension LintedTable {
    /// The entries of an `.xcstrings` file, as far as they have the shape of entries: the reader of catalogs says what hasn't.
    init(catalog root: JSONValue, bundle: String, name: String, file: String) {
        let source = root["sourceLanguage"]?.stringValue.flatMap { LanguageTag(checking: $0) } ?? .english
        self.init(bundle: bundle, name: name, file: file, sourceLanguage: source, format: .catalog)
        for member in root["strings"]?.objectValue ?? [] { add(Self.entry(member)) }
    }

    private static func entry(_ member: JSONMember) -> LintedEntry {
        let fields = member.value
        var entry = LintedEntry(
            key: member.key, place: member.keyPlace, comment: fields["comment"]?.stringValue,
            shouldTranslate: fields["shouldTranslate"]?.boolValue ?? true,
            isStale: fields["extractionState"]?.stringValue == "stale")
        for item in fields["localizations"]?.objectValue ?? [] {
            guard let language = LanguageTag(checking: item.key) else { continue }
            var localization = LintedLocalization(language: language, place: item.keyPlace)
            localization.texts = texts(item.value)
            for substitution in item.value["substitutions"]?.objectValue ?? [] {
                localization.variables.append(
                    LintedVariable(
                        name: substitution.key, place: substitution.keyPlace,
                        argumentNumber: substitution.value["argNum"]?.intValue,
                        specifier: substitution.value["formatSpecifier"]?.stringValue ?? "lld"))
                localization.texts += texts(substitution.value, variable: substitution.key)
            }
            if !localization.texts.isEmpty { entry.add(localization) }
        }
        return entry
    }

    /// The texts of an object with `stringUnit` or `variations`.
    private static func texts(_ json: JSONValue, variable: String? = nil, branch: String = "") -> [LintedText] {
        // Of both side by side the variations count.
        guard let variations = json["variations"] else {
            return unit(json).map { unit in
                var text = unit
                (text.variable, text.branch) = (variable, branch)
                return [text]
            } ?? []
        }
        if let forms = variations["plural"]?.objectValue {
            return forms.compactMap { form in
                guard let category = PluralCategory(rawValue: form.key), var text = unit(form.value) else { return nil }
                (text.variable, text.category, text.branch) = (variable, category, branch)
                return text
            }
        }
        // A device's branch holds forms at most: nothing nests deeper.
        guard branch.isEmpty else { return [] }
        return (variations["device"]?.objectValue ?? []).flatMap {
            texts($0.value, variable: variable, branch: $0.key)
        }
    }

    private static func unit(_ json: JSONValue) -> LintedText? {
        guard let unit = json["stringUnit"], let value = unit["value"], let text = value.stringValue else { return nil }
        return LintedText(
            value: text, place: value.place,
            isTranslated: StringCatalog.StringUnit(state: unit["state"]?.stringValue ?? "translated", value: text)
                .isTranslated)
    }
}
