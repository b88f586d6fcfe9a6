import Foundation
import MizanBase

extension AttributedText {
    /// The text with its words agreeing where its attributes ask for it, by the words of a localization's language.
    ///
    /// Numbers are those that are written in the text; `agreeWithArgument` finds none. A text that a localization has resolved
    /// agrees already. Source: Foundation's `AttributedString.inflected()`.
    public func inflected(in localization: Localization) -> AttributedText {
        let ranges = runs.compactMap { run -> InflectedRange? in
            guard let request = InflectionRequest(run.attributes.named), request.source != nil else { return nil }
            return InflectedRange(range: run.range.clamped(to: 0..<utf16Count), request: request)
        }
        guard !ranges.isEmpty else { return self }
        var result = self
        guard let grammar = Grammar.of(localization.language(ofTexts: runs)) else {
            result.replace(Localization.alternatives(of: ranges))
            return result
        }
        let scanner = localization.scanner(self, grammar, localization.language(ofTexts: runs), arguments: [])
        let inflected = InflectedMessage(scanner, options: localization.inflection) { _ in nil }
        result.replace(inflected.result(in: ranges).replacements)
        return result
    }

    /// The text with its words agreeing where its attributes ask for it.
    ///
    /// Source: Foundation's `AttributedString.inflected(locale:userTermOfAddress:inflectionConcepts:)`.
    ///
    /// - Parameters:
    ///   - locale: That of the numbers, and the language of the words unless their attributes name one.
    ///   - userTermOfAddress: The reader's; nil shows the alternatives.
    ///   - inflectionConcepts: What `agreeWithConcept` and `referentConcept` refer to.
    ///   - lexicon: Words beside those that are known.
    public func inflected(
        locale: LanguageTag, userTermOfAddress: TermOfAddress? = nil, inflectionConcepts: [InflectionConcept] = [],
        lexicon: InflectionLexicon = InflectionLexicon()
    ) -> AttributedText {
        var localization = Localization(bundles: [], locale: locale)
        localization.inflection.termOfAddress = userTermOfAddress
        localization.inflection.concepts = inflectionConcepts
        localization.inflection.lexicon = lexicon
        return inflected(in: localization)
    }

    /// A text whose gender and number are known though its word may not be, for words that agree with it as an argument.
    ///
    /// Source: `AttributedString.morphology`, which isn't there on Linux.
    public init(_ text: String, morphology: Morphology) {
        let agreement = Agreement(morphology)
        var object: [String: AttributeValue] = ["partOfSpeech": .string("noun")]
        switch agreement.gender {
        case .feminine?: object["grammaticalGender"] = .string("feminine")
        case .masculine?: object["grammaticalGender"] = .string("masculine")
        case .neuter?: object["grammaticalGender"] = .string("neuter")
        default: break
        }
        if let isPlural = agreement.isPlural { object["number"] = .string(isPlural ? "plural" : "singular") }
        let attributes = TextAttributes(named: [InflectionKey.morphology.rawValue: .object(object)])
        self.init(text, runs: [Run(range: 0..<text.utf16.count, attributes: attributes)])
    }
}

extension Localization {
    /// The language of a text: that which its runs name, or else the reader's.
    fileprivate func language(ofTexts runs: [AttributedText.Run]) -> LanguageTag {
        runs.lazy.compactMap(\.attributes.language).first ?? locale
    }
}
