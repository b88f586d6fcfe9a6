/// The rules of lints, each in a separate file.
public enum LintRules {
    /// All rules, in the order of a report on them.
    public static let all: [LintRule] = [
        // Formats.
        specifiersDiffer, brokenSpecifier, undefinedVariable, unusedVariable,
        // Plurals.
        missingPluralForm, pluralCountsText, numberNotShown,
        // Tables.
        missingTranslation, missingComment, commentArguments, commentWithoutContext, keyCase,
        concatenatedFragments, bidiControls,
        numberIsReversed, inflectionMarkup, inflectionUnknownWord, languagesDiffer, mergeConflict,
        // Translations.
        emptyTranslation, equalsSource, placeholderDiffers, linkDiffers, numberDiffers, tagDiffers,
        brokenMarkdown,
        newlineLost, outerSpaces, endPunctuation, quotationMarks, doubledWord,
        // Sources and scenes.
        formatShown, processLocale, localizedArgument, unitBesideArgument, typedDigits, lookupWithoutBundle,
        shortKeyTwoViews,
    ]

    /// The name for `--rule` that selects the findings of the readers of files, which have rules of their own: `string-catalog`,
    /// `strings-file`, `duplicate-key` and those of the syntax of JSON and XML.
    public static let readersName = "unreadable"
}
