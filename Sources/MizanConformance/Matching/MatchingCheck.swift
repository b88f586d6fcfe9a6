import MizanBase
import MizanUnicode

/// Asks for the localizations of a case, and compares.
package enum MatchingCheck {
    /// The difference from the file; nil where there is none.
    package static func failure(of item: MatchingTestFile.MatchingTestCase) -> ConformanceFailure? {
        let found = LanguageMatching.localizations(from: item.available, for: item.preferences)
        guard found != item.expected else { return nil }
        let answer = found.joined(separator: " ")
        let known = Self.known[item.text].flatMap { $0.answer == answer ? $0.reason : nil }
        return ConformanceFailure(
            line: item.line, text: item.text, direction: nil, expected: item.expected.joined(separator: " "),
            found: answer, reason: known)
    }

    /// The rows of the table in ICU's `ualoc.h` to which the function itself, in ICU 76, answers otherwise.
    private static let known: [String: (answer: String, reason: String)] = {
        let taiwan = "the function falls back from one region of traditional Chinese to the other too"
        let order = "the function has zh_TW before zh_HK as a fallback"
        let canada = "in CLDR 46 Canadian English has no parent but en"
        return [
            "zh-HK ; zh_CN zh_TW zh_HK ; zh_HK": ("zh_HK zh_TW", taiwan),
            "zh-MO ; zh_CN zh_TW zh_HK ; zh_HK": ("zh_HK zh_TW", taiwan),
            "zh-Hant-HK ; zh_CN zh_TW zh_HK zh_Hans zh_Hant zh_Hant_HK ; zh_Hant_HK zh_Hant":
                ("zh_Hant_HK zh_TW zh_HK zh_Hant", taiwan),
            "zh-HK ; zh_CN zh_TW zh_HK zh_Hans zh_Hant zh_Hant_HK ; zh_HK zh_Hant_HK zh_Hant":
                ("zh_HK zh_TW zh_Hant_HK zh_Hant", taiwan),
            "zh-Hant-MO ; zh_CN zh_TW zh_HK zh_Hans zh_Hant zh_Hant_HK ; zh_Hant_HK zh_Hant":
                ("zh_HK zh_TW zh_Hant_HK zh_Hant", taiwan),
            "zh-MO ; zh_CN zh_TW zh_HK zh_Hans zh_Hant zh_Hant_HK ; zh_Hant_HK zh_Hant":
                ("zh_HK zh_TW zh_Hant_HK zh_Hant", taiwan),
            "zh-Hant-MO ; zh_CN zh_TW zh_HK zh_MO ; zh_MO zh_HK zh_TW": ("zh_MO zh_TW zh_HK", order),
            "zh-MO ; zh_CN zh_TW zh_HK zh_MO ; zh_MO zh_HK zh_TW": ("zh_MO zh_TW zh_HK", order),
            "en-CA ; en en_AU en_GB en_001 ; en_001 en": ("en", canada),
            "en-CA ; en en_AU en_GB en_001 en_150 ; en_001 en": ("en", canada),
            "en-Latn_US ; en en_AU en_GB en_CA en_IN en_US ; en_US en":
                ("en", "the table itself says that this row doesn't work"),
        ]
    }()
}
