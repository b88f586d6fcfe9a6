import Foundation
import MizanBase
import MizanDocument
import MizanLocalization
import MizanUnicode
import Testing

/// The first letter of a date, by where it stands in a sentence. The answers are those of Foundation's `Date.FormatStyle`
/// with the same context on this platform.
@Suite struct CapitalizationTests {
    /// Sunday, 1 March 2026.
    private static let date = Date(timeIntervalSince1970: 1_772_355_600)

    private func text(_ json: String, _ locale: LanguageTag) throws -> String {
        let value = try LocalizedValue(
            JSONValue.parse(Array(json.utf8), file: "value"), in: PlainValueContext(timeZone: .gmt, now: Self.date))
        return Localization(bundles: [], locale: locale).resolve(
            LocalizedStringResource(key: "%@", arguments: [value])
        ).plain
    }

    @Test(
        arguments: [
            ("standalone", "Domingo"), ("beginningOfSentence", "Domingo"), ("middleOfSentence", "domingo"),
            ("listItem", "Domingo"),
        ]) func `a weekday in Spanish`(context: String, expected: String) throws
    {
        let json = #"{"date": "2026-03-01", "format": "EEEE", "capitalizationContext": "\#(context)"}"#
        #expect(try text(json, "es") == expected)
        let style = try #require(CapitalizationContext(rawValue: context))
        #expect(
            Localization(bundles: [], locale: "es").resolve(
                LocalizedStringResource(
                    key: "%@", arguments: [.date(Self.date, style: .weekday.capitalizationContext(style))])
            ).plain == expected)
    }

    @Test func `without a context it is as the locale has it`() throws {
        #expect(try text(#"{"date": "2026-03-01", "format": "EEEE"}"#, "es") == "domingo")
        #expect(try text(#"{"date": "2026-03-01", "format": "EEEE"}"#, "en") == "Sunday")
    }

    @Test func `alone and at the beginning of a sentence differ in Czech`() throws {
        func month(_ context: String) throws -> String {
            try text(#"{"date": "2026-03-01", "format": "LLLL", "capitalizationContext": "\#(context)"}"#, "cs")
        }
        #expect(try month("standalone") == "březen")
        #expect(try month("beginningOfSentence") == "Březen")
    }

    @Test func `styles of Foundation's take the context too`() throws {
        func relative(_ context: String) throws -> String {
            try text(
                #"{"date": "2026-03-02", "relative": "named", "relativeTo": "2026-03-01", "capitalizationContext": "\#(context)"}"#,
                "de")
        }
        #expect(try relative("middleOfSentence") == "morgen")
        #expect(try relative("beginningOfSentence") == "Morgen")
    }

    @Test func `a context that nobody knows is refused`() {
        #expect(throws: DiagnosticError.self) {
            try text(#"{"date": "2026-03-01", "format": "EEEE", "capitalizationContext": "title"}"#, "es")
        }
    }
}
