import Foundation
import MizanDocument
import TestSupport
import Testing

@testable import MizanCLI

/// `mizan strings show`: what a reader sees.
@Suite struct StringsShowTests {
    private static let forecast = Checkout.file("Examples/Forecast/Localizable.xcstrings").path
    private static let gomap = Checkout.file("Tests/Fixtures/catalogs/gomap/Localizable.xcstrings").path

    private func show(_ arguments: String...) -> CommandLineRun { CommandLineRun(["strings", "show"] + arguments) }

    @Test func `a sentence with a name, in several locales`() {
        let run = show(
            "Weather in %@", "--file", Self.forecast, "--locale", "ar-EG", "--locale", "hi", "--arg", "Tel Aviv")
        #expect(run.code == 0 && run.error.isEmpty)
        #expect(run.text == "ar-EG\tالطقس في Tel Aviv\nhi\tTel Aviv का मौसम\n")
        let marked = show("Weather in %@", "--file", Self.forecast, "--locale", "en", "--arg", "ירושלים", "--marked")
        #expect(marked.text == "Weather in \u{2068}ירושלים\u{2069}\n")
    }

    @Test(arguments: [("1", "1 объект"), ("3", "3 объекта"), ("5", "5 объектов"), ("21", "21 объект")])
    func `a number chooses the form`(number: String, expected: String) {
        #expect(
            show("%ld objects", "--file", Self.gomap, "--locale", "ru", "--arg", number).text == expected + "\n")
    }

    /// Kinds of arguments without a table: the key is the text.
    @Test(
        arguments: [
            ("en", "12", "12"), ("ar-EG", "12", "١٢"), ("ar-EG", "\"12\"", "12"), ("de", "2.5", "2,5"),
            ("de", "-3", "-3"),
            ("en", "012", "012"), ("en", "+49 30", "+49 30"), ("en", "", ""), ("en", "{x", nil),
            ("de", "{\"number\": 54, \"format\": \"percent\"}", "54\u{A0}%"),
            ("ar-EG", "{\"measurement\": 12, \"unit\": \"mm\", \"usage\": \"rainfall\"}", "١٢\u{A0}مم"),
            (
                "en-US", "{\"measurement\": 12, \"unit\": \"mm\", \"usage\": \"rainfall\", \"width\": \"narrow\"}",
                "0.47″"
            ),
            ("de", "{\"date\": \"2026-03-02\", \"format\": \"EEEE\"}", "Montag"),
            ("es", "{\"list\": [\"A\", \"B\", \"C\"]}", "A, B y C"),
            ("en", "{\"value\": \"a/b\", \"as\": \"path\"}", "a/b"),
            ("de", "{\"key\": \"x %@\", \"arguments\": [1]}", "x 1"), ("en", "{\"verbatim\": \"**a**\"}", "**a**"),
        ] as [(String, String, String?)])
    func `arguments`(locale: String, argument: String, expected: String?) {
        let run = show("<%@", "--locale", locale, "--arg", argument)
        #expect(run.code == (expected == nil ? 2 : 0))
        if let expected {
            #expect(run.text == "<\(expected)\n")
        } else {
            #expect(run.error.hasPrefix("--arg 1:1:2: error:"))
        }
    }

    @Test(
        arguments: [
            ("feminine", "Bienvenida"), ("masculine", "Bienvenido"), ("neutral", "Te damos la bienvenida"),
            (nil, "Te damos la bienvenida"),
        ] as [(String?, String)])
    func `a text speaks to its reader by the term of address, on the command line and in scenes`(
        term: String?, expected: String
    ) throws {
        let folder = try TemporaryFolder()
        let text = "^[Bienvenido](inflect: true, inflectionAlternative: 'Te damos la bienvenida')"
        try folder.write("\"Welcome\" = \"\(text)\";", to: "es.lproj/Localizable.strings")
        let arguments = term.map { ["--term-of-address", $0] } ?? []
        let run = CommandLineRun(
            ["strings", "show", "Welcome", "--file", folder.path, "--locale", "es"] + arguments)
        #expect(run.text == expected + "\n" && run.error.isEmpty)
        let scene = folder.path + "/welcome.scene.json"
        let environment = term.map { "\"termOfAddress\": \"\($0)\"" } ?? ""
        for (outer, inner) in [(environment, ""), ("", environment)] {
            try folder.write(
                """
                { "schema": 1, "strings": ["es.lproj/Localizable.strings"], "environment": { \(outer) },
                  "view": { "Text": "Welcome", "modifiers": [{ "environment": { "layoutDirection": "ltr"\(inner.isEmpty ? "" : ", ")\(inner) } }] } }
                """, to: "welcome.scene.json")
            let tree = CommandLineRun(["inspect", scene, "--locale", "es"])
            #expect(tree.text.contains("\"\(expected)\""), "\(tree.text) \(tree.error)")
        }
    }

    @Test func `markup of inflection that nobody understands is said`() {
        let run = show("^[2 ticket](inflct: true)", "--locale", "en")
        #expect(run.code == 0 && run.text == "2 ticket\n")
        #expect(run.error.contains("there is no key “inflct”; did you mean “inflect”?"))
        #expect(show("a", "--term-of-address", "royal").code == 2)
    }

    @Test func `a word that isn't known and can't agree is named`() throws {
        let english = show("^[%lld destination](inflect: true)", "--locale", "en", "--arg", "2")
        #expect(english.text == "2 destinations\n" && english.error.isEmpty)
        let unsure = show("^[%lld iDestination](inflect: true)", "--locale", "en", "--arg", "2")
        #expect(unsure.code == 0 && unsure.text == "2 iDestination\n")
        #expect(unsure.error.contains("note: the word “iDestination” isn't known in en"))
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "schema": 1, "view": { "Text": "^[2 lens](inflect: true) ^[2 destination](inflect: true)" } }"#,
            to: "lens.scene.json")
        let tree = CommandLineRun(["inspect", folder.path + "/lens.scene.json"])
        #expect(tree.text.contains("2 lens 2 destinations"))
        #expect(tree.error.contains("warning: the word “lens” isn't known in en"))
        #expect(tree.error.contains("[inflection-unknown-word]"))
    }

    @Test func `an argument that is missing is said`() {
        let run = show("Weather in %@", "--file", Self.forecast, "--locale", "en")
        #expect(run.code == 0 && run.text == "Weather in %@\n")
        #expect(run.error == "mizan: note: the text asks for argument 1, which is missing; add --arg\n")
        // A variable asks for the argument that chooses its form, and for those that its forms print.
        let forms = show("EXPECTED_RAINFALL", "--file", Self.forecast, "--locale", "ar", "--arg", "1", "--arg", "2")
        #expect(forms.error == "mizan: note: the text asks for argument 3, which is missing; add --arg\n")
        #expect(show("100% sure, 5 %", "--locale", "en").error.isEmpty)
        #expect(show("%@ of %@", "--locale", "en", "--arg", "1", "--arg", "2", "--arg", "3").error.isEmpty)
    }

    @Test func `what is nearly right is named`() {
        let key = show("Wether in %@", "--file", Self.forecast, "--locale", "en", "--arg", "Rome")
        #expect(key.code == 2 && key.standard.isEmpty)
        #expect(
            key.error
                == "mizan: error: “Wether in %@” is not in the table “Localizable”; did you mean “Weather in %@”? [call]\n"
        )
        let value = show("%@", "--arg", "{\"measurment\": 12, \"unit\": \"mm\"}")
        #expect(value.code == 2)
        #expect(
            value.error
                == "--arg 1:1:2: error: a text has no key “measurment”; did you mean “measurement”? [unknown-key]\n")
        let device = show("%@", "--device", "iphon", "--arg", "1")
        #expect(
            device.code == 2 && device.error.contains("--device") && device.error.contains("did you mean “iphone”?"))
    }

    @Test func `a key that the table doesn't have is a wrong call, unless the code says the text`() {
        let run = show("Good night", "--file", Self.forecast, "--locale", "de")
        #expect(run.code == 2 && run.standard.isEmpty)
        #expect(run.error.hasPrefix("mizan: error: “Good night” is not in the table “Localizable”; add it there"))
        let said = show("Good night", "--file", Self.forecast, "--locale", "de", "--default-value", "Sleep well")
        #expect(said.code == 0 && said.text == "Sleep well\n" && said.error.isEmpty)
        #expect(show("Good night", "--locale", "de").text == "Good night\n", "without a table")
    }

    @Test func `a locale that the table has no language for is a wrong call that names those it has`() {
        let run = show("Today", "--file", Self.forecast, "--locale", "de", "--locale", "ro")
        #expect(run.code == 2 && run.standard.isEmpty)
        #expect(
            run.error
                == "mizan: error: there are no strings in ro; use ar, de, el, en, es, fa, he, hi, ja, th, uk [call]\n"
        )
        #expect(show("Today", "--file", Self.forecast, "--locale", "de-AT", "--locale", "en-AU").code == 0)
    }

    @Test func `an argument that is no number is said`() {
        let run = show("%ld objects", "--file", Self.gomap, "--locale", "en", "--arg", "many")
        #expect(run.code == 0)
        #expect(run.error == "mizan: note: the text asks for a number as argument 1, which is none\n")
    }

    @Test func `pseudo-languages, default values, tables`() {
        #expect(show("Hello", "--pseudo", "bounded", "--pseudo", "accented").text == "[# Ĥéļļö #]\n")
        #expect(show("%1$@ in folder", "--pseudo", "en-XA").text == "[»%1$@« îñ ƒöļðéŕ one two]\n")
        #expect(show("K", "--default-value", "**%@**", "--arg", "a").text == "a\n")
        let missing = show("K", "--file", Self.forecast, "--table", "Other")
        #expect(missing.code == 2)
        #expect(missing.error.contains("there is no table “Other”; use Localizable"))
    }

    @Test func `JSON with language, direction, isolates and attributes`() throws {
        let run = show(
            "**Weather** in %@", "--locale", "ar", "--arg", "Rome", "--json", "--file", Self.forecast,
            "--default-value", "**Weather** in %@")
        let strings = try JSONValue.parse(run.standard, file: "-").member("strings").array()
        let first = try #require(strings.first)
        #expect(try first.member("locale").string() == "ar")
        #expect(try first.member("language").string() == "en")
        #expect(first["fallback"] != nil)
        #expect(try first.member("direction").string() == "leftToRight")
        #expect(try first.member("text").string() == "Weather in Rome")
        #expect(try first.member("marked").string() == "Weather in \u{2068}Rome\u{2069}")
        let isolate = try #require(try first.member("isolates").array().first)
        #expect(try isolate.member("range").array().map { try $0.int() } == [11, 15])
        #expect(try isolate.member("direction").string() == "natural")
        let attributes = try #require(try first.member("attributes").array().first)
        #expect(try attributes.member("presentation").array().map { try $0.string() } == ["stronglyEmphasized"])
    }

    @Test(arguments: [
        ["--locale", "e n"], ["--time-zone", "Mars/Base"], ["--now", "yesterday"], ["--pseudo", "x"],
        ["--file", "/none.xcstrings"],
    ])
    func `a wrong call is exit code 2`(arguments: [String]) {
        let run = CommandLineRun(["strings", "show", "K"] + arguments)
        #expect(run.code == 2)
        #expect(run.standard.isEmpty && run.error.contains("error:"))
    }
}
