import MizanBase
import MizanUnicode

/// Samples of older versions of CLDR whose rules have changed up to CLDR 46, which is ICU's: the documentation's article
/// Conformance names them.
enum KnownPlurals {
    private struct PluralChange: Hashable {
        let locale: LanguageTag
        let expected: PluralCategory
        let found: String
    }

    private static let changes: [PluralChange: String] = {
        let rows: [([LanguageTag], PluralCategory, String, String)] = [
            (["he", "iw"], .many, "other", "CLDR 46 has no form for Hebrew tens"),
            (["he", "iw"], .other, "one", "CLDR 46 has “one” for fractions below 1 in Hebrew"),
            (["ca", "scn"], .other, "many", "CLDR 46 has “many” for millions in Catalan and Sicilian"),
            (["is"], .one, "other", "CLDR 46 has “one” for Icelandic fractions that end in 1, not for all"),
            (["mt"], .few, "two", "CLDR 46 has “two” in Maltese"),
            (["mt"], .few, "other", "CLDR 46 has “few” for 103 to 110, not for 102, in Maltese"),
        ]
        var changes: [PluralChange: String] = [:]
        for (locales, expected, found, reason) in rows {
            for locale in locales { changes[PluralChange(locale: locale, expected: expected, found: found)] = reason }
        }
        return changes
    }()

    /// The reason that a case is known to come out otherwise; nil where it is not.
    static func reason(_ item: PluralTestFile.PluralTestCase, found: String) -> String? {
        changes[PluralChange(locale: item.locale, expected: item.category, found: found)]
    }
}
