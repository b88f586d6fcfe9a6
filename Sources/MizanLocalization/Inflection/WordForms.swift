import Foundation

/// A word with those of its forms that agreement chooses between.
package struct WordForms: Hashable, Sendable {
    /// The gender of a word.
    package typealias Gender = Morphology.GrammaticalGender

    /// What a word does in agreement.
    package enum PartOfSpeech: Hashable, Sendable {
        /// Others agree with it, in its own gender.
        case noun
        /// A noun for persons: a form for women and one for men.
        case person
        case adjective
        /// An article, a possessive or the like, before its noun.
        case determiner
        /// A verb in the third person that agrees with the noun before it.
        case verb
        /// A verb whose subject comes behind it: "quedan 2 días".
        case presentingVerb
        /// A pronoun for a person: he, she.
        case pronoun
        /// `have` and the like: the participle behind it stays.
        case auxiliary
        /// What it governs doesn't agree with what stands before.
        case preposition
        case conjunction
        /// Any other word that is known and has one form.
        case particle
    }

    /// Where a form stands.
    package enum FormContext: Hashable, Sendable, CaseIterable {
        case anywhere
        /// Before a vowel: l', nouvel.
        case vowel
        /// Before the Italian sounds that take `lo`.
        case impure
        /// Before its noun: buen, primer.
        case noun
        /// Before a Spanish feminine that begins with a stressed a: el agua.
        case stressedA
        /// Behind a German article that has the ending itself.
        case weak
        /// A German adjective without an ending, as it stands in no phrase.
        case bare
    }

    /// What a form says.
    package struct FormFeatures: Hashable, Sendable {
        package var gender: Gender?
        package var isPlural: Bool
        package var context: FormContext

        package init(gender: Gender?, isPlural: Bool, context: FormContext = .anywhere) {
            self.gender = gender
            self.isPlural = isPlural
            self.context = context
        }
    }

    package let part: PartOfSpeech
    package private(set) var forms: [FormFeatures: String] = [:]
    /// Of a Spanish feminine: it begins with a stressed a. Of a German determiner: adjectives behind it are weak.
    package var isMarked = false
    /// Of a German determiner: adjectives behind it are weak in the plural alone.
    package var isMarkedInPlural = false

    package init(_ part: PartOfSpeech) { self.part = part }

    /// The gender of a noun for one or for many, which in a few differ.
    package func gender(isPlural: Bool) -> Gender? {
        forms.keys.first { $0.isPlural == isPlural }.flatMap(\.gender)
    }

    /// A form; of one that no other place has a form for, that for anywhere.
    package func form(_ gender: Gender?, isPlural: Bool, _ context: FormContext = .anywhere) -> String? {
        for context in context == .anywhere ? [.anywhere] : [context, .anywhere] {
            if let form = forms[FormFeatures(gender: gender, isPlural: isPlural, context: context)] { return form }
            // A verb, an English word, a German plural: one form for all genders.
            if let form = forms[FormFeatures(gender: nil, isPlural: isPlural, context: context)] { return form }
        }
        return nil
    }

    /// Whether it has forms that depend on what stands behind it.
    package var hasContexts: Bool { forms.keys.contains { $0.context != .anywhere } }

    /// The same with one more form.
    package func with(_ gender: Gender?, isPlural: Bool, _ form: String) -> WordForms {
        with(gender, isPlural: isPlural, .anywhere, form)
    }

    /// The same with one more form for a place.
    package func with(_ gender: Gender?, isPlural: Bool, _ context: FormContext, _ form: String) -> WordForms {
        var result = self
        result.forms[FormFeatures(gender: gender, isPlural: isPlural, context: context)] = form
        return result
    }

    /// The same with forms for masculine and feminine, singular and plural; an empty one isn't there.
    package func with(_ forms: [String], _ context: FormContext = .anywhere) -> WordForms {
        let cells: [(Gender, Bool)] = [(.masculine, false), (.feminine, false), (.masculine, true), (.feminine, true)]
        return zip(cells, forms).reduce(self) { word, pair in
            pair.1.isEmpty ? word : word.with(pair.0.0, isPlural: pair.0.1, context, pair.1)
        }
    }

    /// A noun.
    package static func noun(_ singular: String, _ plural: String?, _ gender: Gender?) -> WordForms {
        let noun = WordForms(.noun).with(gender, isPlural: false, singular)
        return plural.map { noun.with(gender, isPlural: true, $0) } ?? noun
    }
}
