import MizanBase
import MizanText
import MizanUnicode

extension _ViewContext {
    /// The rules for breaking a text into lines.
    ///
    /// Phrases take 16 times as long as UAX #14 in Japanese, so only labels have them. See ``WordBreak``.
    func lineBreaks(of text: AttributedText, in language: LanguageTag) -> LineBreakRules {
        switch environment.wordBreak {
        case .normal: return LineBreakRules()
        case .phrase: return LineBreakRules(keepsPhrases: true)
        case .automatic: break
        }
        // Texts without anything to keep together share their rules, and so their place in the cache.
        let isJapanese = language.isJapanese || text.runs.contains { $0.attributes.language?.isJapanese ?? false }
        let isKorean = TextBoundary.hasHangul(text.string)
        guard isJapanese || isKorean, environment.multilineTextAlignment != .justified else { return LineBreakRules() }
        if isLabel || environment.font.isTitle { return LineBreakRules(keepsPhrases: true) }
        guard isKorean, !isJapanese else { return LineBreakRules() }
        return LineBreakRules(keepsPhrases: TextBoundary.isOneSentence(text.string, language: language))
    }
}

extension LanguageTag {
    fileprivate var isJapanese: Bool { identifier.hasPrefix("ja") && language == "ja" }
}
