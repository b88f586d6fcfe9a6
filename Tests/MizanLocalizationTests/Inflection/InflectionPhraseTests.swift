import Foundation
import MizanBase
import MizanLocalization
import Testing

/// The phrases of `Tests/Fixtures/inflection/phrases.json`, ten of each language, with where their forms come from.
@Suite struct InflectionPhraseTests {
    struct Table: Decodable {
        let phrases: [Phrase]
    }

    struct Phrase: Decodable, CustomTestStringConvertible {
        let language: String
        let text: String
        let arguments: [Argument]
        let termOfAddress: TermOfAddress?
        let expected: String
        let source: String

        var testDescription: String { "\(language): \(expected)" }

        var resource: LocalizedStringResource {
            LocalizedStringResource(key: text, arguments: arguments.map(\.value))
        }

        var localization: Localization {
            var localization = Localization(
                bundles: [StringBundle(tables: [], developmentLanguage: LanguageTag(language))],
                locale: LanguageTag(language))
            localization.termOfAddress = termOfAddress
            return localization
        }
    }

    struct Argument: Decodable {
        let value: LocalizedValue

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let whole = try? container.decode(Int.self) {
                value = .integer(Int128(whole))
            } else if let number = try? container.decode(Double.self) {
                value = .double(number)
            } else {
                value = .text(try container.decode(String.self))
            }
        }
    }

    static let phrases: [Phrase] =
        (try? JSONDecoder().decode(
            Table.self, from: Data(Catalogs.bytes("Tests/Fixtures/inflection/phrases.json"))
        ).phrases) ?? []

    @Test(arguments: phrases) func `a phrase has the forms that its source gives`(phrase: Phrase) {
        let localization = phrase.localization
        #expect(localization.resolve(phrase.resource).plain == phrase.expected, "\(phrase.source)")
        #expect(localization.string(phrase.resource, .unmarked) == phrase.expected, "\(phrase.source)")
    }

    @Test func `there are ten phrases of each of six languages, and each names its source`() {
        let languages = Dictionary(grouping: Self.phrases) { $0.language.prefix(2) }
        #expect(languages.mapValues(\.count) == ["en": 10, "es": 10, "fr": 10, "it": 10, "pt": 10, "de": 10])
        #expect(Self.phrases.allSatisfy { !$0.source.isEmpty })
    }

    @Test(arguments: phrases) func `a phrase that agrees stays as it is`(phrase: Phrase) {
        let text = phrase.localization.resolve(phrase.resource).text
        #expect(text.inflected(in: phrase.localization).string == phrase.expected)
    }
}
