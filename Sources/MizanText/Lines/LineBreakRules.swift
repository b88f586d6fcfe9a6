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

    /// Nil for that of the language's tag (`ja-u-lb-strict`), else ICU's default.
    public var strictness: Strictness?
    /// Japanese and Korean break between phrases, not between any two characters. Source: CSS Text 4 §5.3,
    /// `word-break: auto-phrase`.
    public var keepsPhrases: Bool

    /// The language's own rules, unless others are given.
    public init(strictness: Strictness? = nil, keepsPhrases: Bool = false) {
        self.strictness = strictness
        self.keepsPhrases = keepsPhrases
    }

    /// A language with these rules among its tag's keywords. Source: UTS #35 §3.2, `lb` and `lw`.
    func applied(to language: LanguageTag) -> LanguageTag {
        var keywords: [String] = []
        if let strictness { keywords += ["lb", strictness.rawValue] }
        if keepsPhrases { keywords += ["lw", "phrase"] }
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
