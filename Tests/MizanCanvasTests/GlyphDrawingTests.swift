import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDrawing
import MizanRenderTree
import MizanText
import Testing
import MizanRendering

/// Glyph ids are those of the shipped Noto Sans: 43 is “H”, 50 “O”.
struct GlyphDrawingTests {
    private typealias Canvas = CairoCanvasTests

    private func picture(x: Double, scale: Double = 1, color: RGBA = .black, mirrored: Bool = false) throws -> Bitmap {
        let face = try Canvas.font()
        return try Canvas.picture(scale: scale) {
            if mirrored { $0.concatenate(AffineTransformation(a: -1, tx: 40)) }
            $0.draw(
                [try Canvas.glyph(43, x: 0), try Canvas.glyph(50, x: 15.5)], face: face, size: 20, color: color,
                at: Point(x: x, y: 22))
        }
    }

    /// The columns and rows that aren't white.
    private func ink(_ bitmap: Bitmap) throws -> Bitmap.Difference {
        let white = try Bitmap(width: bitmap.width, height: bitmap.height, filledWith: .white)
        guard case .pixels(let difference) = white.compared(with: bitmap) else {
            Issue.record("nothing was drawn")
            return Bitmap.Difference(pixelCount: 0, columns: 0..<0, rows: 0..<0, largestStep: 0)
        }
        return difference
    }

    @Test func aGlyphStandsOnItsBaselineAtItsSize() throws {
        let face = try Canvas.font()
        let bitmap = try Canvas.picture(scale: 10) {
            $0.draw([try Canvas.glyph(43, x: 3)], face: face, size: 20, color: .black, at: Point(x: 2, y: 22))
        }
        let ink = try ink(bitmap)
        // The outline's own box, in pixels: 20 pt at 10 pixels a point over the em.
        let points = Self.points(of: face.outline(of: 43))
        let unit = 200 / Double(face.unitsPerEm)
        let left = try #require(points.map(\.x).min()) * unit + 50
        let right = try #require(points.map(\.x).max()) * unit + 50
        let top = 220 - (try #require(points.map(\.y).max())) * unit
        #expect(ink.columns == Int(left.rounded(.down))..<Int(right.rounded(.up)))
        #expect(ink.rows == Int(top.rounded(.down))..<220)
        #expect(ink.rows.count == 143)  // A cap height of 714 units.
    }

    @Test(arguments: [0.25, 0.5, 0.0625])
    func aPartOfAPixelMovesTheGlyph(step: Double) throws {
        let still = try picture(x: 5)
        let moved = try picture(x: 5 + step)
        guard case .pixels(let difference) = still.compared(with: moved) else {
            Issue.record("the glyph did not move by \(step)")
            return
        }
        #expect(difference.pixelCount > 20)
        // The stem of the H begins just left of column 7, which is covered; then inside it, as far as the outline says.
        let (before, after) = (try #require(still[7, 15]), try #require(moved[7, 15]))
        #expect(before == .black)
        let left = 5 + step + (try Self.leftEdge(of: Canvas.font().outline(of: 43))) * 20 / 1_000
        #expect(abs(Double(after.red) - 255 * (left - 7)) <= 2)
    }

    /// The least x of an outline, in font units.
    private static func leftEdge(of outline: Path) throws -> Double { try #require(points(of: outline).map(\.x).min()) }

    /// The ends of an outline's lines and curves, in font units.
    private static func points(of outline: Path) -> [Point] {
        outline.elements.compactMap { element in
            switch element {
            case .move(let end), .line(let end), .curve(let end, _, _): end
            case .close: nil
            }
        }
    }

    @Test func aWholePixelMovesTheWholePicture() throws {
        let still = try picture(x: 4)
        let moved = try picture(x: 5)
        for y in 0..<30 { for x in 0..<39 { #expect(still[x, y] == moved[x + 1, y]) } }
    }

    @Test(arguments: [1.0, 2.0, 3.0])
    func aMirroredTransformGivesTheMirroredPicture(scale: Double) throws {
        let mirrored = try picture(x: 5, scale: scale, mirrored: true)
        let expected = try picture(x: 5, scale: scale).mirrored()
        switch mirrored.compared(with: expected) {
        case .same: break
        case .sizes: Issue.record("another size")
        // Cairo samples 15 lines a pixel: at the end of a curve one may fall to the other side.
        case .pixels(let difference): #expect(difference.largestStep <= 17, "\(difference)")
        }
    }

    @Test func overlapsOfATranslucentRunDoNotShow() throws {
        let face = try Canvas.font()
        let color = RGBA(red: 0, green: 0, blue: 0, alpha: 128)
        let once = try Canvas.picture {
            $0.draw([try Canvas.glyph(43, x: 5)], face: face, size: 20, color: color, at: Point(x: 0, y: 22))
        }
        let twice = try Canvas.picture {
            let glyph = try Canvas.glyph(43, x: 5)
            $0.draw([glyph, glyph], face: face, size: 20, color: color, at: Point(x: 0, y: 22))
        }
        #expect(once[8, 15] == twice[8, 15])
        #expect(once[8, 15] != .white && once[8, 15] != .black)
    }

    @Test func twoRunsGiveTheSameBytes() throws {
        #expect(try PNGEncoder.encode(picture(x: 5.3, scale: 2)) == PNGEncoder.encode(picture(x: 5.3, scale: 2)))
    }

    @Test func aGlyphWithoutAnOutlineDrawsNothing() throws {
        let face = try Canvas.font()
        let bitmap = try Canvas.picture {
            let glyphs = [try Canvas.glyph(3, x: 0), try Canvas.glyph(60_000, x: 9)]
            $0.draw(glyphs, face: face, size: 20, color: .black, at: Point(x: 5, y: 22))
        }
        #expect(try bitmap == Bitmap(width: 40, height: 30, filledWith: .white))
    }
}
