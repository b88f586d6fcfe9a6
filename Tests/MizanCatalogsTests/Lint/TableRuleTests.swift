import MizanBase
import Testing

/// What is wrong with tables as a whole.
@Suite struct TableRuleTests {
    @Test func `Archive, the folder and the command: two entries and no finding`() throws {
        let table = """
            /* Name of the Archive folder in the sidebar */
            "Archive.label" = "Archive";
            /* Menu item title for moving the email into the Archive folder */
            "Archive.menuItem" = "Archive";
            """
        let spanish = "\"Archive.label\" = \"Archivo\";\n\"Archive.menuItem\" = \"Archivar\";\n"
        #expect(
            try Linting.findings(
                ["en.lproj/Mail.strings": table, "es.lproj/Mail.strings": spanish], without: []) == [])
    }

    @Test func `a missing translation, and a regional language that is served by its own`() throws {
        let english =
            "/* Title of the page. */\n\"Colour\" = \"Colour\";\n/* Button of the page. */\n\"Done\" = \"Done\";\n"
        let files = [
            "en.lproj/A.strings": english, "de.lproj/A.strings": "\"Colour\" = \"Farbe\";\n",
            "en-GB.lproj/A.strings": "\"Colour\" = \"Colour\";\n",
        ]
        let findings = try Linting.findings(files, without: [])
        #expect(
            findings.map(\.description) == [
                "en.lproj/A.strings:4:1: warning: there is no text for “Done” in de; translate it; one that is the same "
                    + "everywhere is marked not to be translated [missing-translation]"
            ])
    }

    @Test func `a text that is new is no translation, and one that nobody is to translate is not missed`() throws {
        let catalog = """
            { "sourceLanguage" : "en", "strings" : {
              "Done" : { "comment" : "Button of the page.", "localizations" : {
                "de" : { "stringUnit" : { "state" : "new", "value" : "Done" } } } },
              "Mizan" : { "comment" : "The name of the app.", "shouldTranslate" : false },
              "%@ – %@" : { "comment" : "From one date to another: first and last day." },
              "Gone" : { "extractionState" : "stale" }
            }, "version" : "1.0" }
            """
        let findings = try Linting.findings(["L.xcstrings": catalog], without: [])
        #expect(findings.map(\.rule) == ["missing-translation"])
        #expect(findings.first?.place?.line == 3)
        #expect(findings.first?.message == "the text of “Done” is still new in de")
    }

    @Test func `a table without any comment is said once`() throws {
        let catalog = """
            { "sourceLanguage" : "en", "strings" : { "Done" : { }, "Cancel" : { }, "OK" : { } }, "version" : "1.0" }
            """
        let findings = try Linting.findings(["L.xcstrings": catalog], without: [])
        #expect(findings.map(\.message) == ["none of the 3 texts of L has a comment"])
    }

    @Test(
        arguments: [
            ("%lld nights in %@", "%1$lld is the number of nights, %2$@ the hotel.", 0),
            ("%lld nights in %@", "The second is the hotel.", 1),
            ("%lld nights in %@", "Title of the card.", 1),
            ("For %@", "Shown on gifts.", 1), ("For %@", "The person that gets the gift.", 0),
            ("Done", "Button of the page.", 0),
        ]) func `a comment that doesn't say what the arguments are`(key: String, comment: String, count: Int) throws
    {
        let findings = try Linting.findings(key: key, comment: comment, [:])
        #expect(findings.map(\.rule) == Array(repeating: "comment-arguments", count: count))
    }

    @Test(
        arguments: [
            ("\u{2067}مرحبا", "ar", true), ("مرحبا\u{2069}", "ar", true), ("\u{202E}abc\u{202C}", "fr", true),
            ("\u{2067}مرحبا\u{2069}", "ar", false), ("\u{200F}مرحبا!", "ar", true), ("\u{200F}C++ هنا", "ar", false),
            ("مرحبا!\u{200F}", "ar", false), ("Hallo\u{200E}", "de", true),
            ("C++\u{200E} هنا", "ar", false),
        ]) func `direction controls that aren't closed, turn letters, or do nothing`(
            text: String, language: String, isFinding: Bool
        ) throws
    {
        let findings = try Linting.findings(key: "greeting", ["en": "Hello", language: text])
        #expect(findings.filter { $0.rule == "bidi-controls" }.count == (isFinding ? 1 : 0))
    }

    @Test func `a control that nobody sees makes two keys of one`() throws {
        #expect(try Linting.findings(key: "Done\u{200E}", ["de": "Fertig"]).map(\.rule) == ["bidi-controls"])
    }

    @Test(
        arguments: [
            ("^[%lld ticket](inflect: true)", 0), ("^[%lld ticket](inflect: treu)", 1),
            ("^[%lld ticket](inflect: false)", 1),
            ("^[%lld ticket]", 1), ("^[%lld ticket(inflect: true)", 1), ("^[%lld ticket](inflectt: true)", 1),
            ("^[%lld ticket](inflect: true, morphology: { number: \"plural\" })", 0), ("E = mc^2", 0),
        ]) func `markup for inflection`(text: String, count: Int) throws
    {
        let findings = try Linting.findings(key: "tickets", ["en": text])
        #expect(findings.map(\.rule) == Array(repeating: "inflection-markup", count: count))
    }

    @Test(
        arguments: [
            ("en", "^[%lld destination](inflect: true)", []),
            (
                "es", "^[%lld malteada](inflect: true)",
                ["the word “malteada” isn't known in es, so that it stays as it is written"]
            ),
            ("es", "^[%lld boleto](inflect: true)", []), ("es", "^[%lld %@](inflect: true)", []),
            (
                "ru", "Заказать ^[%lld билет](inflect: true)",
                ["no words of ru are inflected: “2 билет” stays as it is written"]
            ),
            (
                "ar", "اطلب ^[%lld تذكرة](inflect: true)",
                ["no words of ar are inflected: “2 تذكرة” stays as it is written"]
            ),
            // The alternative is shown, and Japanese has no plurals.
            ("he", "^[ברוך הבא](inflect: true, inflectionAlternative: 'ברוכים הבאים')", []),
            ("ja", "^[チケット%lld枚](inflect: true)", []),
        ] as [(String, String, [String])])
    func `a word that isn't known where words are to agree`(
        language: String, text: String, messages: [String]
    ) throws {
        let findings = try Linting.findings(key: "tickets", [language: text]).filter {
            $0.rule == "inflection-unknown-word"
        }
        #expect(findings.map(\.message) == messages)
        #expect(findings.allSatisfy { $0.key == "tickets" && $0.fix?.contains("write plural forms") ?? false })
    }

    @Test func `a merge that isn't resolved is called that, and hides no other file`() throws {
        let conflict = """
            { "sourceLanguage" : "en", "strings" : {
            <<<<<<< HEAD
              "Done" : { }
            =======
              "Ready" : { }
            >>>>>>> main
            }, "version" : "1.0" }
            """
        let findings = try Linting.findings(
            ["A.xcstrings": conflict, "en.lproj/B.strings": "\"x\" = \"%# @y @ z\";"])
        #expect(findings.map(\.rule) == ["merge-conflict", "broken-specifier"])
        #expect(findings.first?.place == SourcePlace(file: "A.xcstrings", line: 2, column: 1))
    }

    @Test func `what can't be read is a finding of its reader's`() throws {
        let findings = try Linting.findings(
            ["A.xcstrings": "{ \"sourceLanguage\" : \"en\", \"strings\" : { ", "en.lproj/B.strings": "\"x\" = \"y\""])
        #expect(findings.map(\.severity) == [.error, .error])
        #expect(findings.map { $0.place?.file } == ["A.xcstrings", "en.lproj/B.strings"])
    }

    @Test func `a folder that names no language is said`() throws {
        let findings = try Linting.findings([
            "en.lproj/A.strings": "/* Button of the page. */ \"Done\" = \"Done\";",
            "e n.lproj/A.strings": "\"Done\" = \"x\";",
        ])
        #expect(findings.map(\.rule) == ["unknown-language"])
    }

    @Test func `the languages of one program's bundles, and those of another program's`() throws {
        let english = "/* Button of the page. */ \"Done\" = \"Done\";"
        func files(_ kit: String) -> [String: String] {
            [
                "App.app/en.lproj/L.strings": english, "App.app/de.lproj/L.strings": "\"Done\" = \"Fertig\";",
                "\(kit)/en.lproj/L.strings": english,
            ]
        }
        let inside = try Linting.findings(files("App.app/Frameworks/Kit.framework"))
        #expect(inside.map(\.rule) == ["languages-differ"])
        #expect(inside.first?.language == "de")
        #expect(try Linting.findings(files("Other")) == [])
    }

    @Test func `every finding has a place, a message without a full stop, and a fix`() throws {
        var project = ShopProject()
        for fault in ShopProject.faults { project = try #require(project.with(fault)) }
        for finding in try project.findings() {
            #expect(finding.place != nil)
            #expect(finding.fix?.isEmpty == false)
            #expect(!finding.message.hasSuffix("."))
        }
    }

    @Test(
        arguments: [
            ("Order", "order", true), ("Show weather", "Show weather.", true), ("Done", "Title", true),
            ("Done", "Button of the page", false), ("settings.title", "Settings title", false),
            ("Mizan", "Do not translate.", false), ("12 %", "Percentage", false),
        ]) func `a comment that repeats its text, or is one word`(key: String, comment: String, isFinding: Bool) throws
    {
        let findings = try Linting.findings(key: key, comment: comment, key.contains(".") ? ["en": "Settings"] : [:])
        #expect(findings.map(\.rule) == (isFinding ? ["comment-without-context"] : []))
        #expect(findings.allSatisfy { $0.severity == .note })
    }

    @Test func `a missing translation has the key and the text`() throws {
        let catalog = """
            { "sourceLanguage" : "en", "strings" : {
              "done.title" : { "localizations" : {
                "en" : { "stringUnit" : { "state" : "translated", "value" : "Done" } },
                "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } },
              "Close" : { "localizations" : { "fr" : { "stringUnit" : { "state" : "translated", "value" : "Fermer" } } } }
            }, "version" : "1.0" }
            """
        let findings = try Linting.findings(["L.xcstrings": catalog], without: ["missing-comment"])
        #expect(
            findings.map(\.message) == [
                "there is no text for “done.title” (“Done”) in fr",
                "the text of “done.title” (“Done”) is still new in de",
                "there is no text for “Close” in de",
            ])
    }
}
