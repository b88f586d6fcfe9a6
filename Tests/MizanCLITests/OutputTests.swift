import Foundation
import TestSupport
import Testing

/// What a call has read it doesn't write over, by whatever name.
@Suite struct OutputTests {
    /// A scene with a catalog, an image set and a font, and goldens of it.
    private static func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            #"""
            { "schema": 1, "strings": ["A.xcstrings"], "assets": ["A.xcassets"], "fonts": ["A.ttf"],
              "view": { "VStack": [ { "Text": { "key": "Hello", "table": "A" } }, { "Image": "dot" } ] } }
            """#, to: "A.scene.json")
        try folder.write(
            #"{ "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": {} } }"#, to: "A.xcstrings")
        try folder.write(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>"#,
            to: "A.xcassets/dot.imageset/dot.svg")
        try folder.write(#"{ "images": [{ "filename": "dot.svg" }] }"#, to: "A.xcassets/dot.imageset/Contents.json")
        try folder.write(try Data(contentsOf: Checkout.file("Fonts/NotoSans-Bold.ttf")), to: "A.ttf")
        try folder.write(
            #"{ "schema": 1, "scenes": "..", "sets": { "a": { "scenes": ["A"], "locales": ["en"] } } }"#,
            to: "Goldens/goldens.json")
        #expect(CommandLineRun("golden", "record", "--goldens", folder.path + "/Goldens").code == 0)
        return folder
    }

    private static let inputs = [
        "A.scene.json", "A.xcstrings", "A.xcassets/dot.imageset/dot.svg", "A.xcassets/dot.imageset/Contents.json",
        "A.ttf",
    ]

    /// Each input and each format; on every day each of both once.
    private static let previews = Thoroughness.cases(
        inputs.flatMap { input in ["png", "tree", "json", "html"].map { (input, $0) } },
        everyday: { $0 % 4 == $0 / 4 % 4 })

    @Test(arguments: previews)
    func `preview writes over nothing that it read`(input: String, format: String) throws {
        let folder = try Self.project()
        let before = try folder.data(of: input)
        try FileManager.default.linkItem(atPath: folder.path + "/" + input, toPath: folder.path + "/hard")
        try folder.link("symbolic", to: folder.path + "/" + input)
        for output in [input, "hard", "symbolic", "./A.xcassets/../" + input] {
            let run = CommandLineRun(
                "preview", folder.path + "/A.scene.json", "--format", format, "-o", folder.path + "/" + output)
            #expect(run.code == 2, "\(output)")
            #expect(
                run.error.contains(" is read by this call")
                    && run.error.contains("; name another file [output-is-input]"),
                "\(run.error)")
            #expect(try folder.data(of: input) == before)
        }
    }

    @Test func `of several outputs none is written where one of them was read`() throws {
        let folder = try Self.project()
        // A picture of the scene in the folder of the previews.
        try folder.write(try folder.data(of: "A.xcassets/dot.imageset/dot.svg"), to: "out/x.svg")
        try FileManager.default.linkItem(
            atPath: folder.path + "/A.xcstrings", toPath: folder.path + "/out/he.png")
        let run = CommandLineRun(
            "preview", folder.path + "/A.scene.json", "--locale", "ar", "--locale", "he", "-o", folder.path + "/out")
        #expect(run.code == 2 && run.error.contains("out/he.png” is read by this call, by the name “"), "\(run.error)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted() == ["he.png", "x.svg"])
    }

    @Test(arguments: inputs + ["Goldens/../A.scene.json"], ["--junit", "--summary-md"])
    func `a golden run's files are written over nothing that it read`(input: String, option: String) throws {
        let folder = try Self.project()
        let before = try folder.data(of: input)
        let other = option == "--junit" ? "--summary-md" : "--junit"
        let run = CommandLineRun(
            "golden", "verify", "--goldens", folder.path + "/Goldens", "--no-cache", option, folder.path + "/" + input,
            other,
            folder.path + "/other")
        #expect(run.code == 2 && run.error.contains("[output-is-input]"), "\(run.error)")
        #expect(try folder.data(of: input) == before)
        #expect(!FileManager.default.fileExists(atPath: folder.path + "/other"))
    }

    @Test func `a joined report's files are written over no report`() throws {
        let folder = try Self.project()
        for number in 1...2 {
            let run = CommandLineRun(
                "golden", "verify", "--goldens", folder.path + "/Goldens", "--shard", "\(number)/2", "--report",
                folder.path + "/\(number)")
            #expect(run.code == 0, "\(run.error)")
        }
        let before = try folder.data(of: "1/report.jsonl")
        let run = CommandLineRun(
            "golden", "merge-reports", folder.path + "/1", folder.path + "/2", "-o", folder.path + "/3", "--junit",
            folder.path + "/1/report.jsonl")
        #expect(run.code == 2 && run.error.contains("[output-is-input]"), "\(run.error)")
        #expect(try folder.data(of: "1/report.jsonl") == before)
    }

    @Test func `symbols are drawn over no font`() throws {
        let folder = try Self.project()
        for name in ["NotoSans-Regular", "NotoSans-Bold"] {
            try folder.write(try Data(contentsOf: Checkout.file("Fonts/\(name).ttf")), to: "Fonts/\(name).ttf")
        }
        let fonts = folder.path + "/Fonts"
        let run = CommandLineRun("symbols", "star", "--fonts", fonts, "-o", fonts + "/NotoSans-Regular.ttf")
        #expect(run.code == 2, "\(run.error)")
        #expect(try folder.data(of: "Fonts/NotoSans-Regular.ttf").starts(with: [0, 1, 0, 0]))
    }

    @Test func `what a call wrote before it may write again`() throws {
        let folder = try Self.project()
        for _ in 0..<2 {
            let run = CommandLineRun(
                "preview", folder.path + "/A.scene.json", "--locale", "ar", "--locale", "he", "-o", folder.path + "/out"
            )
            #expect(run.code == 0, "\(run.error)")
        }
    }
}
