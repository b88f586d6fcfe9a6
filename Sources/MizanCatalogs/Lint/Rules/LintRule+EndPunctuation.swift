import MizanBase
import MizanUnicode

extension LintRules {
    /// Source: CLDR's auxiliary punctuation of languages; Unicode 17, chapters on scripts.
    static let endPunctuation = LintRule(
        "end-punctuation", .warning,
        finds: "a translation that ends in another punctuation mark than its source, or in the mark of another script",
        because:
            "a question is no question without its mark, and a label with a full stop differs from those around it",
        fix: "end it as the source does, with the mark of the language: ？ and 。, ؟, ;, ։, ।"
    ) { (translation: LintedTranslation) in
        EndComparison(translation).fault.map { [$0] } ?? []
    }
}

/// The ends of a text and of its source.
private struct EndComparison {
    private let translation: LintedTranslation
    private let language: LanguageTag
    private let source: (mark: EndMark, scalar: Unicode.Scalar)?
    private let own: (mark: EndMark, scalar: Unicode.Scalar)?

    /// Languages that end sentences with a space, or with nothing.
    private static let languagesWithoutMarks: Set<String> = ["th", "lo", "km", "my", "bo", "dz"]
    /// Languages whose texts in interfaces often lack a mark, and never a full stop alone.
    private static let sparingLanguages: Set<String> = ["ja", "zh", "yue", "ko"]

    init(_ translation: LintedTranslation) {
        self.translation = translation
        language = translation.language
        source = EndMark.last(of: translation.sourceWords, in: translation.sourceLanguage)
        own = EndMark.last(of: translation.words, in: language)
    }

    var fault: Fault? {
        guard !Self.languagesWithoutMarks.contains(language.language), translation.words.hasWords,
            translation.sourceWords.hasWords
        else { return nil }
        if let own, let script = foreignScript(own) { return script }
        guard source?.mark != own?.mark, !isAllowed else { return nil }
        switch (source?.mark, own?.mark) {
        case (let expected?, let found):
            let message =
                found.map { "ends in \($0.rawValue), and its source in \(expected.rawValue)" }
                ?? "doesn't end in \(expected.rawValue), and its source does"
            // Another mark may be that of a sentence that is built in another way.
            let isCertain = found == nil && !Self.sparingLanguages.contains(language.language)
            return Fault(
                message: "\(translation.subject) \(message)", severity: isCertain ? .warning : .note,
                fix: "end it with \(expected.character(in: language))")
        case (nil, let found?):
            // The source may lack a mark by mistake.
            return Fault(
                message: "\(translation.subject) ends in \(found.rawValue), and its source doesn't", severity: .note,
                fix: "take the mark away, or add one to the source")
        case (nil, nil): return nil
        }
    }

    /// Whether another end is right in the language, or isn't certain to be wrong.
    private var isAllowed: Bool {
        let isShort = translation.sourceWords.wordCount < 3
        switch (source?.mark, own?.mark) {
        // Languages differ in how loud they are.
        case (.exclamation?, nil), (.exclamation?, .stop?), (.stop?, .exclamation?), (nil, .exclamation?): return true
        // Armenian writes its full stop like a colon.
        case (.colon?, .stop?) where language.language == "hy": return true
        case (.stop?, nil):
            return isShort || Self.sparingLanguages.contains(language.language) || translation.words.endsInArgument
        // Abbreviations, and ordinal numbers.
        case (nil, .stop?):
            return isShort || translation.words.endsInAbbreviation
                || Self.sparingLanguages.contains(language.language)
        // `C:`
        case (nil, .colon?): return translation.words.endsInDrive
        case (.question?, _): return language.language == "ja" && translation.words.endsInJapaneseQuestion
        default: return false
        }
    }

    /// The fault of a mark that is another script's.
    private func foreignScript(_ own: (mark: EndMark, scalar: Unicode.Scalar)) -> Fault? {
        let right = own.mark.character(in: language)
        guard own.scalar == "?", language.script == .arabic || language.language == "el",
            translation.words.endsInLetter(of: language.script)
        else { return nil }
        return Fault(
            message: "\(translation.subject) ends in “\(own.scalar)”, and in \(language) a question ends in “\(right)”",
            fix: "write \(right)")
    }
}

extension String {
    fileprivate var wordCount: Int { split(whereSeparator: \.isWhitespace).count { $0.contains(where: \.isLetter) } }

    /// `5 Min.`, `u. a.`, `12.`
    fileprivate var endsInAbbreviation: Bool {
        guard let word = split(whereSeparator: \.isWhitespace).last else { return false }
        return word.count { $0.isLetter || $0.isNumber } < 5
    }

    /// `Connecté : %@`, also in brackets.
    fileprivate var endsInArgument: Bool {
        last { !$0.isWhitespace && !$0.isPunctuation && !$0.isSymbol || $0 == "\u{FFFC}" } == "\u{FFFC}"
    }

    /// `Abrir disco C:`
    fileprivate var endsInDrive: Bool {
        guard let word = split(whereSeparator: \.isWhitespace).last else { return false }
        return word.count == 2 && word.first?.isUppercase == true
    }

    /// `…しますか`, with a full stop or without a mark.
    fileprivate var endsInJapaneseQuestion: Bool {
        last { $0.isLetter } == "か"
    }

    /// Whether its last letter is of a script.
    fileprivate func endsInLetter(of script: Script) -> Bool {
        unicodeScalars.last { $0.properties.isAlphabetic }.map { Script(of: $0.value) == script } ?? false
    }
}
