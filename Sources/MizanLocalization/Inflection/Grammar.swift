import Foundation
import MizanBase

/// What agreement has to know about a language: its words and rules.
package struct Grammar: Sendable {
    /// The part of a phrase that its other words agree with.
    package enum Head: Sendable {
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
    let context: @Sendable (String) -> WordForms.FormContext
    /// The readings of a word that is put together from others.
    let compound: @Sendable (String, WordIndex) -> [WordIndex.WordReading]
    /// The word that one in no table is by its spelling, and by whether it follows a noun; nil if that doesn't tell.
    let supposed: @Sendable (_ word: String, _ followsNoun: Bool) -> WordForms?

    package init(
        _ language: String, head: Head, hasGender: Bool = true, words: [WordForms],
        plural: @escaping @Sendable (String) -> String?,
        adjective: @escaping @Sendable (String) -> [String] = { [$0, $0, $0, $0] },
        context: @escaping @Sendable (String) -> WordForms.FormContext = { _ in .anywhere },
        compound: @escaping @Sendable (String, WordIndex) -> [WordIndex.WordReading] = { _, _ in [] },
        supposed: @escaping @Sendable (_ word: String, _ followsNoun: Bool) -> WordForms? = { _, _ in nil }
    ) {
        self.language = language
        self.head = head
        self.hasGender = hasGender
        self.words = WordIndex(words)
        self.plural = plural
        self.adjective = adjective
        self.context = context
        self.compound = compound
        self.supposed = supposed
    }

    /// The grammar of a language; nil if it isn't known, or if the program doesn't link `MizanInflection`.
    static func of(_ language: LanguageTag) -> Grammar? { linked?.grammar(of: language.language) }

    /// Whether the program links any.
    static var isAnyLinked: Bool { linked != nil }

    /// The grammars that the program links. A program that imports `MizanInflection` needs no other call: the module is found by the name of
    /// its class, once in a process.
    private static let linked = NSClassFromString("MizanInflection.ShippedGrammars") as? any Grammars.Type
}

/// The grammars of some languages.
package protocol Grammars: SendableMetatype {
    /// The grammar of a language; nil if it isn't known.
    static func grammar(of language: String) -> Grammar?
}
