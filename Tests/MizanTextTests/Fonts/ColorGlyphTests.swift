import MizanBase
import TestSupport
import Testing

@testable import MizanText

/// What fonts say of glyphs in colours. `Tests/Fixtures/ColorFonts/README.md` says what is drawn in them.
@Suite struct ColorGlyphTests {
    private static func face(_ name: String) throws -> FontFace {
        try FontFace(file: Checkout.file("Tests/Fixtures/ColorFonts/\(name).ttf").path)
    }

    private static func glyph(_ scalar: Unicode.Scalar, of face: FontFace) throws -> ColorGlyph? {
        face.colorGlyph(of: try #require(face.glyph(for: scalar)))
    }

    @Test func `layers of COLR 0 have the palette's colours, and the text's own`() throws {
        let face = try Self.face("MizanLayers")
        #expect(
            try Self.glyph("😀", of: face)
                == .layers([
                    .init(glyph: 3, color: RGBA(red: 255, green: 0, blue: 0)),
                    .init(glyph: 4, color: RGBA(red: 0, green: 0, blue: 255)), .init(glyph: 5, color: nil),
                ]))
        #expect(try Self.glyph(" ", of: face) == nil)
    }

    @Test func `a picture of sbix is its PNG file, scaled to the em`() throws {
        guard case .bitmap(let png, let ink)? = try Self.glyph("😀", of: Self.face("MizanPictures")) else {
            throw CancellationError()
        }
        #expect(png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        // 20 pixels are an em of 1,000 units; the picture begins 4 pixels below the baseline.
        #expect(ink == FontFace.Ink(minX: 0, minY: -200, maxX: 1000, maxY: 800))
    }

    @Test func `a picture of CBDT has the place that its metrics say`() throws {
        guard case .bitmap(let png, let ink)? = try Self.glyph("🎉", of: Self.face("NotoColorEmoji-Subset")) else {
            throw CancellationError()
        }
        #expect(png.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        // As fonttools prints the glyph's metrics: 136 × 128 pixels, 101 above the baseline, 109 to the em of 2,048.
        #expect(ink == FontFace.Ink(minX: 0, minY: -507, maxX: 2555, maxY: 1898))
    }

    @Test func `a graph of paints can't be drawn, and an outline has no colours`() throws {
        let face = try Self.face("MizanPaints")
        #expect(try Self.glyph("😀", of: face) == .undrawable(.paintGraph))
        #expect(try Self.glyph("🎉", of: face) == nil)
        #expect(face.colorGlyph(of: 0xffff) == nil)
        #expect(try Self.glyph("H", of: FontFace(file: Checkout.file("Fonts/NotoSans-Bold.ttf").path)) == nil)
    }
}
