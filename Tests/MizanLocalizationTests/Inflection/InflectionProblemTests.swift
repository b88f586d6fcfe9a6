import MizanBase
import MizanLocalization
import Testing

/// What nobody understands in the markup of inflection is said, and never a trap.
@Suite struct InflectionProblemTests {
    private func problems(
        _ text: String, _ arguments: [LocalizedValue] = []
    ) -> [LocalizedTextProblem.Cause] {
        Localization.empty.resolve(LocalizedStringResource(key: text, arguments: arguments)).problems.map(\.cause)
    }

    @Test(
        arguments: [
            ("^[a](inflect: true, agreeWith: 1)", ["unknownKey agreeWith 0"]),
            ("x ^[a](inflct: true)", ["unknownKey inflct 2"]),
            ("^[a](inflect: false)", ["wrongValue inflect 0"]), ("^[a](inflect: 'yes')", ["wrongValue inflect 0"]),
            ("^[a](agreeWithArgument: 0)", ["wrongValue agreeWithArgument 0"]),
            ("^[a](agreeWithConcept: 1.5)", ["wrongValue agreeWithConcept 0"]),
            ("^[a](inflect: true, inflectionAlternative: 3)", ["wrongValue inflectionAlternative 0"]),
            ("^[a](inflect: { gender: 'feminine' })", ["unknownKey inflect.gender 0"]),
            (
                "^[a](morphology: { gender: 'feminine', number: 'some' })",
                ["unknownKey morphology.gender 0", "wrongValue morphology.number 0"]
            ),
            ("^[a](inflect: true", ["notClosed  0"]), ("^[a ^[b](inflect: true)", ["notClosed  0"]),
            ("^[a](inflect: true, )(", []), ("^[a](inflect: true,, x)", ["wrongValue  0"]),
            ("^[a](inflect: true) ^[day](inflect: { morphology: { number: 'plural' } })", []),
            ("\\^[a] ^[b](own: 1) [c](d) ^[e]", []),
        ] as [(String, [String])])
    func `unknown keys and values are listed with their places`(text: String, expected: [String]) {
        #expect(InflectionMarkup.problems(in: text).map { "\($0.cause) \($0.key) \($0.offset)" } == expected)
        let kinds = problems(text)
        #expect(kinds.count == expected.count)
        #expect(
            kinds.allSatisfy { kind in
                if case .inflectionMarkup = kind { return true }
                return false
            })
    }

    @Test func `a problem is a warning that names the key and what to do`() throws {
        let text = Localization.empty.resolve("^[a](inflct: true)")
        let diagnostic = try #require(text.problems.first).diagnostic()
        #expect(diagnostic.rule == "inflection-markup")
        #expect(diagnostic.message.contains("there is no key “inflct”"))
        #expect(diagnostic.fix == "did you mean “inflect”?")
    }

    @Test func `agreement with what isn't there is a problem`() {
        #expect(problems("^[listo](agreeWithArgument: 2)", [.text("a")]) == [.missingAgreementArgument(2)])
        #expect(problems("^[listo](agreeWithArgument: 1)") == [.missingAgreementArgument(1)])
        #expect(
            problems("^[listo](agreeWithConcept: 1) ^[él](referentConcept: 3)") == [
                .missingConcept(1), .missingConcept(3),
            ])
        #expect(problems("%@ ^[listo](agreeWithArgument: 1)", [.text("a")]).isEmpty)
    }

    @Test func `arguments that agree with themselves are a problem, and stay as they are written`() {
        let key = "^[%1$@](agreeWithArgument: 2) ^[%2$@](agreeWithArgument: 1) ^[%3$@](agreeWithArgument: 3)"
        var spanish = Localization(
            bundles: [StringBundle(tables: [], developmentLanguage: "es")], locale: "es")
        spanish.termOfAddress = .feminine
        let text = spanish.resolve(
            LocalizedStringResource(key: key, arguments: [.text("nuevo"), .text("listo"), .text("rojo")]))
        #expect(text.problems.map(\.cause) == [.cyclicAgreement(1), .cyclicAgreement(2), .cyclicAgreement(3)])
        #expect(text.plain == "nuevo listo rojo")
    }

    @Test func `more words than are looked at are a problem, and take little time`() {
        let words = Array(repeating: "ticket", count: 24_000).joined(separator: " ")
        let text = Localization.empty.resolve(LocalizedStringKey("^[2 \(words)](inflect: true)"))
        #expect(text.problems.map(\.cause) == [.longInflection])
        #expect(text.plain == "2 " + words)
        let nested =
            String(repeating: "^[2 ", count: 400) + "ticket" + String(repeating: "](inflect: true)", count: 400)
        #expect(Localization.empty.resolve(LocalizedStringKey(nested)).plain.hasSuffix("tickets"))
    }

    @Test func `markup by the thousand takes little time`() {
        let spans = (1...60).map { "^[%\($0)$@](agreeWithArgument: \($0 + 1))" }.joined()
        let arguments = (1...61).map { LocalizedValue.text("nuevo\($0)") }
        #expect(problems(spans, arguments).isEmpty)
        #expect(problems(spans + "^[%61$@](agreeWithArgument: 1)", arguments).count == 61)
        let many = String(repeating: "^[%1$@](agreeWithArgument: 2)", count: 600)
        #expect(problems(many, arguments).isEmpty)
        #expect(problems(String(repeating: "^[](", count: 3_000)).isEmpty)
        #expect(problems(String(repeating: "^[a](inflect: 1)", count: 300)).count == 20)
    }

    @Test(
        arguments: [
            "^[", "^[](inflect: true)", "^[ ](inflect: true)", "^[%@](inflect: true)", "^[%lld](inflect: true)",
            "^[\u{301}](inflect: true)",
            "^[l’](inflect: true)", "^['](inflect: true)", "^[-](inflect: true)", "^[1.](inflect: true)",
            "^[,,](inflect: true)",
            "^[99999999999999999999999 ticket](inflect: true)", "^[de la](inflect: true)",
            "^[a](agreeWithArgument: 9e99)",
            "^[a](agreeWithArgument: -9223372036854775808)", "^[a](inflect: true, inflectionAlternative: '')",
            "^[%1$@ %1$@](inflect: true)", "^[\u{2067}a](inflect: true)\u{2069}",
            "^[^[^[a](inflect: true)](agreeWithArgument: 1)](inflect: true)",
        ])
    func `odd markup never traps`(text: String) {
        for language in ["en", "es", "fr", "it", "pt", "de", "ar"] as [LanguageTag] {
            let localization = Localization(
                bundles: [StringBundle(tables: [], developmentLanguage: language)], locale: language)
            for arguments in [[], [.text("l’a")], [.integer(2)], [.text("")]] as [[LocalizedValue]] {
                let resolved = localization.resolve(LocalizedStringResource(key: text, arguments: arguments)).text
                #expect(resolved.isolates.allSatisfy { $0.range.upperBound <= resolved.utf16Count })
                #expect(resolved.runs.allSatisfy { $0.range.upperBound <= resolved.utf16Count })
            }
        }
    }
}
