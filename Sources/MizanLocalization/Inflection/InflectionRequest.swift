import Foundation
import MizanBase

/// What the attributes of `^[text](inflect: true, …)` ask for.
struct InflectionRequest: Hashable, Sendable {
    /// What the words are to agree with.
    enum AgreementSource: Hashable, Sendable {
        /// What stands among them, or the reader.
        case phrase
        /// An argument, from 1.
        case argument(Int)
        /// A concept, from 1.
        case concept(Int)
        /// The person of a concept, from 1, whom the pronouns among them are to mean.
        case referent(Int)
    }

    /// Nil where the attributes only describe the words.
    let source: AgreementSource?
    /// Gender and number that the words are to have.
    let morphology: Agreement
    /// The text where no agreement is found.
    let alternative: String?

    /// Nil for attributes that say nothing about inflection.
    init?(_ attributes: [String: AttributeValue]) {
        func index(_ name: InflectionKey) -> Int? {
            guard case .number(let number)? = attributes[name.rawValue], number >= 1 else { return nil }
            return Int(exactly: number)
        }
        guard attributes.keys.contains(where: { InflectionKey(rawValue: $0) != nil }) else { return nil }
        var morphology = Agreement(attributes[InflectionKey.morphology.rawValue])
        var source: AgreementSource?
        switch attributes[InflectionKey.inflect.rawValue] {
        case .bool(true)?: source = .phrase
        case .object(let rule)?:
            source = .phrase
            morphology = Agreement(rule[InflectionKey.morphology.rawValue])
        default: break
        }
        if let argument = index(.agreeWithArgument) { source = .argument(argument) }
        if let concept = index(.agreeWithConcept) { source = .concept(concept) }
        if let referent = index(.referentConcept) { source = .referent(referent) }
        self.source = source
        self.morphology = morphology
        if case .string(let text)? = attributes[InflectionKey.inflectionAlternative.rawValue] {
            alternative = text
        } else {
            alternative = nil
        }
    }
}

/// The attributes of inflection, by their names in markup.
///
/// Source: Foundation's `AttributeScopes.FoundationAttributes`.
enum InflectionKey: String, CaseIterable {
    case inflect, inflectionAlternative, morphology, agreeWithArgument, agreeWithConcept, referentConcept
}

extension Agreement {
    /// Gender and number of a morphology as markup writes it; others of its properties say nothing here.
    init(_ value: AttributeValue?) {
        guard case .object(let object)? = value else { return }
        if case .string(let name)? = object["grammaticalGender"] { gender = WordForms.Gender(markup: name) }
        switch object["number"] {
        case .string("singular")?: isPlural = false
        case .string(let name)? where name.hasPrefix("plural"): isPlural = true
        default: break
        }
    }

    /// Gender and number of Foundation's morphology.
    init(_ morphology: Morphology) {
        gender = morphology.grammaticalGender
        switch morphology.number {
        case .singular?: isPlural = false
        case .plural?, .pluralTwo?, .pluralFew?, .pluralMany?: isPlural = true
        default: break
        }
    }
}

extension WordForms.Gender {
    /// The name of a gender in markup.
    init?(markup name: String) {
        switch name {
        case "masculine": self = .masculine
        case "feminine": self = .feminine
        case "neuter": self = .neuter
        default: return nil
        }
    }
}
