extension LintRule {
    /// All rules, in the order of a report on them.
    public static let all: [LintRule] = [
        // Formats.
        .specifiersDiffer, .brokenSpecifier, .undefinedVariable, .unusedVariable,
        // Plurals.
        .missingPluralForm, .pluralCountsText, .numberNotShown,
        // Tables.
        .missingTranslation, .missingComment, .commentArguments, .commentWithoutContext, .keyCase,
        .concatenatedFragments, .bidiControls,
        .numberIsReversed, .inflectionMarkup, .inflectionUnknownWord, .languagesDiffer, .mergeConflict,
        // Translations.
        .emptyTranslation, .equalsSource, .placeholderDiffers, .linkDiffers, .numberDiffers, .tagDiffers,
        .brokenMarkdown,
        .newlineLost, .outerSpaces, .endPunctuation, .quotationMarks, .doubledWord,
        // Sources and scenes.
        .formatShown, .processLocale, .localizedArgument, .unitBesideArgument, .typedDigits, .lookupWithoutBundle,
        .shortKeyTwoViews,
    ]

    /// The name by which a call asks for what the readers of files find, whose rules are their own: `string-catalog`,
    /// `strings-file`, `duplicate-key` and those of the syntax of JSON and XML.
    public static let readersName = "unreadable"

    /// The rule of a name, nil where there is none.
    public static func named(_ name: String) -> LintRule? { all.first { $0.name == name } }
}
