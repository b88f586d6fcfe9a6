import Foundation
import MizanBase
import MizanLocalization
import TestSupport
import Testing

/// What agrees with what, and what stays as it is written.
@Suite struct InflectionTests {
    private func localization(
        _ language: LanguageTag, _ term: TermOfAddress? = nil, concepts: [InflectionConcept] = []
    ) -> Localization {
        var localization = Localization(
            bundles: [StringBundle(tables: [], developmentLanguage: language)], locale: language)
        localization.termOfAddress = term
        localization.inflection.concepts = concepts
        return localization
    }

    // MARK: Talks

    @Test(arguments: [(1, "5 mm in last 1 hour"), (2, "5 mm in last 2 hours"), (0, "5 mm in last 0 hours")])
    func `1 hour, 2 hours: in strings and attributed texts alike`(hours: Int, expected: String) {
        let key: LocalizedStringKey = "\("5 mm") in last ^[\(hours) hour](inflect: true)"
        let english = localization("en")
        #expect(english.resolve(key).plain == expected)
        #expect(AttributedText(localized: LocalizedStringResource(key), in: english).string == expected)
        let string = String(localized: key, in: english)
        #expect(string == "\u{2068}5 mm\u{2069} in last \u{2066}\(hours)\u{2069} \(hours == 1 ? "hour" : "hours")")
    }

    @Test(
        arguments: [
            (.feminine, "Bienvenida."), (.masculine, "Bienvenido."), (.neutral, "Te damos la bienvenida."),
            (nil, "Te damos la bienvenida."),
        ] as [(TermOfAddress?, String)])
    func `Bienvenida, Bienvenido, or the alternative, by the reader's term of address`(
        term: TermOfAddress?, expected: String
    ) {
        let key: LocalizedStringKey =
            "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')."
        #expect(localization("es", term).resolve(key).plain == expected)
        #expect(String(localized: key, in: localization("es", term)) == expected)
    }

    @Test func `a text of a table is inflected in the language in which it was found`() throws {
        let catalog = try Catalogs.made(
            Catalogs.entry(
                "Order %lld tickets",
                [
                    ("es", "Pedir ^[%lld boleto](inflect: true)"), ("fr", "Commander ^[%lld billet](inflect: true)"),
                    ("de", "^[%lld Ticket](inflect: true) bestellen"), ("ar", "اطلب ^[%lld تذكرة](inflect: true)"),
                ]))
        for (locale, expected) in [
            ("es-MX", "Pedir 2 boletos"), ("fr-CA", "Commander 2 billets"), ("de-AT", "2 Tickets bestellen"),
            // No grammar of Arabic: as it is written.
            ("ar-EG", "اطلب ٢ تذكرة"),
        ] as [(LanguageTag, String)] {
            let localization = Localization(catalogs: [catalog], locale: locale)
            #expect(localization.resolve("Order \(2) tickets").plain == expected)
        }
    }

    // MARK: Unknown words

    @Test(
        arguments: [
            ("en", "ticket blorp"), ("en", "iTicket"), ("en", "brother-in-law"), ("en", "тикет"), ("en", "lens"),
            ("es", "malteada"), ("es", "malteada pequeño"), ("es", "chévere"), ("es", "blorp boleto"),
            ("fr", "schmurtz"), ("fr", "schmurtz bleu"), ("fr", "grille-pain"), ("it", "supercazzola"),
            ("it", "brematura nuovo"), ("pt", "jabuticaba"), ("pt", "jabuticaba maduro"), ("de", "Schnickschnack"),
            ("de", "Donaudampfschiff"), ("de", "Ration"), ("de", "Wolpertinger"),
        ] as [(LanguageTag, String)])
    func `a word that isn't known is left as it is written`(language: LanguageTag, words: String) {
        let resource = LocalizedStringResource(key: "^[%lld \(words)](inflect: true)", arguments: [.integer(2)])
        let text = localization(language).resolve(resource)
        #expect(text.plain == "2 \(words)")
        #expect(text.problems.contains { if case .unknownWord = $0.cause { true } else { false } })
        let other = LocalizedStringResource(
            key: "^[%lld \(words)](inflect: true, inflectionAlternative: '…')", arguments: [.integer(2)])
        #expect(localization(language).resolve(other).plain == "…")
    }

