import MizanUnicode

extension PluralRules {
    /// The forms that translators are asked for, in CLDR's order: those that whole numbers below a million and decimal fractions take.
    ///
    /// French, Spanish, Italian, Portuguese and Catalan have a form `many` besides, for exact millions alone ("un million de fichiers").
    /// Xcode doesn't export it (seen of Xcode 27 with French).
    package var exchangedCategories: [PluralCategory] {
        var found: Set<PluralCategory> = [.other]
        for number in Array(0...200) + [1_000, 2_000, 10_000, 100_000] { found.insert(category(of: number)) }
        for tenth in 1...39 where !tenth.isMultiple(of: 10) { found.insert(category(of: Double(tenth) / 10)) }
        return PluralCategory.allCases.filter(found.contains)
    }
}
