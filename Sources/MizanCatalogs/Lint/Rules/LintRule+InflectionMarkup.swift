import MizanBase
import MizanLocalization

extension LintRules {
    /// Source: Foundation, `AttributeScopes.FoundationAttributes`: `inflect`, `morphology` and the attributes beside them.
    static let inflectionMarkup = LintRule(
        "inflection-markup", .warning,
        finds:
            "markup for inflection, ^[text](inflect: true), that isn't closed, or whose attribute or value isn't known",
        because: "the reader sees the brackets, or the word isn't inflected",
        fix: "write ^[text](inflect: true)",
        errorWhere: "it isn't closed or has a wrong value, an unknown attribute may be the program's own"
    ) { (entry: LintedEntry, table: LintedTable) in
        table.shownTexts(of: entry).compactMap { text, place, language in
            if let problem = InflectionMarkup.problems(in: text).first {
                return Fault(
                    place: place, language: language, message: "in \(Diagnostic.quote(text)) \(problem.message)",
                    severity: problem.cause == .unknownKey ? .warning : .error, fix: problem.fix, cause: problem.message
                )
            }
            // It is shown as it stands, and in a table of strings it was hardly meant to be.
            guard text.contains(#/\^\[[^\[\]]*\](?!\()/#) else { return nil }
            return Fault(
                place: place, language: language,
                message: "in \(Diagnostic.quote(text)) ^[…] has no attributes after it", severity: .error,
                cause: "no attributes")
        }
    }
}
