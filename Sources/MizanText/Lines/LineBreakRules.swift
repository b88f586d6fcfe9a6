import MizanBase

/// The rules for breaking lines of Chinese, Japanese and Korean text, where they differ from the language's own.
public struct LineBreakRules: Hashable, Sendable {
    /// Where CJK lines may break. Source: CSS Text 3 §5.3, `line-break`.
    public enum Strictness: String, Hashable, Sendable, CaseIterable {
        /// The fewest rules, for narrow columns.
        case loose
        case normal
        /// Also before small kana and the prolonged sound mark no line begins.
        case strict
    }

    /// Nil for that of the language's tag (`ja-u-lb-loose`), otherwise `strict` in Japanese and Korean, and ICU's default
    /// in other languages. UAX #14 is strict everywhere (class CJ); ICU is looser in these two. Source: csswg-drafts issue 10363.
    public var strictness: Strictness?
    /// Japanese breaks between phrases, not between any two characters, and Hangul breaks at spaces in any language. Source: CSS Text 4 §5.2,
    /// `word-break: auto-phrase`.
    public var breaksBetweenPhrases: Bool

    /// The language's own rules, unless others are given.
    public init(strictness: Strictness? = nil, keepsPhrases: Bool = false) {
        self.strictness = strictness
        self.breaksBetweenPhrases = keepsPhrases
    }

    /// Tags that were made lately. Few languages need one, and few rules apply at a time.
    private static let made = LockedValue<[(rules: LineBreakRules, language: LanguageTag, tag: LanguageTag)]>([])
    private static let mostMade = 16

    /// A language with these rules among its tag's keywords. Source: UTS #35 §3.2, `lb` and `lw`.
    func applied(to language: LanguageTag) -> LanguageTag {
        guard strictness != nil || breaksBetweenPhrases || Self.isLoose(language) else { return language }
        let known = Self.made.withLock { $0.first { $0.rules == self && $0.language == language }?.tag }
        if let known { return known }
        let tag = tag(for: language)
        Self.made.withLock { made in
            if made.count >= Self.mostMade { made.removeFirst() }
            made.append((self, language, tag))
        }
        return tag
    }

    /// Whether ICU lets lines of a language begin with small kana by default.
    private static func isLoose(_ language: LanguageTag) -> Bool {
        guard language.identifier.hasPrefix("ja") || language.identifier.hasPrefix("ko") else { return false }
        return language.language.utf8.count == 2
    }

    /// Whether a tag has the keyword `lb`.
    private static func hasStrictness(_ language: LanguageTag) -> Bool {
        let parts = language.identifier.split(separator: "-")
        guard let start = parts.firstIndex(of: "u"), start < parts.firstIndex(of: "x") ?? parts.count else {
            return false
        }
        return parts[start...].prefix { $0.utf8.count > 1 || $0 == "u" }.contains("lb")
    }

    private func tag(for language: LanguageTag) -> LanguageTag {
        var keywords: [String] = []
        if let strictness {
            keywords += ["lb", strictness.rawValue]
        } else if Self.isLoose(language), !Self.hasStrictness(language) {
            keywords += ["lb", Strictness.strict.rawValue]
        }
        if breaksBetweenPhrases { keywords += ["lw", "phrase"] }
        guard !keywords.isEmpty else { return language }
        var parts = language.identifier.isEmpty ? ["und"] : language.identifier.split(separator: "-").map(String.init)
        // What stands behind `x` is private; a `u` before it holds keywords of two letters with their values.
        let end = parts.firstIndex(of: "x") ?? parts.count
        if let start = parts[..<end].firstIndex(of: "u") {
            var index = start + 1
            while index < parts.count, index < end, parts[index].utf8.count > 2 { index += 1 }  // attributes
            let own = Set(stride(from: 0, to: keywords.count, by: 2).map { keywords[$0] })
            var kept: [String] = []
            var isReplaced = false
            var rest = index
            while rest < parts.count, parts[rest].utf8.count > 1 {
                if parts[rest].utf8.count == 2 { isReplaced = own.contains(parts[rest]) }
                if !isReplaced { kept.append(parts[rest]) }
                rest += 1
            }
            parts.replaceSubrange(index..<rest, with: keywords + kept)
        } else {
            parts.insert(contentsOf: ["u"] + keywords, at: end)
        }
        return LanguageTag(parts.joined(separator: "-"))
    }
}
