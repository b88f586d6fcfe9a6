import Foundation
import FoundationXML
import MizanReports
import MizanCanvas
import MizanDecoders
import TestSupport
import Testing

@testable import MizanCLI

/// `mizan preview` of folders, and as one page.
@Suite struct PreviewPageTests {
    /// A page read by an XML reader, which its form allows but for its first line and the tags that need no end.
    private struct Page {
        let text: String
        let body: XMLElement

        init(_ bytes: [UInt8]) throws {
            text = String(decoding: bytes, as: UTF8.self)
            let start = try #require(text.range(of: "<body>"))
            let end = try #require(text.range(of: "</body>"))
            let closed = text[start.lowerBound..<end.upperBound].replacing(#/<img [^>]*/#) { "\($0.output)/" }
            body = try #require(XMLDocument(xmlString: String(closed)).rootElement())
        }

        func texts(_ path: String) throws -> [String] { try body.nodes(forXPath: path).map { $0.stringValue ?? "" } }
    }

    /// Scenes in a folder, one of them deeper and one with texts that its locale lacks.
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        func scene(_ text: String, strings: Bool = false) -> String {
            #"{ "schema": 1, \#(strings ? #""strings": ["Localizable.xcstrings"], "# : "")"proposal": { "width": 120 }, "#
                + #""view": { "HStack": [{ "Text": { "key": "\#(text)" } }, { "Spacer": {} }] } }"#
        }
        try folder.write(scene("Two"), to: "Scenes/B.scene.json")
        try folder.write(scene("One"), to: "Scenes/A.scene.json")
        try folder.write(scene("Hello", strings: true), to: "Scenes/Deep/C & <i>.scene.json")
        try folder.write(
            """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": { "localizations": { "he": { "stringUnit": {
                "state": "translated", "value": "שלום" } } } } } }
            """, to: "Scenes/Deep/Localizable.xcstrings")
        // Would take the place of a picture of A.
        try folder.write(scene("Two"), to: "Scenes/A/en.scene.json")
        try folder.write("{}", to: "Scenes/.hidden/D.scene.json")
        try folder.write("{}", to: "Scenes/E.json")
        return folder
    }

