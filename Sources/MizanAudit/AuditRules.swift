import MizanBase

/// The rules of audits, each in a separate file.
public enum AuditRules {
    /// All rules, in the order of a report.
    public static let all: [AuditRule] = [
        // Nothing lost.
        textOutsideFrame, textClipped, outsideScreen, textTruncated, wordBroken, numberBroken,
        textsOverlap, numberOutsideShape, fitsBecauseCut, droppedByFallback, lostInALanguage, focusUnreachable,
        // Mirror symmetry.
        notMirrored, imageDoesNotMirror, physicalName, orderIsReversed, markIsMirrored, imageFlippedByCode,
        // Type.
        missingGlyph, mixedFaces, faceOfAnotherLanguage, mixedDigits, textTooSmall, lowContrast, targetTooSmall,
        // Alignment and direction.
        textAgainstItsLetters, signAtTheEnd, joinedByHand, numbersTouch, numberIsReversed, alignedAgainstWriting,
        readAgainstSight,
        // Language.
        fallbackLanguage, bareKey, untranslatedLiteral,
    ]

    /// The rules of what makes a view show something else, from which findings of other rules may follow.
    static let causes: Set<String> = Set([bareKey, fallbackLanguage, missingGlyph].map(\.name))

    /// The rules of what gets lost where a text grows.
    static let losses: Set<String> = Set(
        [
            textOutsideFrame, textClipped, outsideScreen, textTruncated, wordBroken, numberBroken, textsOverlap,
            fitsBecauseCut, numberOutsideShape, numbersTouch,
        ].map(\.name))

    /// The rule of allowances, which no author can leave out.
    package static let allowanceUnused = RuleDescription(
        name: "allowance-unused", summary: "a finding that is allowed and that nothing needs",
        reason: "an exception that outlives its reason hides the next fault", fix: "take the allowance out",
        severity: .error)
}
