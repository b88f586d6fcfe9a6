import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization
import MizanRenderTree
import MizanText
import TestSupport
import Testing

/// Characters that nobody sees as what they are come out beside the tree.
@Suite struct GlyphFindingTests {
    private static func layout(
        _ view: some View, fonts: [String] = [], width: Double? = nil, locale: LanguageTag = "en"
    ) throws -> LaidOutView {
        var environment = try testEnvironment()
        if !fonts.isEmpty {
            environment.fonts = environment.fonts.adding(
                try FontCollection(files: fonts.map { Checkout.file("Tests/Fixtures/ColorFonts/\($0).ttf").path }))
        }
        let catalog = """
            { "sourceLanguage": "en", "version": "1.0", "strings": { "Hello": { "localizations":
              { "ar": { "stringUnit": { "state": "translated", "value": "你" } } } } } }
            """
        let strings = try StringBundle(file: SourceFile(name: "Localizable.xcstrings", bytes: Array(catalog.utf8)))
        environment.localization = Localization(bundles: [strings], locale: locale)
        return try view.layout(proposal: ProposedViewSize(width: width, height: nil), environment: environment)
    }

    @Test func `characters that no font has are named once for each node`() throws {
        let view = VStack {
            Text(verbatim: "a 你好 你").id("title")
            Text(verbatim: "plain").id("plain")
            Text(verbatim: "👨\u{200d}👩").id("two")
        }
        let findings = try Self.layout(view).findings
        #expect(
            findings.map(\.message) == [
                "title: 2 characters have no glyph in any font: U+4F60, U+597D",
                "two: 1 character has no glyph in any font: U+1F468 U+200D U+1F469",
            ])
        #expect(findings.map(\.rule) == ["missing-glyph", "missing-glyph"])
        #expect(findings.map(\.nodePath) == ["title", "two"] && findings.map(\.key) == ["title", "two"])
        #expect(findings.allSatisfy { $0.severity == .warning && $0.language == nil })
    }

    @Test func `many are named up to a bound, and one of many code points is cut`() throws {
        let many = String(String.UnicodeScalarView((0x4e00..<0x4e20).compactMap(Unicode.Scalar.init)))
        let message = try Self.layout(Text(verbatim: many)).findings.first?.message
        #expect(
            message == "Text: 32 characters have no glyph in any font: U+4E00, U+4E01, U+4E02, U+4E03, U+4E04, U+4E05, "
                + "U+4E06, U+4E07 and 24 more")
        let tall = "你" + String(repeating: "\u{301}", count: 30)
        #expect(try Self.layout(Text(verbatim: tall)).findings.first?.message.hasSuffix(" U+0301 …") == true)
    }

    @Test func `a string of a table is named by its key and the language that it was found in`() throws {
        #expect(try Self.layout(Text("Hello")).findings == [])
        let finding = try #require(try Self.layout(Text("Hello"), locale: "ar").findings.first)
        #expect(finding.key == "Hello" && finding.language == "ar")
    }

    @Test func `what is cut off is no finding`() throws {
        let text = Text(verbatim: "word word 你").lineLimit(1)
        #expect(try Self.layout(text, width: 45).findings == [])
        #expect(try Self.layout(text, width: 200).findings.count == 1)
    }

    @Test func `what a font has and can't be drawn is named with its font and the reason`() throws {
        let view = VStack { Text(verbatim: "a 😀 🎉").id("title") }
        #expect(
            try Self.layout(view, fonts: ["MizanPaints"]).findings.map(\.message) == [
                "title: 1 character has a glyph in “MizanPaints-Regular” that can't be drawn (COLR 1): U+1F600",
                "title: 1 character has a glyph in “MizanPaints-Regular” that can't be drawn (it is blank): U+1F389",
            ])
        #expect(
            try Self.layout(view, fonts: ["MizanPictures"]).findings.map(\.message) == [
                "title: 1 character has a glyph in “MizanPictures-Regular” that can't be drawn (a picture that is damaged, "
                    + "no PNG, or too large): U+1F389"
            ])
    }

    @Test func `colours and spaces are no findings`() throws {
        let view = Text(verbatim: "a\u{a0}😀\u{3000}\u{2028}x\u{200f}\ty\u{ad}")
        #expect(try Self.layout(view, fonts: ["MizanLayers"]).findings == [])
        let emoji = Text(verbatim: "في 🎉 و🇪🇬 و👨\u{200d}👩\u{200d}👧 و👋🏽")
        #expect(try Self.layout(emoji, fonts: ["NotoColorEmoji-Subset"]).findings == [])
    }

    @Test func `the tree has each glyph in colours once, by font and number`() throws {
        let view = Text(verbatim: "a😀b🎉😀")
        let tree = try Self.layout(view, fonts: ["MizanPictures"]).tree
        let font = try #require(tree.fonts.firstIndex { $0.name == "MizanPictures-Regular" })
        #expect(tree.colorGlyphs.map(\.font) == [font, font])
        #expect(tree.colorGlyphs.map(\.id) == [2, 3])
        #expect(tree.colorGlyphs.last?.content == .undrawable(.picture))
        guard case .bitmap(let bitmap, let frame)? = tree.colorGlyphs.first?.content else { throw CancellationError() }
        #expect(bitmap.pixelWidth == 20 && bitmap.pixelHeight == 20)
        #expect(frame.rect == Rect(x: 0, y: -0.8, width: 1, height: 1))
        #expect(try RenderTree(json: tree.json, file: "tree.json") == tree)
    }
}
