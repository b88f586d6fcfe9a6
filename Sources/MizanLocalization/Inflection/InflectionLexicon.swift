import Foundation
import MizanBase

/// Words of a program's own that agreement shall know, with their gender and forms.
///
/// ```swift
/// var lexicon = InflectionLexicon()
/// lexicon.addNoun("malteada", gender: .feminine, language: "es")
/// localization.inflection.lexicon = lexicon
/// ```
public struct InflectionLexicon: Hashable, Sendable {
    private var words: [String: WordIndex] = [:]

    /// No words.
    public init() {}

    /// Adds a noun.
    ///
    /// - Parameters:
    ///   - singular: The noun as it stands for one.
    ///   - plural: The noun for many; nil for the language's regular form, which German has none of.
    ///   - gender: The gender that other words take from it; nil where the language has none.
    ///   - language: Its language; the region doesn't count.
    public mutating func addNoun(
        _ singular: String, plural: String? = nil, gender: Morphology.GrammaticalGender? = nil, language: LanguageTag
    ) {
        add(.noun(singular, plural ?? Grammar.of(language)?.plural(singular.lowercased()), gender), language)
    }

    /// Adds a noun for persons that has a form for women and one for men.
    public mutating func addPerson(
        masculine: String, feminine: String, masculinePlural: String, femininePlural: String, language: LanguageTag
    ) {
        add(WordForms(.person).with([masculine, feminine, masculinePlural, femininePlural]), language)
    }

    /// Adds an adjective, or a participle.
    public mutating func addAdjective(
        masculine: String, feminine: String, masculinePlural: String, femininePlural: String, language: LanguageTag
    ) {
        add(WordForms(.adjective).with([masculine, feminine, masculinePlural, femininePlural]), language)
    }

    private mutating func add(_ word: WordForms, _ language: LanguageTag) {
        words[language.language, default: WordIndex()].add(word)
    }

    /// The words of a language; nil where there are none.
    func words(of language: LanguageTag) -> WordIndex? { words[language.language] }
}
