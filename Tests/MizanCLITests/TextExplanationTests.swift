import Foundation
import MizanDocument
import TestSupport
import Testing

@testable import MizanCLI

/// `mizan text --explain`: one string in every phase.
@Suite struct TextExplanationTests {
    /// A golden of Tests/Fixtures/explanations, and the arguments that print it.
    struct Example: CustomTestStringConvertible {
        var name: String
        var arguments: [String]

        init(_ name: String, _ arguments: String...) { (self.name, self.arguments) = (name, arguments) }

        var testDescription: String { name }
    }

    private static let phone = #"{"value": "+972 52-123-4567", "as": "phone"}"#
    private static let temperature = #"{"number": 24, "format": "temperature"}"#

    static let examples = [
        Example(
            "english-sentence-with-a-hebrew-name", "Weather in %@ in next %lldh.", "--arg", "ירושלים", "--arg", "24",
            "--width",
            "200"),
        Example("english-sentence-with-an-arabic-name", "Weather in %@: %@", "--arg", "قسنطينة", "--arg", temperature),
        Example("english-sentence-with-an-arabic-name-and-no-isolate", "Weather in قسنطينة: 24 degrees"),
        Example("hebrew-sentence-with-a-phone-number", "התקשרו אל %@ עכשיו", "--locale", "he", "--arg", phone),
        Example(
            "hebrew-sentence-with-a-phone-number-and-no-isolate", "התקשרו אל +972 52-123-4567 עכשיו", "--locale", "he"),
        Example("hindi-sentence-on-two-lines", "%@ में मौसम", "--locale", "hi", "--arg", "कोलकाता", "--width", "90"),
        Example("emoji-of-three-people", "Family 👩\u{200d}👩\u{200d}👧 of %lld", "--arg", "3"),
        Example("override-that-is-not-closed", "Ada\u{202e} sent 3 photos"),
        Example("override-in-an-isolate", "%@ sent %lld photos", "--arg", "Ada\u{202e}", "--arg", "3"),
    ]

    @Test("What it prints", arguments: examples)
    func explanation(_ example: Example) throws {
        let run = CommandLineRun(["text", "--explain"] + example.arguments)
        #expect(run.code == 0 && run.error.isEmpty, "\(run.error)")
        let golden = try Checkout.bytes(of: "Tests/Fixtures/explanations/\(example.name).txt")
        #expect(run.text == String(decoding: golden, as: UTF8.self))
    }

    @Test("Each golden has an example")
    func goldens() throws {
        let files = try FileManager.default.contentsOfDirectory(
            atPath: Checkout.file("Tests/Fixtures/explanations").path)
        #expect(files.sorted() == Self.examples.map { "\($0.name).txt" }.sorted())
    }

    @Test("As JSON it has the same numbers")
    func json() throws {
        let run = CommandLineRun(
            "text", "--explain", "Weather in %@ in next %lldh.", "--arg", "ירושלים", "--arg", "24", "--width", "200",
            "--json")
        let report = try JSONValue.parse(run.standard, file: "report")
        #expect(try report.member("string").member("isolates").array().count == 2)
        #expect(try report.member("levels").array().map { try $0.member("level").double() } == [0, 1, 0, 2, 0])
        #expect(
            try report.member("runs").array().map { try $0.member("script").string() } == [
                "Latn", "Hebr", "Hebr", "Latn", "Latn", "Latn",
            ])
        #expect(try report.member("lines").array().map { try $0.member("width").double() } == [166.991, 73.814])
        #expect(try report.member("lines").array().map { try $0.member("pieces").array().count } == [3, 3])
    }

    @Test("A string of a catalog is in the language in which it is found")
    func catalog() throws {
        let file = Checkout.file("Examples/Forecast/Localizable.xcstrings").path
        let run = CommandLineRun(
            "text", "--explain", "Weather in %@", "--file", file, "--locale", "ar-EG", "--arg", "Tel Aviv")
        #expect(
            run.text.hasPrefix("\"الطقس في Tel Aviv\"\nlanguage ar, paragraph right to left: the direction of ar\n"),
            "\(run.text)")
    }

    @Test(
        "A wrong call",
        arguments: [
            ([], "--explain"),
            (["--explain", "a", "--width", "0"], "--width 0.0 can't be laid out"),
            (["--explain", "a", "--font-size", "nan"], "--font-size nan can't be laid out"),
            (["--explain", "a", "--locale", "!"], "“!” is no locale"),
            (["--explain", "%@", "--arg", "{"], "--arg 1:1:2: error:"),
            (
                [
                    "--explain", "Weather on %@", "--file",
                    Checkout.file("Examples/Forecast/Localizable.xcstrings").path,
                ],
                "no table has the string “Weather on %@”; did you mean “Weather in %@”?"
            ),
        ])
    func wrongCall(arguments: [String], words: String) {
        let run = CommandLineRun(["text"] + arguments)
        #expect(run.code == 2 && run.standard.isEmpty)
        #expect(run.error.contains(words), "\(run.error)")
    }

    @Test(
        "An unknown value of an option leads to the nearest ones",
        arguments: [
            (
                ["--text-size", "huge"],
                "--text-size <size> has no value “huge”; the nearest are large, xLarge, small; --help lists all 12\n"
            ),
            (["--text-size", "xlarg"], "--text-size <size> has no value “xlarg”; did you mean “xLarge”?\n"),
            (["--direction", "up"], "--direction <ltr|rtl> has no value “up”; use one of ltr, rtl\n"),
            (["--text-size", "a' is invalid for 'b\n"], "--text-size <size> has no value “a' is invalid for 'b\\n”; "),
        ])
    func unknownValue(option: [String], words: String) {
        let run = CommandLineRun(["preview", "a.scene.json", "-o", "a.png"] + option)
        #expect(run.code == 2)
        #expect(run.error.hasPrefix("mizan: error: " + words), "\(run.error)")
    }
}