    @Test func `a folder's scenes are a page in both directions, in the order of their paths`() throws {
        let folder = try folder()
        let file = folder.path + "/page.html"
        let run = CommandLineRun("preview", folder.path + "/Scenes", "-o", file)
        #expect(run.code == 0, "\(run.error)")
        #expect(run.error == "")
        let page = try Page([UInt8](folder.data(of: "page.html")))
        #expect(try page.texts("//h1") == ["Scenes"])
        #expect(try page.texts("//h2") == ["A", "A/en", "B", "Deep/C & <i>"])
        #expect(try page.texts("//nav//a") == ["A", "A/en", "B", "Deep/C & <i>"])
        #expect(try page.texts("//figcaption/a") == Array(repeating: ["en", "en_rtl"], count: 4).flatMap(\.self))
        #expect(try page.texts("//img/@alt").suffix(2) == ["Deep/C & <i>, en", "Deep/C & <i>, en_rtl"])
        // Every link leads to an id that is there once.
        let identifiers = try page.texts("//@id")
        #expect(Set(identifiers).count == identifiers.count)
        let links = try page.texts("//a/@href")
        #expect(links.count == 16)
        #expect(links.allSatisfy { $0.hasPrefix("#") })
        #expect(Set(links.map { String($0.dropFirst()).removingPercentEncoding ?? "" }) == Set(identifiers))
        #expect(identifiers.starts(with: ["A", "A/en-2", "A/en_rtl", "A/en", "A/en/en"]))
        // The same bytes again; nothing that runs, nothing from elsewhere.
        #expect(
            CommandLineRun("preview", folder.path + "/Scenes", "-o", "-", "--format", "html").standard
                == [UInt8](try folder.data(of: "page.html")))
        #expect(page.text.firstMatch(of: #/<script|<link|<i>|https?:|url\(| on[a-z]+=/#) == nil)
    }

    @Test func `a picture is shown at its size in points`() throws {
        let folder = try folder()
        let run = CommandLineRun(
            "preview", folder.path + "/Scenes/A.scene.json", "--scale", "3", "--format", "html", "-o", "-")
        let page = try Page(run.standard)
        #expect(try page.texts("//h1") == ["A"])
        #expect(try page.texts("//figcaption/a") == ["en@3x", "en_rtl@3x"])
        let source = try #require(page.texts("//img/@src").first)
        let base64 = try #require(source.split(separator: "data:image/png;base64,").first)
        let picture = try PNGDecoder.decode([UInt8](try #require(Data(base64Encoded: String(base64)))))
        #expect(picture.width == 360)
        let style = try #require(page.texts("//img/@style").first)
        let numbers = style.matches(of: #/[0-9.]+/#).compactMap { Double($0.output) }
        #expect(style.hasPrefix("width:120px;height:"))
        #expect((Double(picture.height) / 3 - numbers[1]).magnitude < 0.001)
    }

    @Test func `what is asked for is shown and nothing else, with what is missing in it`() throws {
        let folder = try folder()
        let run = CommandLineRun(
            "preview", folder.path + "/Scenes/Deep", folder.path + "/Scenes/A.scene.json", "--locale", "he", "--locale",
            "fr", "--format", "html", "-o", "-")
        let page = try Page(run.standard)
        #expect(try page.texts("//h1") == ["Scenes"])
        #expect(try page.texts("//figcaption/a") == ["he", "fr", "he", "fr"])
        #expect(
            try page.texts("//section[1]//li") == ["fr: 1 of 1 strings fall back to en: “Hello”"])
        #expect(try page.texts("//nav//small") == ["1 finding", "2 findings"])
        #expect(
            run.error == """
                C & <i>, fr: 1 of 1 strings fall back to en: “Hello”
                A, he: 1 of 1 strings fall back to en: “One”
                A, fr: 1 of 1 strings fall back to en: “One”

                """)
        for options in [["--pseudo", "rtl"], ["--width", "90"], ["--text-size", "xLarge"], ["--direction", "ltr"]] {
            let run = CommandLineRun(
                ["preview", folder.path + "/Scenes/A.scene.json", "--format", "html", "-o", "-"] + options)
            #expect(try Page(run.standard).texts("//figure").count == 1, "\(options)")
        }
    }

    @Test func `a folder's scenes as files have a folder each`() throws {
        let folder = try folder()
        try folder.link("Link", to: "Scenes")
        let run = CommandLineRun("preview", folder.path + "/Link", "--format", "tree", "-o", folder.path + "/out")
        #expect(run.code == 0, "\(run.error)")
        let files = FileManager.default.enumerator(atPath: folder.path + "/out")?.compactMap { $0 as? String }
        #expect(
            files?.filter { $0.hasSuffix(".tree") }.sorted() == [
                "A/en.tree", "A/en/en.tree", "B/en.tree", "Deep/C & <i>/en.tree",
            ])
        let tree = String(decoding: try folder.data(of: "out/Deep/C & <i>/en.tree"), as: UTF8.self)
        #expect(tree.contains("\nvariant Deep/C & <i> en "))
    }

    @Test func `a file of PDF has a page for each variant`() throws {
        let folder = try folder()
        let run = CommandLineRun(
            "preview", folder.path + "/Scenes/B.scene.json", "--locale", "en", "--locale", "he", "-o",
            folder.path + "/all.pdf")
        #expect(run.code == 0, "\(run.error)")
        let text = String(decoding: try folder.data(of: "all.pdf"), as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-") && text.contains("/Count 2"))
        #expect(text.contains("/MediaBox [ 0 0 120 "))
        #expect(text.contains("/Title (B)"))
    }

    @Test func `bad scenes leave no page, and are all named`() throws {
        let folder = try folder()
        try folder.write("{", to: "Scenes/Y.scene.json")
        try folder.write(#"{ "schema": 1, "view": { "Txt": "a" } }"#, to: "Scenes/Z.scene.json")
        try folder.write("old", to: "page.html")
        let run = CommandLineRun("preview", folder.path + "/Scenes", "-o", folder.path + "/page.html")
        #expect(run.code == 2)
        #expect(run.error.contains("Y.scene.json:1:2: error: "), "\(run.error)")
        #expect(run.error.contains("Z.scene.json:1:26: error: Mizan has no view “Txt”"), "\(run.error)")
        #expect(try folder.text(of: "page.html") == "old")
    }

    @Test func `a picture that can't be drawn names its scene`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            #"{ "schema": 1, "view": { "Color": "red", "modifiers": [{ "frame": { "height": 50000 } }] } }"#,
            to: "Tall.scene.json")
        let file = folder.path + "/Tall.scene.json"
        let run = CommandLineRun("preview", file, "-o", folder.path + "/tall.png")
        #expect(run.code == 2)
        #expect(
            run.error.hasPrefix("\(file): error: the picture would be 100000 pixels high; the maximum is 32767"),
            "\(run.error)")
    }

    @Test func `names can't leave their place`() throws {
        let name = "a\"'><b>&\u{202E}\n\u{0} ציון"
        let section = ContactSheet.SceneSection(name: name, findings: [name], pictures: [])
        let page = try Page(ContactSheet(title: name, sections: [section, section]).html())
        let shown = "a\"'><b>&\\u{202e}\\u{a}\\u{0} ציון"
        #expect(try page.texts("//bdi") == Array(repeating: shown, count: 5))
        #expect(try page.texts("//li[not(a)]") == [shown, shown])
        let identifier = shown.replacing(" ", with: "-")
        #expect(try page.texts("//section/@id") == [identifier, identifier + "-2"])
        #expect(page.text.contains("<title>a&quot;&#39;&gt;&lt;b&gt;&amp;\\u{202e}\\u{a}\\u{0} ציון</title>"))
    }
}
