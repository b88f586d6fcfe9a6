import Foundation
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanRenderTree
import TestSupport
import Testing

@testable import MizanCLI

/// A command line, what it wrote and how it ended.
struct CommandLineRun {
    let code: Int32
    let standard: [UInt8]
    let error: String

    var text: String { String(decoding: standard, as: UTF8.self) }

    init(_ arguments: String...) { self.init(arguments) }

    init(_ arguments: [String], environment: [String: String] = ["MIZAN_CACHE_KEY": "tests"]) {
        let recording = Output.RecordedOutput()
        // Whatever the machine that runs the tests says of itself.
        code = CommandEnvironment.$variables.withValue(environment) {
            Output.$recording.withValue(recording) { MizanCommand.exitCode(running: arguments) }
        }
        standard = recording.standard
        error = recording.error
    }
}

private let repository = Checkout.root.path
private let forecast = repository + "/Examples/Forecast/Forecast.scene.json"

/// The exit codes and messages of every command: 0 all is well, 1 differences, 2 the call or the input is wrong.
@Suite struct CommandTests {
    @Test func `help and version are no errors`() {
        for arguments in [["--help"], ["preview", "--help"], ["golden", "verify", "--help"], ["--version"], []] {
            let recording = Output.RecordedOutput()
            let code = Output.$recording.withValue(recording) { MizanCommand.exitCode(running: arguments) }
            #expect(code == 0)
            #expect(recording.error.isEmpty)
            #expect(!recording.standard.isEmpty)
        }
        let version = CommandLineRun("--version")
        #expect(version.text.contains("harfbuzz "))
        #expect(version.text.contains("font NotoSansArabicUI-Bold "))
    }

    @Test(arguments: [
        (["frobnicate"], "frobnicate"), (["preview"], "<scene>"), (["preview", forecast, "--frob"], "--frob"),
        (["preview", forecast], "add -o Forecast.png"),
        (["preview", forecast, "-o", "/tmp/mizan-none.jpg"], "use .json, .pdf, .svg, .png, .txt, .tree, .html"),
        (
            ["preview", forecast, "-o", "x.png", "--pseudo", "upside-down"],
            "the nearest are bounded, accented, ar-XB; --help lists all 7"
        ),
        (["preview", forecast, "-o", "x.png", "--locale", "a/b"], "“a/b” is no locale; write one such as ar-EG"),
        (["preview", forecast, "-o", "x.png", "--width", "0"], "--width 0.0 can't be laid out"),
        (["preview", forecast, "-o", "x.png", "--width", "nan"], "--width nan can't be laid out"),
        (["preview", forecast, "-o", "x.png", "--width", "wide"], "wide"),
        (["preview", forecast, "-o", "x.png", "--scale", "17"], "at most 16"),
        (["preview", forecast, "-o", "x.png", "--text-size", "huge"], "accessibility5"),
        (["preview", forecast, "-o", "x.png", "--locale", "en", "--locale", "ar"], "name a folder"),
        (["preview", forecast, "-o", "-", "--locale", "en", "--locale", "ar"], "name a folder"),
        (["preview", forecast, forecast, "-o", "/tmp/mizan-none"], "draw them one at a time"),
        (["preview", "/none.scene.json", "-o", "x.png"], "/none.scene.json: error: there is no file"),
        (["preview", repository + "/Fonts", "-o", "x.png"], "Fonts: error: there is no scene in this folder"),
        (["preview", repository + "/Examples", "-o", "x.png"], "or a page, such as -o previews.html"),
        (["preview", forecast, "--format", "html", "-o", repository], "is a folder"),
        (["preview", forecast, "-o", "x.png", "--fonts", "/none"], "no folder of fonts"),
        (["preview", forecast, "-o", "x.png", "--root", repository + "/Goldens"], "outside the root"),
        (["preview", forecast, "-o", "/none/x.png"], "make its folder first"),
        (["inspect"], "<scene>"), (["inspect", "/none"], "there is no file"),
        (["inspect", "x"], "there is no file"), (["inspect", "/"], "is a folder"), (["inspect", ""], "is no path"),
        (["golden", "verify", "--goldens", "/none"], "/none/goldens.json: error: there is no file"),
        (
            ["golden", "verify", "--goldens", repository + "/Goldens", "--set", "x"],
            "name one of smoke, specimens, gallery, controls, talks, direction, full"
        ),
        (["golden", "verify", "--goldens", repository + "/Goldens", "Forcast"], "no scene of the set fits “Forcast”"),
        (
            ["golden", "verify", "--goldens", repository + "/Goldens", "--locale", "ar", "--pseudo", "rtl"],
            "the set has no variant with --locale ar --pseudo rtl; add it to "
        ),
    ])
    func `a wrong call says what to do`(arguments: [String], words: String) {
        let recording = Output.RecordedOutput()
        let code = Output.$recording.withValue(recording) { MizanCommand.exitCode(running: arguments) }
        #expect(code == 2)
        #expect(recording.standard.isEmpty)
        #expect(recording.error.contains("error: "))
        #expect(recording.error.contains(words), "\(recording.error)")
    }

