import MizanBase
import MizanLocalization
import Testing

/// Words in no table: English ones that their spelling tells, and findings for the others.
@Suite struct UnknownWordTests {
    private func resolve(
        _ language: LanguageTag, _ text: String, _ arguments: LocalizedValue...
    ) -> LocalizedText {
        Localization(bundles: [StringBundle(tables: [], developmentLanguage: language)], locale: language)
            .resolve(LocalizedStringResource(key: text, arguments: arguments))
    }

    @Test(
        arguments: [
            ("destination", "destinations"), ("booking", "bookings"), ("blorp", "blorps"),
            ("Destination", "Destinations"),
            // Sibilants, and ch that sounds like k.
            ("compass", "compasses"), ("suffix", "suffixes"), ("waltz", "waltzes"), ("wrench", "wrenches"),
            ("radish", "radishes"), ("stomach", "stomachs"), ("hypothesis", "hypotheses"), ("campus", "campuses"),
            // -y behind consonants and vowels.
            ("balcony", "balconies"), ("chimney", "chimneys"), ("soliloquy", "soliloquies"),
            // Compounds of irregular nouns, and what only looks like them.
            ("salesman", "salesmen"), ("shaman", "shamans"), ("penknife", "penknives"), ("wildlife", "wildlives"),
            ("stepchild", "stepchildren"), ("giraffe", "giraffes"), ("roof", "roofs"), ("goldfish", "goldfish"),
            ("hovercraft", "hovercraft"), ("blouse", "blouses"), ("mongoose", "mongooses"), ("dormouse", "dormice"),
            // -o.
            ("volcano", "volcanoes"), ("casino", "casinos"), ("check-in", "check-ins"), ("café", "cafés"),
            // Nouns that end as participles do, and units that stay.
            ("weed", "weeds"), ("hotbed", "hotbeds"), ("km", "km"), ("GB", "GB"),
        ])
    func `an English noun in no table gets its plural by spelling`(noun: String, plural: String) {
        #expect(resolve("en", "^[%lld \(noun)](inflect: true)", .integer(2)).plain == "2 \(plural)")
        let one = resolve("en", "^[%lld \(noun)](inflect: true)", .integer(1))
        #expect(one.plain == "1 \(noun)" && one.problems.isEmpty)
    }

    @Test(arguments: [
        ("%lld destination found", "2 destinations found"), ("%lld track shuffled", "2 tracks shuffled"),
        ("%lld playlist synchronized", "2 playlists synchronized"),
        ("%lld hotel booked nearby", "2 hotels booked nearby"),
        ("%lld guitar", "2 guitars"), ("%lld vintage guitar", "2 vintage guitars"),
        ("%lld team destination", "2 team destinations"),
        ("this %lld destination is new", "these 2 destinations are new"), ("%lld trip to Lisbon", "2 trips to Lisbon"),
        ("%lld destination in %lld continent", "2 destinations in 3 continents"),
    ])
    func `words around an English noun in no table stay`(phrase: String, expected: String) {
        let text = resolve("en", "^[\(phrase)](inflect: true)", .integer(2), .integer(3))
        #expect(text.plain == expected && text.problems.isEmpty)
    }

    @Test func `an explicit number and an argument count as well`() {
        let plural = "^[destination](inflect: { morphology: { number: 'plural' } })"
        #expect(resolve("en", plural).plain == "destinations")
        #expect(resolve("en", "^[%lld %@](inflect: true)", .integer(2), .text("latte")).plain == "2 lattes")
    }

    @Test(
        arguments: [
            ("en", "^[%lld iDestination](inflect: true)", [.unknownWord("iDestination")]),
            ("en", "^[%lld lens](inflect: true)", [.unknownWord("lens")]),
            ("es", "^[%lld malteada](inflect: true)", [.unknownWord("malteada")]),
            // An adjective stays too, and a name isn't one.
            ("es", "^[%lld boleto guay](inflect: true)", [.unknownWord("guay")]),
            ("es", "^[%lld boleto Renfe](inflect: true)", []), ("es", "^[%lld boleto para Renfe](inflect: true)", []),
            ("fr", "^[%lld billet](inflect: true)", []),
            ("de", "^[%lld Wolpertinger](inflect: true)", [.unknownWord("Wolpertinger")]),
            ("ru", "^[%lld билет](inflect: true)", [.unknownWord("2 билет")]),
            ("ar", "^[%lld تذكرة](inflect: true)", [.unknownWord("2 تذكرة")]),
            ("he", "^[ברוך הבא](inflect: true, inflectionAlternative: 'ברוכים הבאים')", []),
            ("es", "^[%lld malteada](inflect: true, inflectionAlternative: '…')", []),
            ("ja", "^[チケット%lld枚](inflect: true)", []),
        ] as [(LanguageTag, String, [LocalizedTextProblem.Cause])])
    func `a word that can't agree is a problem`(
        language: LanguageTag, text: String, expected: [LocalizedTextProblem.Cause]
    ) {
        let arguments = text.contains("%lld") ? [LocalizedValue.integer(2)] : []
        let resolved = Localization(
            bundles: [StringBundle(tables: [], developmentLanguage: language)], locale: language
        )
        .resolve(LocalizedStringResource(key: text, arguments: arguments))
        #expect(resolved.problems.map(\.cause) == expected)
        #expect(resolved.problems.allSatisfy { $0.diagnostic().rule == "inflection-unknown-word" })
    }

    @Test func `a problem names the word, and what to do`() throws {
        let word = try #require(resolve("es", "^[%lld malteada](inflect: true)", .integer(2)).problems.first)
            .diagnostic()
        #expect(word.message == "the word “malteada” isn't known in es, so that it stays as it is written")
        #expect(
            word.fix == "add it to the lexicon of the localization's inflection, or write plural forms in the table")
        let language = try #require(resolve("uk", "^[%lld година](inflect: true)", .integer(5)).problems.first)
        #expect(language.diagnostic().message == "no words of uk are inflected: “5 година” stays as it is written")
    }

    @Test func `a program's own word is known`() {
        var spanish = Localization(bundles: [StringBundle(tables: [], developmentLanguage: "es")], locale: "es")
        spanish.inflection.lexicon.addNoun("malteada", gender: .feminine, language: "es")
        let text = spanish.resolve("^[\(2) malteada](inflect: true)")
        #expect(text.plain == "2 malteadas" && text.problems.isEmpty)
    }
}
