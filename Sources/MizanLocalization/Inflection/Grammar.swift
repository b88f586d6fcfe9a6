import Foundation
import MizanBase

/// What agreement has to know about a language: its words and rules.
struct Grammar: Sendable {
    /// The part of a phrase that its other words agree with.
    enum Head: Sendable {
        /// The first noun: "boletos de avión".
        case first
        /// The last noun: "photo albums".
        case last
    }

    let language: String
    let head: Head
    /// Whether adjectives agree with persons too.
    let hasGender: Bool
    let words: WordIndex
    /// The regular plural of a noun.
    let plural: @Sendable (String) -> String?
    /// The regular forms of an adjective: masculine, feminine, and their plurals.
    let adjective: @Sendable (String) -> [String]
    /// The place before a word, in small letters.
    let place: @Sendable (String) -> WordForms.Place
    /// The readings of a word that is put together from others.
    let compound: @Sendable (String, WordIndex) -> [WordIndex.Reading]
    /// The word that one in no table is by its spelling, and by whether it follows a noun; nil if that doesn't tell.
    let supposed: @Sendable (_ word: String, _ followsNoun: Bool) -> WordForms?

    init(
        _ language: String, head: Head, hasGender: Bool = true, words: [WordForms],
        plural: @escaping @Sendable (String) -> String?,
        adjective: @escaping @Sendable (String) -> [String] = { [$0, $0, $0, $0] },
        place: @escaping @Sendable (String) -> WordForms.Place = { _ in .anywhere },
        compound: @escaping @Sendable (String, WordIndex) -> [WordIndex.Reading] = { _, _ in [] },
        supposed: @escaping @Sendable (_ word: String, _ followsNoun: Bool) -> WordForms? = { _, _ in nil }
    ) {
        self.language = language
        self.head = head
        self.hasGender = hasGender
        self.words = WordIndex(words)
        self.plural = plural
        self.adjective = adjective
        self.place = place
        self.compound = compound
        self.supposed = supposed
    }

    /// The grammar of a language; nil where it isn't known.
    static func of(_ language: LanguageTag) -> Grammar? {
        switch language.language {
        case "en": english
        case "es": spanish
        case "fr": french
        case "it": italian
        case "pt": portuguese
        case "de": german
        default: nil
        }
    }
}

/// Words as the tables of the languages write them, separated by white space.
///
/// `foto` has the regular forms, `examen:exámenes` names its plural, `libre:libre:libres:libres` all four.
enum WordTable {
    static func entries(_ text: String) -> [[String]] {
        text.split(whereSeparator: \.isWhitespace).map { entry in
            entry.split(separator: ":", omittingEmptySubsequences: false).map {
                $0.replacingOccurrences(of: "_", with: " ")
            }
        }
    }

    /// Nouns of a gender.
    static func nouns(
        _ gender: WordForms.Gender?, _ text: String, plural: (String) -> String?
    ) -> [WordForms] {
        entries(text).map { entry in
            WordForms.noun(entry[0], entry.count > 1 ? entry[1] : plural(entry[0]), gender)
        }
    }

    /// Words with four forms; where there are two, the singulars.
    static func words(
        _ part: WordForms.Part, _ text: String, plural: (String) -> String? = { $0 },
        forms: (String) -> [String] = { [$0] }
    ) -> [WordForms] {
        entries(text).map { entry in
            switch entry.count {
            case 1: WordForms(part).with(forms(entry[0]))
            case 2: WordForms(part).with(entry + [plural(entry[0]) ?? "", plural(entry[1]) ?? ""])
            default: WordForms(part).with(entry)
            }
        }
    }

    /// Words with a form for one and one for many: verbs.
    static func numbered(_ part: WordForms.Part, _ text: String) -> [WordForms] {
        entries(text).map { entry in
            entry.dropFirst().prefix(1).reduce(WordForms(part).with(nil, isPlural: false, entry[0])) {
                $0.with(nil, isPlural: true, $1)
            }
        }
    }

    /// Words with one form.
    static func single(_ part: WordForms.Part, _ text: String) -> [WordForms] {
        entries(text).map { WordForms(part).with(nil, isPlural: false, $0[0]) }
    }
}
