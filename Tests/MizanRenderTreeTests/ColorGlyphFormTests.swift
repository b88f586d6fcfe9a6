import MizanBase
import MizanImages
import MizanRenderTree
import MizanText
import TestSupport
import Testing

/// Definitions 3 and 8, for glyphs in colours.
@Suite struct ColorGlyphFormTests {
    private static func tree() throws -> RenderTree {
        var tree = RenderTree.sample
        let bitmap = try EncodedBitmap(bytes: Checkout.bytes(of: "Tests/Fixtures/PNG/gradient-palette.png"))
        func length(_ points: Double) throws -> FixedLength { try #require(FixedLength(points: points)) }
        let frame = FixedRect(x: .zero, y: try length(-0.9), width: try length(1.25), height: try length(1.2))
        tree.colorGlyphs = [
            RenderColorGlyph(font: 0, id: 7, content: .bitmap(bitmap, frame: frame)),
            RenderColorGlyph(
                font: 0, id: 9,
                content: .layers([
                    .init(glyph: 3, color: RGBA(red: 255, green: 0, blue: 0, alpha: 128)),
                    .init(glyph: 4, color: nil),
                ])),
            RenderColorGlyph(font: 0, id: 11, content: .undrawable(.paintGraph)),
        ]
        return tree
    }

    @Test func `in text, one line each before the images`() throws {
        let lines = try Self.tree().text.split(separator: "\n").filter { $0.hasPrefix("color-glyph") }
        #expect(lines.count == 3)
        #expect(lines[0].hasPrefix("color-glyph Sample-Regular 7 png "))
        #expect(lines[0].contains(" 0,-0.9 1.25x1.2 "))
        #expect(lines[1].hasPrefix("color-glyph Sample-Regular 9 layers 2 "))
        #expect(lines[2] == "color-glyph Sample-Regular 11 undrawable colr-1")
        #expect(!RenderTree.sample.text.contains("color-glyph"))
    }

    @Test func `the JSON form reads back`() throws {
        let tree = try Self.tree()
        let read = try RenderTree(json: tree.json, file: "tree.json")
        #expect(read == tree && read.json == tree.json)
        #expect(!String(decoding: RenderTree.sample.json, as: UTF8.self).contains("colorGlyphs"))
    }

    @Test(arguments: [
        (#""font": 0, "id": 7"#, #""font": 1, "id": 7"#), (#""undrawable": "colr-1""#, #""undrawable": "paint""#),
        (#""glyph": 3"#, #""glyph": -3"#), (##""color": "#ff000080""##, #""color": "red""#),
    ])
    func `what is no such glyph is an error with its place`(old: String, new: String) throws {
        let json = String(decoding: try Self.tree().json, as: UTF8.self)
        // Members of an object may stand on lines of their own.
        let compact = json.replacing(#/"font": 0,\s+"id": 7/#, with: #""font": 0, "id": 7"#)
        let broken = compact.replacing(old, with: new)
        #expect(broken != compact)
        let error = #expect(throws: DiagnosticError.self) {
            try RenderTree(json: Array(broken.utf8), file: "tree.json")
        }
        #expect(error?.diagnostics.first?.place != nil)
    }
}
