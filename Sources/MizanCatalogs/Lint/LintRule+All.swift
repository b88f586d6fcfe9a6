extension LintRule {
    /// All rules, in the order of a report on them.
    public static let all: [LintRule] = [
        // Formats.
        .specifiersDiffer, .brokenSpecifier, .undefinedVariable, .unusedVariable,
        // Plurals.
        .missingPluralForm, .pluralCountsText, .numberNotShown,
        // Tables.
        .missingTranslation, .missingComment, .commentArguments, .keyCase, .concatenatedFragments, .bidiControls,
        .inflectionMarkup, .languagesDiffer, .mergeConflict,
        // Sources and scenes.
        .formatShown, .localizedArgument, .unitBesideArgument, .typedDigits, .lookupWithoutBundle, .shortKeyTwoViews,
    ]

    /// The rules of what can't be read at all, which the readers of the files find.
    public static let readingRules = [
        "duplicate-key", "json", "json-encoding", "missing-key", "plural-other", "property-list", "string-catalog",
        "strings-dictionary", "strings-file", "table-size", "text-form", "unknown-language", "unknown-value",
        "wrong-type", "wrong-value", "xml", "xml-encoding",
    ]

    /// The rule of a name, nil where there is none.
    public static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }
}
