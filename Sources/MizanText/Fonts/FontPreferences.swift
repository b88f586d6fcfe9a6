import MizanBase
import MizanUnicode

/// The families that a language is best written in, where a collection has them: characters that languages share look
/// different in each (Han in Japan, Korea, China, Taiwan and Hong Kong; Arabic letters in Urdu).
public struct FontPreferences: Hashable, Sendable {
    /// The families of one language.
    public struct LanguageFamilies: Hashable, Sendable {
        /// By likely subtags: `zh-Hant` stands for Taiwan and Macau, and for Hong Kong where `zh-HK` has no entry of its own.
        public var language: LanguageTag
        /// The first that a collection has comes first.
        public var families: [String]

        /// The families of a language.
        public init(language: LanguageTag, families: [String]) {
            self.language = language
            self.families = families
        }
    }

    /// An entry before others of the same language; one with a region goes before one without.
    public var entries: [LanguageFamilies]

    /// Preferences of the given entries.
    public init(_ entries: [LanguageFamilies] = []) { self.entries = entries }

    /// The Noto families for Japanese, Korean, Chinese as written in China, Taiwan and Hong Kong, and Nastaliq for
    /// Urdu, which readers of it expect; without Nastaliq, Urdu takes the interface's face of Arabic script.
    public static let standard = FontPreferences(
        [
            ("ja", ["JP"]), ("ko", ["KR"]), ("zh-Hans", ["SC"]), ("zh-Hant", ["TC"]), ("zh-HK", ["HK"]),
            // The Taiwanese has the forms of Hong Kong in it.
            ("zh-MO", ["HK"]), ("yue-Hant", ["HK", "TC"]),
        ].map { language, suffixes in
            LanguageFamilies(
                language: LanguageTag(language),
                families: suffixes.flatMap { suffix in
                    [
                        "Noto Sans CJK \(suffix)", "Noto Sans \(suffix)", "Noto Serif CJK \(suffix)",
                        "Noto Serif \(suffix)",
                    ]
                })
        } + [LanguageFamilies(language: "ur", families: ["Noto Nastaliq Urdu"])])

    /// The families that a language prefers, best first.
    ///
    /// Source: CLDR's likely subtags, by which `zh-TW` is `zh-Hant-TW` and `ja-JP` is `ja`.
    public func families(for language: LanguageTag) -> [String] {
        let wanted = language.withLikelySubtags
        let (own, script, region) = (wanted.language, wanted.script, wanted.region)
        let suiting = entries.filter { entry in
            entry.language.language == own && entry.language.script == script
                && (entry.language.region == nil || entry.language.region == region)
        }
        let ordered = suiting.filter { $0.language.region != nil } + suiting.filter { $0.language.region == nil }
        return ordered.flatMap(\.families)
    }
}