    @Test(
        arguments: [
            ("es", "^[%lld mensaje](inflect: true)", "mensajes"), ("es", "^[%lld MENSAJE](inflect: true)", "MENSAJES"),
            ("es", "^[%lld Mensaje](inflect: true)", "Mensajes"),
            ("en", "^[%lld **tick**et](inflect: true)", "tickets"),
        ] as [(LanguageTag, String, String)])
    func `the case of letters stays`(language: LanguageTag, text: String, expected: String) {
        let resource = LocalizedStringResource(key: text, arguments: [.integer(2)])
        #expect(localization(language).resolve(resource).plain == "2 " + expected)
    }

    // MARK: Phrases

    @Test(
        arguments: [
            ("en", "^[%lld hour %lld minute](inflect: true)", [1, 30], "1 hour 30 minutes"),
            ("en", "^[%lld hour and %lld minute](inflect: true)", [2, 1], "2 hours and 1 minute"),
            ("en", "^[%lld file with error](inflect: true)", [2], "2 files with error"),
            ("en", "^[%lld item is new](inflect: true)", [2], "2 items are new"),
            ("en", "^[Day %lld](inflect: true)", [2], "Day 2"),
            ("en", "^[%lld file that match](inflect: true)", [2], "2 files that match"),
            ("en", "^[the %lld day the show was open](inflect: true)", [2], "the 2 days the show was open"),
            ("es", "^[%lld archivo que el usuario nuevo](inflect: true)", [2], "2 archivos que el usuario nuevo"),
            ("es", "^[%lld boleto ha llegado](inflect: true)", [2], "2 boletos han llegado"),
            ("fr", "^[%lld fichier a été supprimé](inflect: true)", [2], "2 fichiers ont été supprimés"),
            ("fr", "^[tu as supprimé %lld photo](inflect: true)", [2], "tu as supprimé 2 photos"),
            ("es", "^[quedan %lld día](inflect: true)", [1], "queda 1 día"),
            (
                "es", "^[%lld mensaje nuevo y %lld foto nuevo](inflect: true)", [2, 1],
                "2 mensajes nuevos y 1 foto nueva"
            ),
            ("es", "^[%lld archivo fue borrado](inflect: true)", [2], "2 archivos fueron borrados"),
            ("es", "^[el %lld foto de la casa nuevo](inflect: true)", [2], "las 2 fotos de la casa nuevo"),
            ("es", "^[ha borrado %lld foto](inflect: true)", [2], "ha borrado 2 fotos"),
            ("fr", "^[%lld nouveau ami](inflect: true)", [1], "1 nouvel ami"),
            ("fr", "^[du %lld eau](inflect: true)", [1], "de la 1 eau"),
            ("fr", "^[l’hôtel](inflect: { morphology: { number: 'plural' } })", [], "les hôtels"),
            ("it", "^[il bello albergo_](inflect: true)", [], "il bello albergo_"),
            ("it", "^[un bello orologio](inflect: true)", [], "un bell’orologio"),
            ("it", "^[del %lld gnomo](inflect: true)", [2], "dei 2 gnomi"),
            (
                "de", "^[kein neu Nachricht](inflect: { morphology: { number: 'plural' } })", [],
                "keine neuen Nachrichten"
            ),
            ("de", "^[%lld neu Buch](inflect: true)", [1], "1 neues Buch"),
            ("pt-BR", "^[%lld usuário ativo](inflect: true)", [2], "2 usuários ativos"),
        ] as [(LanguageTag, String, [Int], String)])
    func `numbers, articles, adjectives and verbs of a phrase`(
        language: LanguageTag, text: String, numbers: [Int], expected: String
    ) {
        let resource = LocalizedStringResource(key: text, arguments: numbers.map { .integer(Int128($0)) })
        #expect(localization(language, .feminine).resolve(resource).plain == expected)
    }

