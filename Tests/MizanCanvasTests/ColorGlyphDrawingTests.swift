import MizanBase
import MizanCanvas
import MizanDecoders
import MizanLayout
import MizanRenderTree
import MizanText
import TestSupport
import Testing

@testable import MizanLayout

/// Glyphs in colours drawn by Cairo: fonts of `Tests/Fixtures/ColorFonts`, of which every pixel is known.
@Suite struct ColorGlyphDrawingTests {
    private static let blue = RGBA(red: 0, green: 0, blue: 255)
    private static let text = RGBA(red: 0, green: 255, blue: 0)
    private static let yellow = RGBA(red: 255, green: 204, blue: 0)
    private static let green = RGBA(red: 0, green: 128, blue: 0)

    /// 😀, glyph 2 of each font, 20 points high from (4, 4) on, with 28 × 28 points around it.
    private static func bitmap(_ name: String, x: Double = 4, _ change: (inout RenderTree) -> Void = { _ in }) throws
        -> Bitmap
    {
        let path = Checkout.file("Tests/Fixtures/ColorFonts/\(name).ttf").path
        let face = try FontFace(file: path)
        func length(_ points: Double) throws -> FixedLength { try #require(FixedLength(points: points)) }
        func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) throws -> FixedRect {
            FixedRect(x: try length(x), y: try length(y), width: try length(width), height: try length(height))
        }
        let run = RenderText.Run(
            font: 0, size: try length(20), level: 0, range: 0..<2, color: text,
            glyphs: [RenderText.Glyph(id: 2, x: .zero, y: .zero, cluster: 0)])
        let line = RenderText.Line(
            frame: try rect(x, 4, 20, 20), baseline: try length(20), range: 0..<2, direction: .leftToRight, runs: [run])
        let content = try #require(face.colorGlyph(of: 2))
        var tree = RenderTree(
            versions: .current, scale: try length(2), direction: .leftToRight,
            size: FixedSize(width: try length(28), height: try length(28)), fonts: [FontReference(face)],
            colorGlyphs: [RenderColorGlyph(content, font: 0, id: 2, unitsPerEm: face.unitsPerEm)],
            nodes: [
                RenderNode(
                    path: "text", type: "Text", parent: nil, frame: try rect(4, 4, 20, 20), direction: .leftToRight,
                    content: .text(RenderText(text: AttributedText("😀"), lines: [line])))
            ])
        change(&tree)
        return try tree.bitmap(fonts: FontCollection(files: [path]))
    }

    @Test func `layers lie on each other, one in the text's colour`() throws {
        let bitmap = try Self.bitmap("MizanLayers")
        #expect(bitmap[6, 6] == .white && bitmap[48, 30] == .white)
        #expect(bitmap[8, 8] == CairoCanvasTests.red && bitmap[47, 43] == CairoCanvasTests.red)
        #expect(bitmap[28, 28] == Self.blue)
        // A tenth of the em at the bottom.
        #expect(bitmap[28, 44] == Self.text && bitmap[28, 47] == Self.text && bitmap[28, 48] == .white)
    }

    @Test(arguments: [4, 4.1, 3.9]) func `a picture covers its place from one pixel's edge to another`(x: Double) throws
    {
        let bitmap = try Self.bitmap("MizanPictures", x: x)
        #expect(bitmap[7, 20] == .white && bitmap[8, 20] == Self.yellow)
        #expect(bitmap[47, 20] == Self.yellow && bitmap[48, 20] == .white)
        #expect(bitmap[20, 7] == .white && bitmap[20, 8] == Self.yellow)
        #expect(bitmap[20, 26] == Self.yellow && bitmap[20, 29] == Self.green)
        #expect(bitmap[20, 47] == Self.green && bitmap[20, 48] == .white)
    }

    @Test func `Noto's pictures are seen`() throws {
        let bitmap = try Self.bitmap("NotoColorEmoji-Subset")
        #expect(Set((8..<48).flatMap { y in (8..<48).map { "\(bitmap[$0, y] ?? .white)" } }).count > 20)
    }

    @Test func `a glyph that can't be drawn leaves its outline, which is empty here`() throws {
        let white = try Bitmap(width: 56, height: 56, filledWith: .white)
        let bitmap = try Self.bitmap("MizanLayers") { $0.colorGlyphs[0].content = .undrawable(.paintGraph) }
        #expect(bitmap.pixels == white.pixels)
    }
}
