import MizanBase

extension LintRules {
    static let undefinedVariable = LintRule(
        "undefined-variable", .error,
        finds: "a text that refers to a variable, %#@name@, which its language doesn't define",
        because: "nothing says what to show there, and the entry can't be shown",
        fix: "define the variable, or correct its name"
    ) { (entry: LintedEntry, _: LintedTable) in
        entry.localizations.flatMap { localization -> [Fault] in
            var named: Set<String> = []
            return localization.texts.flatMap { text in
                FormatArguments(text.value).variables.compactMap { name, _ -> Fault? in
                    guard localization.variable(name) == nil, named.insert(name).inserted else { return nil }
                    return Fault(
                        place: text.place, language: localization.language,
                        message: "\(Diagnostic.quote(text.value)) refers to %#@\(name)@, which nothing defines",
                        fix: name.nearest(in: localization.variables.map(\.name)).map { "did you mean %#@\($0)@?" },
                        cause: name)
                }
            }
        }
    }

    static let unusedVariable = LintRule(
        "unused-variable", .warning,
        finds: "a variable to which no text of its language refers",
        because: "its forms are translated and never shown: the number is most likely missing from the sentence",
        fix: "refer to it in the text, or remove it"
    ) { (entry: LintedEntry, _: LintedTable) in
        entry.localizations.flatMap { localization -> [Fault] in
            let used = Set(
                localization.texts.flatMap { text in
                    FormatArguments(text.value).variables.map(\.name).filter { $0 != text.variable }
                })
            return localization.variables.filter { !used.contains($0.name) }.map { variable in
                Fault(
                    place: variable.place, language: localization.language,
                    message: "no text refers to the variable \(Diagnostic.quote(variable.name))",
                    fix: "write %#@\(variable.name)@ in the text, or remove the variable", cause: variable.name)
            }
        }
    }
}