    @Test(arguments: [
        ("1 ticket", "1 ticket"), ("2 ticket", "2 tickets"), ("1.0 ticket", "1.0 tickets"),
        ("1,000 ticket", "1,000 tickets"),
    ])
    func `numbers that are written in the text count as well`(words: String, expected: String) {
        let text = localization("en").resolve(LocalizedStringKey("^[\(words)](inflect: true)"))
        #expect(text.plain == expected)
    }

    @Test func `a number counts as it is shown`() {
        #expect(localization("en").resolve("^[\(1.0) hour](inflect: true)").plain == "1.000000 hours")
        #expect(localization("fr").resolve("^[\(1.5, specifier: "%.1f") heure](inflect: true)").plain == "1,5 heure")
    }

    // MARK: Arguments

    @Test func `arguments that agree stand in their isolates`() {
        let key = "^[%1$lld %3$@ %2$@](inflect: true)"
        let text = localization("es").resolve(
            LocalizedStringResource(key: key, arguments: [.integer(2), .text("grande"), .text("ensalada")])
        ).text
        #expect(text.plainText(.marked) == "\u{2066}2\u{2069} \u{2068}ensaladas\u{2069} \u{2068}grandes\u{2069}")
        #expect(text.isolates.map(\.range) == [0..<1, 2..<11, 12..<19])
    }

    @Test func `an article that is elided before an argument touches its isolate`() {
        let text = localization("fr").resolve(
            LocalizedStringResource(key: "^[le %@](inflect: true)", arguments: [.text("hôtel")])
        ).text
        #expect(text.plainText(.marked) == "l’\u{2068}hôtel\u{2069}")
    }

    @Test func `code, dates and addresses are no words`() {
        let text = localization("en").resolve(
            LocalizedStringResource(
                key: "^[%lld %@](inflect: true)", arguments: [.integer(2), .technical("ticket", kind: .code)]))
        #expect(text.plain == "2 ticket")
    }

    @Test(
        arguments: [
            ("ensalada", "Tu ensalada está lista"), ("boletos", "Tu boletos está listos"),
            ("malteada", "Tu malteada está listo"),
        ])
    func `a word agrees with an argument whose noun is known`(item: String, expected: String) {
        let key = "Tu %@ está ^[listo](agreeWithArgument: 1)"
        let text = localization("es").resolve(LocalizedStringResource(key: key, arguments: [.text(item)]))
        #expect(text.plain == expected)
    }

    @Test func `words agree with an argument that stands among them`() {
        let key = "^[Nuestro %@](agreeWithArgument: 1)"
        let text = localization("es").resolve(LocalizedStringResource(key: key, arguments: [.text("ensalada")]))
        #expect(text.plain == "Nuestra ensalada" && text.problems.isEmpty)
    }

    @Test func `an argument takes the number of the phrase in which it stands, and gives it on`() {
        let key = "^[%lld %@](inflect: true) ^[está listo](agreeWithArgument: 2)"
        let text = localization("es").resolve(
            LocalizedStringResource(key: key, arguments: [.integer(2), .text("ensalada")]))
        #expect(text.plain == "2 ensaladas están listas")
    }

    @Test func `an argument's own morphology counts where its word isn't known`() {
        var feminine = Morphology()
        feminine.grammaticalGender = .feminine
        let drink = AttributedText("malteada", morphology: feminine)
        let key: LocalizedStringKey = "^[Nuestro](agreeWithArgument: 1) \(drink) está ^[hecho](agreeWithArgument: 1)"
        #expect(localization("es").resolve(key).plain == "Nuestra malteada está hecha")
        let described = LocalizedStringResource(
            key: "^[malteada](morphology: { partOfSpeech: 'noun', grammaticalGender: 'feminine' })")
        let other: LocalizedStringKey = "\(described) está ^[hecho](agreeWithArgument: 1)"
        #expect(localization("es").resolve(other).plain == "malteada está hecha")
    }

