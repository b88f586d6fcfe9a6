import MizanBase

extension LintRules {
    static let doubledWord = LintRule(
        "doubled-word", .warning,
        finds: "a word that is written twice in a row",
        because: "it is a slip of the hand",
        fix: "write it once"
    ) { (translation: LintedTranslation) in
        guard !translation.language.doublesWords, translation.text.value != translation.source.value,
            let word = translation.words.doubledWord(except: translation.language.doubledWords),
            translation.sourceWords.doubledWord(except: []) == nil
        else { return [] }
        return [Fault(message: "\(translation.subject) has the word \(Diagnostic.quote(word)) twice in a row")]
    }
}

extension LanguageTag {
    /// Languages that double words for plurals and emphasis.
    private static let doublingLanguages: Set<String> = [
        "id", "ms", "jv", "su", "min", "ban", "mg", "vi", "th", "lo", "km", "my", "zh", "yue", "ja", "ko", "tr", "az",
        "uz",
        "kk", "ky", "tk", "tt", "hi", "ur", "mr", "ne", "bn", "as", "gu", "pa", "or", "ta", "te", "kn", "ml", "si",
        "fil",
        "tl", "fa", "ps", "sd", "skr", "ig", "yo", "ha", "ak", "sn", "rw", "so", "am", "ti", "om", "ceb", "mi", "haw",
        "sm", "sw", "zu", "xh", "ht", "eu", "hy", "ka",
        // “Step by step”, “day by day”, “very, very”.
        "ar", "he",
    ]
    /// Words that meet themselves in right sentences.
    private static let words: [String: Set<String>] = [
        "fr": ["nous", "vous"], "de": ["die", "der", "das", "sie", "dem", "den"],
        // `schakel … in in`, `als je je …`
        "nl": ["aan", "af", "dat", "die", "in", "je", "mee", "om", "op", "toe", "u", "uit", "we", "ze"],
        "en": ["that", "had"], "it": ["via", "piano"], "sv": ["att", "av", "det", "för", "om", "på"],
        "da": ["af", "at", "det", "der", "for", "om", "på"], "nb": ["av", "det", "for", "om", "på"],
        "hu": ["egy"],
    ]

    fileprivate var doublesWords: Bool { Self.doublingLanguages.contains(language) }
    fileprivate var doubledWords: Set<String> { Self.words[language] ?? [] }
}

extension String {
    /// The first word of two letters or more that follows itself, with nothing but a space between.
    fileprivate func doubledWord(except exceptions: Set<String>) -> String? {
        let words = split(separator: " ", omittingEmptySubsequences: true)
        return zip(words, words.dropFirst()).first { first, second in
            // `word word.`
            let end = second.reversed().drop { !$0.isLetter }.reversed()
            return first.count > 1 && first.allSatisfy(\.isLetter) && first.elementsEqual(end)
                && !exceptions.contains(first.lowercased())
        }.map { String($0.0) }
    }
}
