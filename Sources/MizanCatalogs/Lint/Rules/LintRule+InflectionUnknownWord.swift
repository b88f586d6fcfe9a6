import MizanBase
import MizanLocalization

extension LintRules {
    /// Each text is resolved as a reader of its language sees it, with two of everything that is counted.
    static let inflectionUnknownWord = LintRule(
        LocalizedTextProblem.unknownWordRule, .warning,
        finds: "a word in ^[…](inflect: true) that isn't known, in a language that has plurals",
        because: "the word stays as it is written, also beside a number that needs another form",
        fix: "write plural forms, or add the word to the lexicon of the localization's inflection"
    ) { (entry: LintedEntry, table: LintedTable) in
        return table.shownTexts(of: entry).filter { $0.text.contains("^[") }.flatMap {
            text, place, language -> [Fault] in
            let bundle = StringBundle(tables: [], developmentLanguage: language)
            let resource = LocalizedStringResource(key: text, arguments: arguments(of: text))
            let resolved = Localization(bundles: [bundle], locale: language).resolve(resource)
            return resolved.problems.compactMap { problem in
                guard case .unknownWord = problem.cause else { return nil }
                let diagnostic = problem.diagnostic()
                return Fault(place: place, language: language, message: diagnostic.message, fix: diagnostic.fix)
            }
        }
    }

    /// Two of what is counted; a text that a program fills in isn't known.
    private static func arguments(of text: String) -> [LocalizedValue] {
        let kinds = FormatArguments(text).kinds
        return (1...max(1, min(kinds.keys.max() ?? 1, 100))).map { number in
            kinds[number]?.isNumber ?? false ? .integer(2) : .technical("…", kind: .code)
        }
    }
}
