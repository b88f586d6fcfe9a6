import MizanBase
import MizanCanvas
import MizanDecoders
import MizanRenderTree
import MizanText
import TestSupport
import Testing

/// Cairo draws a variable font's instances, not the font as it stands in its file.
@Suite("Variable fonts in pictures")
struct VariableFontDrawingTests {
    /// A letter in its font's instance, 40 points high on 40 × 40 points.
    private func picture(_ text: String, _ font: FontDescription, of name: String) throws -> Bitmap {
        let fonts = try FontCollection(files: [Checkout.file("Tests/Fixtures/VariableFonts/\(name).ttf").path])
        let layout = ShapedText(AttributedText(text), style: TextStyle(font: font), fonts: fonts).layout(width: nil)
        let run = try #require(layout.lines.first?.runs.first)
        return try CairoCanvasTests.picture {
            $0.draw(
                try run.glyphs.map { try CairoCanvasTests.glyph($0.id, x: $0.x) }, face: run.face, size: font.size,
                color: .black, at: Point(x: 0, y: 20))
        }
    }

    /// The ink of a picture, in pixels.
    private func ink(_ bitmap: Bitmap) -> Double {
        var sum = 0
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width { sum += 255 - Int(bitmap[x, y]?.red ?? 255) }
        }
        return Double(sum) / 255
    }

    @Test("heavier letters have more ink, weight by weight")
    func weights() throws {
        let inks = try stride(from: 100, through: 900, by: 50).map {
            ink(try picture("z", FontDescription(size: 24, weight: FontWeight($0)), of: "Inter-Subset"))
        }
        for (light, heavy) in zip(inks, inks.dropFirst()) { #expect(light < heavy) }
        #expect(inks[16] > 3 * inks[0])
    }

    @Test("a square twice as wide ends twice as far right")
    func widths() throws {
        let square = try picture("A", FontDescription(size: 20), of: "MizanAxes")
        let wide = try picture("A", FontDescription(size: 20, width: FontWidth(200)), of: "MizanAxes")
        // 400 of 1,000 units, from 100 on; then both doubled.
        #expect(square[2, 15] == .black && square[9, 15] == .black && square[10, 15] == .white)
        #expect(wide[3, 15] == .white && wide[4, 15] == .black && wide[19, 15] == .black && wide[20, 15] == .white)
    }
}
