import MizanBase
import MizanDocument
import MizanUnicode

extension LintedTable {
    /// Takes the entries of a `.strings` file in, up to the first that can't be read: the reader of such files says that one.
    mutating func add(strings bytes: [UInt8], file: String, language: LanguageTag) {
        add(language)
        guard !PropertyListValue.isXMLOrBinary(bytes) else {
            for member in (try? PropertyListValue.parse(bytes, file: file))?.dictionaryValue ?? [] {
                guard let text = member.value.stringValue else { continue }
                add(Self.entry(member.key, at: member.keyPlace, text, at: member.value.place, language))
            }
            return
        }
        guard var strings = try? StringsFile(bytes, file: file) else { return }
        while let entry = try? strings.next() {
            add(
                Self.entry(
                    entry.key, at: entry.place, entry.value, at: entry.place, language,
                    comment: language == sourceLanguage ? entry.comment : nil))
        }
    }

    private static func entry(
        _ key: String, at place: SourcePlace, _ text: String, at textPlace: SourcePlace, _ language: LanguageTag,
        comment: String? = nil
    ) -> LintedEntry {
        LintedEntry(
            key: key, place: place, comment: comment == "No comment provided by engineer." ? nil : comment,
            localizations: [
                LintedLocalization(
                    language: language, place: place, texts: [LintedText(value: text, place: textPlace)])
            ])
    }

    /// Takes the entries of a `.stringsdict` file in, as far as they have the shape of entries.
    mutating func add(dictionary: PropertyListValue, language: LanguageTag) {
        add(language)
        for member in dictionary.dictionaryValue ?? [] {
            var localization = LintedLocalization(language: language, place: member.keyPlace)
            Self.read(member.value, into: &localization, depth: 0)
            add(LintedEntry(key: member.key, place: member.keyPlace, localizations: [localization]))
        }
    }

    private static func read(
        _ value: PropertyListValue, into localization: inout LintedLocalization, branch: String = "", depth: Int
    ) {
        if let text = value.stringValue {
            localization.texts.append(LintedText(value: text, place: value.place, branch: branch))
        }
        guard depth < 8 else { return }
        for (rule, name) in [("NSStringDeviceSpecificRuleType", ""), ("NSStringVariableWidthRuleType", "width ")] {
            for member in value[rule]?.dictionaryValue ?? [] {
                let inner = branch.isEmpty ? name + member.key : "\(branch), \(name)\(member.key)"
                read(member.value, into: &localization, branch: inner, depth: depth + 1)
            }
        }
        guard let format = value["NSStringLocalizedFormatKey"], let text = format.stringValue else { return }
        localization.texts.append(LintedText(value: text, place: format.place, branch: branch))
        for member in value.dictionaryValue ?? [] where member.value.dictionaryValue != nil {
            localization.variables.append(
                LintedVariable(
                    name: member.key, place: member.keyPlace,
                    specifier: member.value["NSStringFormatValueTypeKey"]?.stringValue ?? "d"))
            for form in member.value.dictionaryValue ?? [] {
                guard let category = PluralCategory(rawValue: form.key), let text = form.value.stringValue else {
                    continue
                }
                localization.texts.append(
                    LintedText(
                        value: text, place: form.value.place, variable: member.key, category: category,
                        branch: branch))
            }
        }
    }
}