    @Test func `several in a list are many, masculine where one of them is`() {
        func text(_ members: [String]) -> String {
            localization("es").resolve(
                LocalizedStringResource(
                    key: "%@ ^[está listo](agreeWithArgument: 1)", arguments: [.list(members.map { .text($0) })])
            ).plain
        }
        #expect(text(["ensalada", "pizza"]) == "ensalada y pizza están listas")
        #expect(text(["ensalada", "café"]) == "ensalada y café están listos")
    }

    // MARK: Concepts

    @Test func `words agree with a phrase, and with a person, that stand outside`() {
        let text: LocalizedStringKey = "^[chico](agreeWithConcept: 1) ^[ocupado](agreeWithConcept: 2)"
        let spanish = localization(
            "es", concepts: [.localizedPhrase("horchata"), .termsOfAddress([.neutral, .feminine])])
        #expect(spanish.resolve(text).plain == "chica ocupada")
    }

    @Test(
        arguments: [
            ("en", .feminine, "She is here with her bike"), ("en", .masculine, "He is here with his bike"),
            ("en", .neutral, "They are here with their bike"),
        ] as [(LanguageTag, TermOfAddress, String)])
    func `pronouns mean the person of a concept`(language: LanguageTag, term: TermOfAddress, expected: String) {
        let text: LocalizedStringKey = "^[He is](referentConcept: 1) here with ^[his](referentConcept: 1) bike"
        #expect(localization(language, concepts: [.termsOfAddress([term])]).resolve(text).plain == expected)
    }

    @Test func `a pronoun takes the gender that its markup says`() {
        let text: LocalizedStringKey =
            "^[They](inflect: { morphology: { grammaticalGender: 'feminine' } }) liked your post."
        #expect(localization("en").resolve(text).plain == "She liked your post.")
    }

    @Test func `a Spanish pronoun means the person of a concept`() {
        let text: LocalizedStringKey = "^[Él](referentConcept: 1) marcó cappuccino como favorito."
        let spanish = localization("es", concepts: [.termsOfAddress([.feminine])])
        #expect(spanish.resolve(text).plain == "Ella marcó cappuccino como favorito.")
    }

    // MARK: Options

    @Test func `a caller's own words are known, before those of the language`() {
        var spanish = localization("es")
        spanish.inflection.lexicon.addNoun("malteada", gender: .feminine, language: "es")
        spanish.inflection.lexicon.addNoun("boleto", plural: "boletazos", gender: .masculine, language: "es")
        spanish.inflection.lexicon.addAdjective(
            masculine: "guay", feminine: "guay", masculinePlural: "guays", femininePlural: "guays", language: "es")
        #expect(spanish.resolve("^[\(3) malteada chico](inflect: true)").plain == "3 malteadas chicas")
        #expect(spanish.resolve("^[\(3) boleto guay](inflect: true)").plain == "3 boletazos guays")
        var german = localization("de")
        german.inflection.lexicon.addNoun("Wolpertinger", plural: "Wolpertinger", gender: .masculine, language: "de")
        #expect(german.resolve("^[\(1) neu Wolpertinger](inflect: true)").plain == "1 neuer Wolpertinger")
    }

    @Test func `nothing is inflected where that is off, and the attributes stay`() {
        var english = localization("en")
        english.inflection.isOn = false
        let text = english.resolve("^[\(2) hour](inflect: true)").text
        #expect(text.string == "2 hour")
        #expect(text.runs.map(\.attributes.named) == [["inflect": .bool(true)]])
        #expect(text.inflected(locale: "en").string == "2 hours")
    }

    @Test func `a resource with a locale of its own is for the same reader`() {
        let resource = LocalizedStringResource(
            "^[Bienvenido](inflect: true, inflectionAlternative: 'Hola')", locale: "es")
        var english = Localization(
            bundles: [StringBundle(tables: [], developmentLanguage: "es")], locale: "en")
        english.termOfAddress = .feminine
        #expect(english.resolve(resource).plain == "Bienvenida")
        english.termOfAddress = nil
        #expect(english.resolve(resource).plain == "Hola")
    }

    // MARK: Text around

