import Foundation
import MizanBase
import MizanLocalization
import TestSupport
import Testing

@testable import MizanAudit

/// Arguments that move the sentence around them.
@Suite struct BidiBleedTests {
    /// Strings of other projects and of the examples.
    private static let paths =
        ["Tests/Fixtures/catalogs/gomap/Localizable.xcstrings", "Tests/Fixtures/catalogs/sparkle"]
        + [
            "Batch", "Direction", "Forecast", "Gallery", "LivingScreens", "Mail", "Matrix", "TenDays", "WatchTip",
        ].map { "Examples/\($0)/Localizable.xcstrings" }

    private static func bundle(_ path: String) throws -> StringBundle {
        path.hasSuffix(".xcstrings")
            ? StringBundle(tables: [try StringCatalog(xcstrings: Checkout.bytes(of: path), file: path)])
            : try StringBundle(folder: Checkout.file(path).path)
    }

    private static func bundle(_ strings: [String: [String: String]]) throws -> StringBundle {
        let entries = strings.mapValues { texts in
            ["localizations": texts.mapValues { ["stringUnit": ["state": "translated", "value": $0]] }]
        }
        let catalog: [String: Any] = ["sourceLanguage": "en", "strings": entries, "version": "1.0"]
        let bytes = [UInt8](try JSONSerialization.data(withJSONObject: catalog, options: .sortedKeys))
        return StringBundle(tables: [try StringCatalog(xcstrings: bytes, file: "Localizable.xcstrings")])
    }

    @Test(arguments: paths)
    func `no argument moves a sentence of any catalog`(path: String) throws {
        let sentences = Array(try Self.bundle(path).sentences)
        for sentence in Thoroughness.cases(sentences, everyday: { $0 % 48 == 0 }) {
            #expect(sentence.bidiLeak(.isolated)?.message == nil, "\(sentence.key) \(sentence.language)")
        }
    }

    @Test func `the catalogs have sentences in many languages and in every form`() throws {
        let gomap = Array(try Self.bundle(Self.paths[0]).sentences)
        #expect(Set(gomap.map(\.language)).isSuperset(of: ["ar", "de", "en", "es", "fr", "ja", "mr", "pl", "ru"]))
        #expect(gomap.contains { $0.language == "ru" && $0.literals.count == 3 })
        #expect(Array(try Self.bundle(Self.paths[1]).sentences).count > 90)
    }

    @Test(arguments: paths.prefix(2))
    func `pasted, some text moves each sentence that goes on behind it`(path: String) throws {
        let sentences = try Self.bundle(path).sentences.filter { sentence in
            let arguments = sentence.demands.map { $0 ? LocalizedValue.integer(5) : .text("x") }
            guard let reader = sentence.readers.first else { return false }
            let (text, places) = sentence.resolve(arguments, for: reader)
            // A number can't hold a control.
            guard let first = places.first(where: { !sentence.demands[$0.number - 1] }) else { return false }
            return text.text.replacing(places.map(\.range), with: AttributedText("\u{FFFC}")).text.string
                .contains(where: \.isLetter)
                && text.text.string.part(utf16: first.range.upperBound..<text.text.utf16Count)
                    .contains(where: { $0.isLetter && $0 != "x" })
        }
        #expect(sentences.count > 60)
        for sentence in Thoroughness.cases(sentences, everyday: { $0 % 24 == 0 }) {
            #expect(sentence.bidiLeak(.pasted)?.message != nil, "\(sentence.key) \(sentence.language)")
        }
    }

    @Test func `a finding says key, language, arguments and what moves`() throws {
        let bundle = try Self.bundle([
            "%@ has 12 points!": ["ar": "لدى %@ ١٢ نقطة!"], "Weather": ["ar": "الطقس"],
        ])
        #expect(bundle.auditFindings(rules: [SentenceRules.bidiBleed]) == [])
        let findings = bundle.auditFindings(.pasted, rules: [SentenceRules.bidiBleed])
        #expect(findings.map(\.rule) == ["bidi-bleed", "bidi-bleed"])
        #expect(findings.map(\.severity) == [.warning, .warning])
        #expect(findings.map(\.key) == ["%@ has 12 points!", "%@ has 12 points!"])
        #expect(findings.map(\.language) == ["ar", "en"])
        let english = try #require(findings.last)
        #expect(english.message.hasPrefix("with “سارة” for its arguments, “has 12 points!” of "))
        #expect(english.place?.file == "Localizable.xcstrings")
    }

    @Test func `each form, device and width of a string is looked at`() throws {
        let json = """
            { "sourceLanguage": "en", "version": "1.0", "strings": {
              "a": { "localizations": { "en": { "variations": { "device": {
                "iphone": { "stringUnit": { "state": "translated", "value": "plain" } },
                "mac": { "stringUnit": { "state": "translated", "value": "%@ is new" } } } } } } },
              "b %lld %@": { "localizations": { "en": { "variations": { "plural": {
                "one": { "stringUnit": { "state": "translated", "value": "%2$@ it is" } },
                "other": { "stringUnit": { "state": "translated", "value": "%lld" } } } } } } } } }
            """
        let bundle = StringBundle(tables: [try StringCatalog(xcstrings: Array(json.utf8), file: "L.xcstrings")])
        #expect(bundle.auditFindings(rules: [SentenceRules.bidiBleed]) == [])
        #expect(bundle.auditFindings(.pasted, rules: [SentenceRules.bidiBleed]).map(\.key) == ["a", "b %lld %@"])
    }

    @Test func `two numbers with nothing between them are one`() throws {
        let bundle = try Self.bundle([
            "%lld%lld": [:], "%lld of %lld": ["ar": "%1$lld\u{200F}%2$lld"], "%lld:%lld": [:], "%@%lld": [:],
            "%lld%@": [:], "%lld %lld": [:],
        ])
        let findings = bundle.auditFindings(rules: [SentenceRules.numbersTouch])
        #expect(
            findings.map { "\($0.key ?? "") \($0.language?.identifier ?? "")" } == ["%lld of %lld ar", "%lld%lld en"])
        #expect(findings.last?.message.contains("“125”") == true)
    }
}
