import Foundation
import MizanBase
import MizanDocument
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

@testable import MizanScenes

/// What is wrong with a catalog is one error at its place, with what to do.
@Suite struct AssetErrorTests {
    /// A `Contents.json` that is wrong at the place of its `¶`; that of a `§` is a note's.
    struct BadContents: CustomTestStringConvertible {
        let rule: String
        /// The folder of the file, in the catalog.
        let folder: String
        let text: String
        /// What the message or its fix has to say.
        let words: String

        /// An image set whose `images` are these.
        init(images: String, _ rule: String, _ words: String) {
            self.init("X.imageset", #"{ "images" : \#(images) }"#, rule, words)
        }

        /// A colour set of one colour.
        init(color: String, _ rule: String, _ words: String) {
            self.init("X.colorset", #"{ "colors" : [ { "color" : \#(color) } ] }"#, rule, words)
        }

        init(_ folder: String, _ text: String, _ rule: String, _ words: String) {
            (self.folder, self.text, self.rule, self.words) = (folder, text, rule, words)
        }

        var testDescription: String { "\(rule): \(text)" }
    }

    static let contents = [
        BadContents("X.imageset", "¶", "json-syntax", "value"),
        BadContents("X.imageset", #"§{ "images" : [ ] ¶"#, "json-syntax", "}"),
        BadContents("X.imageset", #"{ "images" : [ ¶, ] }"#, "json-syntax", "value"),
        BadContents("X.imageset", "¶// Xcode writes none\n{}", "json-comment", "comment"),
        BadContents("X.imageset", #"{ §"info" : {}, ¶"info" : {} }"#, "json-duplicate-key", "info"),
        BadContents("X.imageset", "¶[]", "wrong-type", "write an object"),
        BadContents("X.imageset", #"{ "images" : ¶{} }"#, "wrong-type", "write an array"),
        BadContents("X.imageset", #"{ "properties" : ¶"template" }"#, "wrong-type", "write an object"),
        BadContents(
            "X.imageset", #"{ "properties" : { "template-rendering-intent" : ¶true } }"#, "wrong-type", "a string"),
        BadContents(
            "X.imageset", #"{ "properties" : { "template-rendering-intent" : ¶"templat" } }"#, "unknown-value",
            "did you mean “template”?"),
        BadContents(images: "[ ¶3 ]", "wrong-type", "write an object"),
        BadContents(images: #"[ { "filename" : ¶3 } ]"#, "wrong-type", "write a string"),
        BadContents(images: #"[ { "filename" : ¶"y.png" } ]"#, "file-missing", "is not there"),
        BadContents(images: #"[ { "filename" : ¶"../x.png" } ]"#, "path-outside-root", "inside"),
        BadContents(images: #"[ { "filename" : ¶"/etc/passwd" } ]"#, "path-outside-root", "inside"),
        BadContents(images: #"[ { "filename" : ¶"folder/x.png" } ]"#, "path-outside-root", "inside"),
        BadContents(images: #"[ { "filename" : ¶".." } ]"#, "path-outside-root", "inside"),
        BadContents(images: #"[ { "filename" : ¶"link.png" } ]"#, "path-outside-root", "leaves the folder"),
        BadContents(images: #"[ { "filename" : ¶"folder.png" } ]"#, "file-kind", "is a folder"),
        BadContents(images: #"[ { "filename" : ¶"x.pdf" } ]"#, "image-format", "export it as SVG, PNG or JPEG"),
        BadContents(images: #"[ { "filename" : ¶"x.HEIC" } ]"#, "image-format", "“x.HEIC”"),
        BadContents(images: #"[ { "filename" : ¶"x" } ]"#, "image-format", "“x”"),
        BadContents(images: #"[ { "filename" : ¶"" } ]"#, "image-format", "“”"),
        BadContents(images: #"[ { "filename" : "x.png", "idiom" : ¶"ipone" } ]"#, "unknown-value", "“iphone”"),
        BadContents(images: #"[ { "filename" : "x.png", "idiom" : ¶[] } ]"#, "wrong-type", "write a string"),
        BadContents(images: #"[ { "filename" : "x.png", "scale" : ¶"4x" } ]"#, "unknown-value", "“1x”"),
        BadContents(images: #"[ { "filename" : "x.png", "scale" : ¶2 } ]"#, "wrong-type", "write a string"),
        BadContents(
            images: #"[ { "filename" : "x.png", "language-direction" : ¶"rtl" } ]"#, "unknown-value",
            "left-to-right, right-to-left"),
        BadContents(images: #"[ { "filename" : "x.png", "locale" : ¶"ar/EG" } ]"#, "wrong-type", "ar-EG"),
        BadContents(images: #"[ { "filename" : "x.png", "display-gamut" : ¶1 } ]"#, "wrong-type", "write a string"),
        BadContents(images: #"[ { "filename" : "x.png", "appearances" : ¶"dark" } ]"#, "wrong-type", "write an array"),
        BadContents(images: #"[ { "filename" : "x.png", "appearances" : [ ¶"dark" ] } ]"#, "wrong-type", "an object"),
        BadContents(
            images: #"[ { "filename" : "x.png", "appearances" : [ ¶{ "value" : "dark" } ] } ]"#, "missing-key",
            "“appearance”"),
        BadContents(
            images:
                #"[ { "filename" : "x.png", "appearances" : [ { "appearance" : "luminosity", "value" : ¶"drak" } ] } ]"#,
            "unknown-value", "“dark”"),
        BadContents(
            images: #"[ §{ "filename" : "x.png", "scale" : "1x" }, ¶{ "filename" : "x.png", "scale" : "1x" } ]"#,
            "asset-twice", "take one of them away"),
        BadContents("X.colorset", #"{ "colors" : ¶{} }"#, "wrong-type", "write an array"),
        BadContents(color: #"¶"red""#, "wrong-type", "write an object"),
        BadContents(color: "¶{}", "missing-key", "“components”"),
        BadContents(color: #"{ "color-space" : ¶"cmyk", "components" : {} }"#, "unknown-value", "display-p3"),
        BadContents(color: #"{ "components" : ¶{ "red" : "1.0" } }"#, "missing-key", "“green”"),
        BadContents(color: #"{ "components" : { "red" : ¶"256" } }"#, "wrong-value", "write 0.5, 128 or 0x80"),
        BadContents(color: #"{ "components" : { "red" : ¶"0xZZ" } }"#, "wrong-value", "“0xZZ”"),
        BadContents(color: #"{ "components" : { "red" : ¶"nan" } }"#, "wrong-value", "“nan”"),
        BadContents(color: #"{ "components" : { "red" : ¶"" } }"#, "wrong-value", "“”"),
        BadContents(color: #"{ "components" : { "red" : ¶null } }"#, "wrong-type", "write a string"),
        BadContents(
            color: #"{ "platform" : "ios", "reference" : ¶"systemBluColor" }"#, "unknown-value", "“systemBlueColor”"),
        BadContents(
            "Group", #"{ "properties" : { "provides-namespace" : ¶"yes" } }"#, "wrong-type", "true or false"),
        BadContents("Group", #"{ "properties" : ¶[] }"#, "wrong-type", "write an object"),
    ]

    @Test(arguments: contents) func `a wrong Contents.json`(bad: BadContents) throws {
        let outer = try TemporaryFolder()
        let png = Data(try Checkout.bytes(of: "Tests/Fixtures/assets/Quiz.xcassets/Arrow.imageset/arrow.png"))
        try outer.write(png, to: "x.png")
        let set = "scene/A.xcassets/" + bad.folder
        for name in ["x.png", "x.pdf", "x.HEIC", "x", "folder/x.png", "folder.png/x.png", "../x.png"] {
            try outer.write(png, to: set + "/" + name)
        }
        try outer.link(set + "/link.png", to: outer.path + "/x.png")
        let file = outer.path + "/" + set + "/Contents.json"
        let (text, places, notes) = Self.unmarked(bad.text, file: file)
        try outer.write(text, to: set + "/Contents.json")
        let diagnostic = try #require(try Self.diagnostics(outer.path + "/scene").only)
        #expect(diagnostic.rule == bad.rule)
        #expect([diagnostic.place] == places)
        #expect(diagnostic.notes.map(\.place) == notes)
        #expect((diagnostic.message + "; " + (diagnostic.fix ?? "")).contains(bad.words), "\(diagnostic)")
    }

    /// A file without its marks, and where these stood.
    private static func unmarked(
        _ marked: String, file: String
    ) -> (text: String, places: [SourcePlace], notes: [SourcePlace]) {
        var (text, places, notes) = ("", [SourcePlace](), [SourcePlace]())
        var (line, column) = (1, 1)
        for character in marked {
            let place = SourcePlace(file: file, line: line, column: column)
            switch character {
            case "¶": places.append(place)
            case "§": notes.append(place)
            default:
                text.append(character)
                (line, column) = character == "\n" ? (line + 1, 1) : (line, column + character.utf8.count)
            }
        }
        return (text, places, notes)
    }

    /// What is wrong with a scene and all of its assets, `A.xcassets`.
    private static func diagnostics(
        _ folder: String, assets: String = #"["A.xcassets"]"#, view: String = #"{ "Text": "a" }"#
    ) throws -> [Diagnostic] {
        do {
            let text = #"{ "schema": 1, "assets": \#(assets),"# + "\n" + #""view": \#(view) }"#
            var errors = SceneErrors()
            let scene = try Scene(
                file: SourceFile(name: "test.scene.json", bytes: Array(text.utf8)), folder: folder, root: nil,
                viewDepthLimit: Limits.viewDepth, looksAtAllAssets: true, errors: &errors)
            errors.insert(scene.assets.diagnostics)
            try errors.check()
            _ = try scene.view()
            return []
        } catch let error as DiagnosticError { return error.diagnostics }
    }

    @Test func `a name that stands twice names both sets`() throws {
        let folder = try TemporaryFolder()
        for path in ["A.xcassets/One/X.imageset", "A.xcassets/Two/X.imageset", "A.xcassets/X.colorset"] {
            try folder.write("{}", to: path + "/Contents.json")
        }
        let diagnostic = try #require(try Self.diagnostics(folder.path).only)
        #expect(diagnostic.rule == "asset-twice")
        let place = { (path: String) in
            SourcePlace(file: folder.path + "/A.xcassets/" + path + "/Contents.json", line: 1, column: 1)
        }
        #expect(diagnostic.place == place("Two/X.imageset"))
        #expect(diagnostic.notes.map(\.place) == [place("One/X.imageset")])
    }

    @Test(arguments: ["png", "jpg", "svg"]) func `a file that is no picture is named`(ending: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("no picture", to: "A.xcassets/X.imageset/x." + ending)
        try folder.write(
            #"{ "images" : [ { "filename" : "x.\#(ending)" } ] }"#, to: "A.xcassets/X.imageset/Contents.json")
        let diagnostic = try #require(try Self.diagnostics(folder.path).only)
        let file = diagnostic.place?.file ?? diagnostic.file
        #expect(file == folder.path + "/A.xcassets/X.imageset/x." + ending)
    }

    /// A catalog of a good image, `Good`, and of bad ones.
    private static func mixedCatalog() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let png = try Checkout.bytes(of: "Tests/Fixtures/assets/Quiz.xcassets/Arrow.imageset/arrow.png")
        let jpeg = try Checkout.bytes(of: "Tests/Fixtures/assets/Quiz.xcassets/Photo.imageset/day.jpg")
        var damaged = png
        damaged[damaged.count / 2] ^= 1
        for (name, file, bytes) in [
            ("Good", "good.png", png), ("CutPNG", "cut.png", png.dropLast(5)), ("Damaged", "damaged.png", damaged),
            ("CutJPEG", "cut.jpg", jpeg.dropLast(40)),
            ("Drawing", "bad.svg", Array("<svg viewBox='0 0 1 1'><text/></svg>".utf8)),
        ] {
            try folder.write(Data(bytes), to: "A.xcassets/\(name).imageset/\(file)")
            try folder.write(
                #"{ "images": [{ "filename": "\#(file)" }] }"#, to: "A.xcassets/\(name).imageset/Contents.json")
        }
        try folder.write("[]", to: "A.xcassets/Blue.colorset/Contents.json")
        return folder
    }

    private static let badFiles: [String: String] = [
        "CutPNG": "CutPNG.imageset/cut.png", "CutJPEG": "CutJPEG.imageset/cut.jpg",
        "Damaged": "Damaged.imageset/damaged.png", "Drawing": "Drawing.imageset/bad.svg",
    ]

    @Test func `a scene is stopped by the images that it shows alone, and the error names the file`() throws {
        let folder = try Self.mixedCatalog()
        func shown(_ view: String) throws -> RenderTree {
            try SceneFixture.tree(
                SceneFixture.scene(
                    #"{ "schema": 1, "assets": ["A.xcassets"], "view": \#(view) }"#, folder: folder.path))
        }
        #expect(try shown(#"{ "Image": "Good" }"#).images.map(\.name) == ["Good"])
        // To be named is not to be shown.
        #expect(try shown(#"{ "Text": "CutPNG" }"#).images.isEmpty)
        for (name, file) in Self.badFiles {
            let error = try #require(throws: DiagnosticError.self) { try shown(#"{ "Image": "\#(name)" }"#) }
            let found = try #require(error.diagnostics.only)
            #expect((found.place?.file ?? found.file) == folder.path + "/A.xcassets/" + file)
        }
        let error = try #require(throws: DiagnosticError.self) { try shown(#"{ "Color": "Blue" }"#) }
        #expect(error.diagnostics.map(\.rule) == ["wrong-type"])
    }

    @Test func `a check names every bad file of the catalog, whatever is shown, and what is wrong with the scene`()
        throws
    {
        let folder = try Self.mixedCatalog()
        for (view, rules) in [
            (#"{ "Image": "Good" }"#, []), (#"{ "Image": "CutPNG" }"#, []), (#"{ "Txt": "a" }"#, ["unknown-view"]),
        ] {
            try folder.write(
                #"{ "schema": 1, "assets": ["A.xcassets"], "view": \#(view) }"#, to: "test.scene.json")
            let found = try Scene.findings(
                path: folder.path + "/test.scene.json", fonts: SceneFixture.fonts.get(),
                variants: { $0.prefix(1).map { Variant(locale: $0) } })
            let inAssets = found.filter { ($0.place?.file ?? $0.file ?? "").contains(".xcassets") }
            #expect(
                Set(inAssets.compactMap { $0.place?.file ?? $0.file })
                    == Set(
                        (Self.badFiles.values + ["Blue.colorset/Contents.json"]).map {
                            folder.path + "/A.xcassets/" + $0
                        }))
            #expect(inAssets.count == 5)
            #expect(found.map(\.rule).filter { !inAssets.map(\.rule).contains($0) } == rules)
        }
    }

    @Test(arguments: [
        ("X.imageset/x.png", "file-missing", "Contents.json"), ("Empty.txt", "file-missing", "B.xcassets"),
    ])
    func `what is not there is told where the scene names it`(file: String, rule: String, words: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "A.xcassets/" + file)
        let diagnostic = try #require(
            try Self.diagnostics(folder.path, assets: #"["A.xcassets", "B.xcassets"]"#)
                .first { $0.message.contains(words) })
        #expect(diagnostic.rule == rule)
        #expect(
            diagnostic.place
                == SourcePlace(file: "test.scene.json", line: 1, column: words == "B.xcassets" ? 41 : 27))
    }

    @Test func `a folder without images, one of no language, a catalog that is a file or is outside`() throws {
        let outer = try TemporaryFolder()
        try outer.write("", to: "Out.xcassets/Contents.json")
        try outer.write("", to: "scene/Texts/readme.txt")
        try outer.write("", to: "scene/Signs/a b.lproj/stop.png")
        try outer.write("", to: "scene/File.xcassets")
        try outer.link("scene/Link.xcassets", to: outer.path + "/Out.xcassets")
        for (path, rule) in [
            ("Texts", "image-missing"), ("Signs", "unknown-language"), ("File.xcassets", "file-kind"),
            ("Link.xcassets", "path-outside-root"), ("../Out.xcassets", "path-outside-root"),
            ("/etc", "path-outside-root"), ("", "file-missing"),
        ] {
            let diagnostics = try Self.diagnostics(outer.path + "/scene", assets: #"["\#(path)"]"#)
            #expect(diagnostics.map(\.rule) == [rule], "\(path)")
            #expect(diagnostics.first?.place == SourcePlace(file: "test.scene.json", line: 1, column: 27))
        }
    }

    @Test func `a link that leads around in a circle`() throws {
        let folder = try TemporaryFolder()
        try folder.write("{}", to: "A.xcassets/Group/Contents.json")
        try folder.link("A.xcassets/Group/Again", to: "../../A.xcassets")
        #expect(try Self.diagnostics(folder.path).map(\.rule) == ["asset-twice"])
    }

    @Test func `folders in folders`() throws {
        let folder = try TemporaryFolder()
        let deepest = (1...33).map { "G\($0)" }.joined(separator: "/")
        try folder.write("{}", to: "A.xcassets/\(deepest)/X.imageset/Contents.json")
        #expect(try Self.diagnostics(folder.path).map(\.rule) == ["asset-limit"])
    }

    @Test func `several wrong sets are all told`() throws {
        let folder = try TemporaryFolder()
        for name in ["X", "Y", "Z"] { try folder.write("[]", to: "A.xcassets/\(name).imageset/Contents.json") }
        #expect(try Self.diagnostics(folder.path).map(\.rule) == ["wrong-type", "wrong-type", "wrong-type"])
    }

    @Test(arguments: [
        (
            #"{ "Image": ¶{ "name": "Arrow", "symbol": "wind" } }"#, "wrong-value",
            "one of “name”, “symbol” and “systemName”"
        ),
        (#"{ "Image": ¶{ "systemName": "wind", "symbol": "wind" } }"#, "wrong-value", "take the others away"),
        (#"{ "Image": ¶{ "name": "Arrow", "systemName": "wind" } }"#, "wrong-value", "take the others away"),
        (#"{ "Color": ¶"Brnd" }"#, "unknown-value", "did you mean “Brand”?"),
        (#"{ "Text": "a", "modifiers": [{ "foregroundStyle": ¶"Brnd" }] }"#, "unknown-value", "“Brand”"),
    ])
    func `a name that no catalog has`(view: String, rule: String, words: String) throws {
        let (text, places, _) = Self.unmarked(#""view": "# + view, file: "test.scene.json")
        let diagnostic = try #require(
            try Self.diagnostics(
                Checkout.file("Tests/Fixtures/assets").path, assets: #"["Quiz.xcassets"]"#,
                view: String(text.dropFirst(#""view": "#.count))
            ).only)
        #expect(diagnostic.rule == rule)
        #expect(diagnostic.place?.line == 2)
        #expect(diagnostic.place?.column == places.first?.column)
        #expect((diagnostic.message + (diagnostic.fix ?? "")).contains(words), "\(diagnostic)")
    }
}

extension [Diagnostic] {
    fileprivate var only: Diagnostic? { count == 1 ? first : nil }
}