    // MARK: preview

    @Test func `a picture, a tree, and JSON that reads back`() throws {
        let folder = try TemporaryFolder()
        let path = { folder.path + "/" + $0 }
        for file in ["a.png", "a.tree", "a.json"] {
            let run = CommandLineRun("preview", forecast, "--locale", "ar-EG", "--width", "320", "-o", path(file))
            #expect(run.code == 0)
            #expect(run.error == "")
        }
        let tree = try RenderTree(json: Array(folder.data(of: "a.json")), file: "a.json")
        #expect(tree.variant == "ar-EG_w320")
        #expect(tree.text == String(decoding: try folder.data(of: "a.tree"), as: UTF8.self))
        let golden = try Data(contentsOf: URL(fileURLWithPath: repository + "/Goldens/Forecast/ar-EG_w320.tree"))
        #expect(try folder.data(of: "a.tree") == golden)
        let picture = try PNGDecoder.decode(Array(folder.data(of: "a.png")))
        #expect(picture.width == 640)
        #expect(picture.height == Int(tree.size.height.points * 2))
    }

    @Test func `variants into a folder, each by its name, once`() throws {
        let folder = try TemporaryFolder()
        let out = folder.path + "/previews"
        let run = CommandLineRun(
            "preview", forecast, "--locale", "he", "--locale", "fr", "--locale", "HE", "--width", "320", "--width",
            "430", "--pseudo", "double", "--pseudo", "bounded", "--appearance", "dark", "--scale", "1", "--format",
            "tree", "-o", out)
        #expect(run.code == 0)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: out).sorted() == [
                "fr+bounded+double_w320_dark@1x.tree", "fr+bounded+double_w430_dark@1x.tree",
                "he+bounded+double_w320_dark@1x.tree", "he+bounded+double_w430_dark@1x.tree",
            ])
        let keys = "“Weather in %@”, “EXPECTED_RAINFALL”, “Ten-day forecast”, “Today”, “Next days” and 1 more"
        #expect(run.error == "wrote 4 files to \(out)\nfr: 6 of 6 strings fall back to en: \(keys)\n")
    }

    @Test func `a text that lacks an argument is named`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            { "schema": 1, "view": { "VStack": [
              { "Text": { "key": "Hello, %@", "arguments": ["Ana"] } }, { "Text": { "key": "Hello, %@" } },
              { "Text": { "key": "%lld of %lld", "arguments": [1] } }, { "Text": { "key": "100% sure" } } ] } }
            """, to: "a.scene.json")
        let run = CommandLineRun("preview", folder.path + "/a.scene.json", "-o", folder.path + "/a.tree")
        #expect(run.code == 0)
        #expect(
            run.error.replacing(folder.path + "/", with: "") == """
                a.scene.json:2:71: warning: “Hello, %@” asks for argument 1, which is missing; add it to its arguments \
                [missing-argument]
                a.scene.json:3:13: warning: “%lld of %lld” asks for argument 2, which is missing; add it to its arguments \
                [missing-argument]

                """)
    }

    @Test func `what isn't there is named once, with the variants that show it, and stops nothing`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": { "localizations": { "ar": "#
                + #"{ "stringUnit": { "state": "translated", "value": "مرحبا %@" } } } } } }"#,
            to: "Localizable.xcstrings")
        try folder.write(
            #"""
            { "schema": 1, "strings": ["Localizable.xcstrings"], "view": { "VStack": [ { "Text": "Hello" },
              { "Text": "Goodbye" },
              { "Text": { "key": "Hello", "table": "Other" } },
              { "Image": { "symbol": "nope" } } ] } }
            """#, to: "a.scene.json")
        let said = """
            a.scene.json:1:86: warning: “Hello” asks for argument 1, which is missing (in ar); add it to its arguments \
            [missing-argument]
            a.scene.json:2:13: warning: the table “Localizable” has no string “Goodbye”; add it there, or say a default \
            value [unknown-string]
            a.scene.json:3:13: warning: there is no table “Other” to look “Hello” up in; add the table, or name another \
            [unknown-table]
            a.scene.json:4:26: warning: there is no symbol “nope”;
            """
        /// Each line up to what symbols there are.
        func lines(_ text: String) -> Set<String> {
            Set(
                text.replacing(folder.path + "/", with: "").split(separator: "\n").map {
                    $0.contains("symbol “nope”") ? $0.prefix { $0 != ";" } + ";" : String($0)
                })
        }
        let variants = ["--locale", "en", "--locale", "ar"]
        for command in [
            ["inspect", folder.path + "/a.scene.json"],
            ["preview", folder.path + "/a.scene.json", "-o", folder.path + "/out"],
            ["preview", folder.path + "/a.scene.json", "-o", folder.path + "/page.html"],
        ] {
            let run = CommandLineRun(command + variants)
            #expect(run.code == 0)
            let error = run.error.split(separator: "\n").filter { !$0.hasPrefix("wrote") }.joined(separator: "\n")
            #expect(lines(error) == lines(said), "\(run.error)")
        }
        let page = String(decoding: try folder.data(of: "page.html"), as: UTF8.self)
        #expect(page.contains("has no string “Goodbye”") && page.contains("there is no symbol “nope”"))
        #expect(page.contains("4 findings"))
    }

    @Test func `a folder that is there takes one picture too`() throws {
        let folder = try TemporaryFolder()
        #expect(CommandLineRun("preview", forecast, "--locale", "en", "-o", folder.path).code == 0)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["en.png"])
    }

    @Test func `standard output`() throws {
        let run = CommandLineRun("preview", forecast, "-o", "-")
        #expect(try PNGDecoder.size(of: run.standard).width == 780)
        let tree = CommandLineRun("preview", forecast, "-o", "-", "--format", "tree", "--direction", "rtl")
        #expect(tree.text.contains("\nvariant Forecast en_rtl rtl "))
    }

    @Test func `a bad scene writes nothing, not even the good one before it`() throws {
        let folder = try TemporaryFolder()
        try folder.write(#"{ "schema": 1, "view": { "Txt": "a" } }"#, to: "bad.scene.json")
        try folder.write(#"{ "schema": 1, "view": { "Text": "a" } }"#, to: "good.scene.json")
        let path = { folder.path + "/" + $0 }
        let run = CommandLineRun("preview", path("good.scene.json"), path("bad.scene.json"), "-o", path("out"))
        #expect(run.code == 2)
        #expect(
            run.error
                == "\(path("bad.scene.json")):1:26: error: Mizan has no view “Txt”; did you mean “Text”? [unknown-view]\n"
        )
        #expect(CommandLineRun("preview", path("bad.scene.json"), "-o", path("bad.png")).code == 2)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
                "bad.scene.json", "good.scene.json",
            ])
    }

    // MARK: inspect

    @Test func `inspect prints the golden's text, its glyphs, or JSON`() throws {
        let options = ["--locale", "he", "--width", "320"]
        let golden = try String(contentsOfFile: repository + "/Goldens/Forecast/he_w320.tree", encoding: .utf8)
        #expect(CommandLineRun("inspect", forecast, options[0], options[1], options[2], options[3]).text == golden)
        let glyphs = CommandLineRun("inspect", forecast, "--locale", "he", "--width", "320", "--glyphs").text
        let added = glyphs.split(separator: "\n").filter { $0.drop { $0 == " " }.hasPrefix("glyph Noto") }
        #expect(added.count > 100)
        #expect(glyphs.split(separator: "\n").count == golden.split(separator: "\n").count + added.count)
        let json = CommandLineRun("inspect", forecast, "--locale", "he", "--width", "320", "--json")
        #expect(try RenderTree(json: json.standard, file: "-").text == golden)
    }

    // MARK: golden

    @Test func `record, verify, a difference, record again`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["**"], "locales": ["en"] } } }"#,
            to: "Goldens/goldens.json")
        let scene = #"{ "schema": 1, "view": { "Text": "a", "id": "t", "modifiers": [{ "padding": 16 }] } }"#
        try folder.write(scene, to: "S.scene.json")
        let goldens = folder.path + "/Goldens"
        #expect(
            CommandLineRun("golden", "record", "--goldens", goldens).text
                == "wrote \(goldens)/S/en.tree\n1 written, 0 unchanged\n")
        let verified = CommandLineRun("golden", "verify", "--goldens", goldens)
        #expect(verified.code == 0)
        #expect(verified.text == "1 variant checked, 1 not laid out again: all as recorded\n")
        #expect(
            CommandLineRun("golden", "verify", "--goldens", goldens, "--no-cache", "--jobs", "3").text
                == "1 variant checked: all as recorded\n")
        #expect(
            CommandLineRun("golden", "list", "--goldens", goldens).text == "S: 1 variant\n  en\n1 variant of 1 scene\n")
        try folder.write(scene.replacing("16", with: "17"), to: "S.scene.json")
        let differs = CommandLineRun("golden", "verify", "--goldens", goldens)
        #expect(differs.code == 1)
        #expect(differs.text.hasPrefix("\(goldens)/S/en.tree: error: t padding 16 → 17; moved 1 pt down ["))
        #expect(
            differs.text.hasSuffix(
                "1 variant checked: 1 differs; when the change is meant, run “mizan golden record”\n"))
        let json = CommandLineRun("golden", "verify", "--goldens", goldens, "--json")
        #expect(json.code == 1)
        let found = try #require(JSONSerialization.jsonObject(with: Data(json.standard)) as? [String: Any])
        let first = try #require((found["diagnostics"] as? [[String: Any]])?.first)
        #expect(first["rule"] as? String == "golden-differs")
        #expect(first["node"] as? String == "t")
        #expect(first["variants"] as? [String] == ["S/en"])
        for verb in ["record", "verify"] {
            let other = CommandLineRun("golden", verb, "--goldens", goldens, "--locale", "fr")
            #expect(other.code == 2)
            #expect(other.error.contains("the set has no variant with --locale fr; add it to \(goldens)/goldens.json"))
        }
        #expect(CommandLineRun("golden", "record", "--goldens", goldens).text.hasSuffix("1 written, 0 unchanged\n"))
        #expect(CommandLineRun("golden", "record", "--goldens", goldens).text == "0 written, 1 unchanged\n")
        try folder.write("mizan-tree 1\n", to: "Goldens/S/he.tree")
        let unused = CommandLineRun("golden", "verify", "--goldens", goldens)
        #expect(unused.code == 1)
        #expect(unused.text.hasSuffix(": 1 unused golden\n"))
        let pruned = CommandLineRun("golden", "prune", "--goldens", goldens, "--dry-run")
        #expect(pruned.text == "would remove \(goldens)/S/he.tree\n1 unused golden\n")
        #expect(CommandLineRun("golden", "prune", "--goldens", goldens).code == 0)
        #expect(CommandLineRun("golden", "verify", "--goldens", goldens).code == 0)
        let inCI = CommandLineRun(["golden", "record", "--goldens", goldens], environment: ["CI": "true"])
        #expect(inCI.code == 2)
        #expect(inCI.error.contains("pass --allow-ci [ci]"))
        try folder.write("{", to: "S.scene.json")
        let failed = CommandLineRun("golden", "verify", "--goldens", goldens)
        #expect(failed.code == 2)
        #expect(failed.error.contains("[json-syntax]"))
        #expect(failed.text == "1 variant checked: 1 can't be laid out\n")
    }
}
