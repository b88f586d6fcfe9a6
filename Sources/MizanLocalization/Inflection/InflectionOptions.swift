/// How the words of localized texts are made to agree.
public struct InflectionOptions: Hashable, Sendable {
    /// Whether `^[…](inflect: true)` changes words. Source: `AttributedString.LocalizationOptions.inflect`.
    public var isOn = true
    /// The term in which the reader is spoken to; nil where it isn't known, so that the texts' alternatives are shown.
    public var termOfAddress: TermOfAddress?
    /// What `agreeWithConcept` and `referentConcept` refer to, from 1. Source: `AttributedString.LocalizationOptions.concepts`.
    public var concepts: [InflectionConcept] = []
    /// Words beside those that are known, and before them.
    public var lexicon = InflectionLexicon()

    /// Words agree, and nothing is known of the reader.
    public init() {}
}

extension Localization {
    /// The term in which the reader is spoken to; nil where it isn't known.
    public var termOfAddress: TermOfAddress? {
        get { inflection.termOfAddress }
        set { inflection.termOfAddress = newValue }
    }

    /// The localization with what is known about the reader and the moment taken from another.
    func replacingReader(readerOf other: Localization) -> Localization {
        var result = self
        result.now = other.now
        result.presentationWidth = other.presentationWidth
        result.inflection = other.inflection
        return result
    }
}