    @Test func `attributes keep the words that they were over`() {
        let text = localization("es").resolve(
            LocalizedStringResource(
                key: "a ^[%lld **ensalada** grande](inflect: true) *b* [c](https://e.org)", arguments: [.integer(2)])
        ).text
        #expect(text.string == "a 2 ensaladas grandes b c")
        func words(_ holds: (TextAttributes) -> Bool) -> [String] {
            text.runs.filter { holds($0.attributes) }.map { run in
                String(decoding: Array(text.string.utf16)[run.range], as: UTF16.self)
            }
        }
        #expect(words { !$0.named.isEmpty } == ["2 ensaladas grandes"])
        #expect(words { $0.presentation == .stronglyEmphasized } == ["ensaladas"])
        #expect(words { $0.presentation == .emphasized } == ["b"])
        #expect(words { $0.link != nil } == ["c"])
    }

    @Test func `in plain strings all other markup stays as it is written`() {
        let key: LocalizedStringKey = "**a** ^[\(2) **ticket**](inflect: true) [c](https://e.org) ^[d](own: 1)"
        #expect(
            localization("en").string(LocalizedStringResource(key), .unmarked)
                == "**a** 2 **tickets** [c](https://e.org) ^[d](own: 1)")
    }

    @Test func `text outside of the spans is the same whatever is inflected`() {
        var generator = SeededGenerator(seed: 26)
        let words = [
            "ensalada", "grande", "2", "1", "el", "de la", "nuevo", "malteada", "l’", "y", ",", "🥗", "مرحبا", "%lld",
            "%@",
            "**", "[x](y)", "\\", "día", "Bienvenido", "é", "\u{2067}", "\u{2069}", "\n",
        ]
        for _ in 0..<80 {
            func some() -> String {
                (0..<Int.random(in: 0...4, using: &generator)).map { _ in words.randomElement(using: &generator) ?? "" }
                    .joined(separator: " ")
            }
            let parts = (0..<4).map { _ in some().replacing("\\", with: "") }
            var spanish = localization(["es", "fr", "it", "pt", "de", "en"].randomElement(using: &generator) ?? "es")
            spanish.termOfAddress = .feminine
            let key = "A\(parts[0])B^[\(parts[1])](inflect: true)C\(parts[2])D^[\(parts[3])](inflect: true)E"
            let resource = LocalizedStringResource(
                key: key, arguments: [.integer(2), .text("ensalada"), .integer(1), .text("boleto")])
            func outside(_ isOn: Bool) -> [String] {
                spanish.inflection.isOn = isOn
                let text = spanish.resolve(resource).text
                let spans = text.runs.filter { $0.attributes.named["inflect"] != nil }.map(\.range)
                let units = Array(text.string.utf16)
                var start = 0
                var result: [String] = []
                for span in spans.sorted(by: { $0.lowerBound < $1.lowerBound }) {
                    result.append(
                        String(decoding: units[min(start, span.lowerBound)..<span.lowerBound], as: UTF16.self))
                    start = span.upperBound
                }
                return result + [String(decoding: units[start...], as: UTF16.self)]
            }
            #expect(outside(true) == outside(false), "\(key)")
        }
    }

    @Test func `the words of pseudo-languages are inflected, and their signs stay`() {
        let english = Localization(bundles: [], locale: "en", pseudo: [.bounded])
        #expect(english.resolve("^[\(2) ticket](inflect: true)").plain == "[# 2 tickets #]")
        let doubled = Localization(bundles: [], locale: "en", pseudo: [.double])
        #expect(doubled.resolve("^[\(2) ticket](inflect: true)").plain == "2 tickets 2 tickets")
        let reversed = Localization(bundles: [], locale: "en", pseudo: [.rtlStrings])
        #expect(reversed.resolve("^[\(2) ticket](inflect: true)").plain == "2 tickets")
        let accented = Localization(bundles: [], locale: "en", pseudo: [.enXA])
        #expect(accented.resolve("^[\(2) ticket](inflect: true)").plain == "[»2« ţîçķéţš one two]")
    }
}
