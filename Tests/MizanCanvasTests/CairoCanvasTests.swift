import Foundation
import MizanBase
import MizanCanvas
import MizanDecoders
import MizanDrawing
import MizanRenderTree
import MizanText
import TestSupport
import Testing

struct CairoCanvasTests {
    static let red = RGBA(red: 255, green: 0, blue: 0)

    static func font(_ name: String = "NotoSans-Regular") throws -> FontFace {
        try FontFace(file: Checkout.file("Fonts/\(name).ttf").path)
    }

    static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        Path([
            .move(to: Point(x: x, y: y)), .line(to: Point(x: x + width, y: y)),
            .line(to: Point(x: x + width, y: y + height)), .line(to: Point(x: x, y: y + height)), .close,
        ])
    }

    /// A glyph at a place in points.
    static func glyph(_ id: UInt32, x: Double, y: Double = 0) throws -> RenderText.Glyph {
        RenderText.Glyph(
            id: id, x: try #require(FixedLength(points: x)), y: try #require(FixedLength(points: y)), cluster: 0)
    }

    static func picture(
        _ width: Double = 40, _ height: Double = 30, scale: Double = 1, background: RGBA = .white,
        _ draw: (inout CairoCanvas) throws -> Void
    ) throws -> Bitmap {
        var canvas = try CairoCanvas(
            size: Size(width: width, height: height), scale: scale, background: background)
        try draw(&canvas)
        return try canvas.bitmap()
    }

    @Test(arguments: [1, 2, 3])
    func aRectangleCoversItsPixelsExactly(scale: Int) throws {
        let bitmap = try Self.picture(scale: Double(scale)) {
            $0.fill(Self.rectangle(4, 6, 10, 5), with: Self.red)
        }
        #expect(bitmap.width == 40 * scale && bitmap.height == 30 * scale)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let isInside = (4 * scale..<14 * scale).contains(x) && (6 * scale..<11 * scale).contains(y)
                #expect(bitmap[x, y] == (isInside ? Self.red : .white))
            }
        }
    }

    @Test func halfAPixelIsHalfCovered() throws {
        let bitmap = try Self.picture { $0.fill(Self.rectangle(4.5, 6, 10, 5), with: .black) }
        #expect(bitmap[4, 8].map { abs(Int($0.red) - 127) <= 1 } == true)
        #expect(bitmap[5, 8] == .black)
        #expect(bitmap[3, 8] == .white)
    }

    @Test(arguments: [(100.1, 10.0, 1_001), (604.5, 2.0, 1_209), (10.2, 1.0, 11), (33.3333, 3.0, 100), (0.1, 3.0, 1)])
    func thePictureHoldsThePartOfAPixelAtItsEnd(points: Double, scale: Double, pixels: Int) throws {
        let canvas = try CairoCanvas(size: Size(width: points, height: 10), scale: scale, background: .white)
        #expect(canvas.width == pixels)
    }

    @Test(
        arguments: [
            (40, 30, 0, "picture-scale"), (40, 30, -1, "picture-scale"), (40, 30, .nan, "picture-scale"),
            (40, 30, .infinity, "picture-scale"), (0, 30, 1, "picture-size"), (40, -3, 1, "picture-size"),
            (.nan, 30, 1, "picture-size"), (.infinity, 30, 1, "picture-size"), (40_000, 30, 1, "picture-size"),
            (30_000, 30_000, 1, "picture-size"), (40, 30, 1e300, "picture-size"), (40, 30, 1e-300, "picture-size"),
        ] as [(Double, Double, Double, String)])
    func impossiblePicturesAreErrors(width: Double, height: Double, scale: Double, rule: String) throws {
        let error = try #require(throws: DiagnosticError.self) {
            try CairoCanvas(size: Size(width: width, height: height), scale: scale, background: .white)
        }
        #expect(error.diagnostics.first?.rule == rule)
    }

    @Test(
        arguments: [
            (40_000, 30, "the picture would be 640000 pixels wide; the maximum is 32767: reduce its size or the scale"),
            (30, 1e300, "the picture would be more than a billion pixels high; the maximum is 32767"),
            (30, .nan, "the picture would be less than a pixel high; give what it shows a size"),
        ] as [(Double, Double, String)])
    func aPictureThatIsTooLargeNamesItsPixels(width: Double, height: Double, words: String) throws {
        let error = try #require(throws: DiagnosticError.self) {
            try CairoCanvas(size: Size(width: width, height: height), scale: 16, background: .white)
        }
        #expect(error.description.contains(words), "\(error)")
    }

    @Test func theBackgroundIsTheColourGiven() throws {
        for color in [RGBA.clear, .white, RGBA(red: 12, green: 200, blue: 255, alpha: 255)] {
            #expect(
                try Self.picture(5, 4, background: color) { _ in } == Bitmap(width: 5, height: 4, filledWith: color))
        }
        // Translucent ones lose at most the step that premultiplied bytes can't hold.
        let half = try Self.picture(5, 4, background: RGBA(red: 200, green: 100, blue: 0, alpha: 128)) { _ in }
        let pixel = try #require(half[2, 2])
        #expect(pixel.alpha == 128 && abs(Int(pixel.red) - 200) <= 1 && abs(Int(pixel.green) - 100) <= 1)
    }

    @Test func windingIsNonzero() throws {
        let inner = Self.rectangle(10, 10, 5, 5).elements
        let hole = [inner[0], inner[3], inner[2], inner[1], .close]
        let outer = Self.rectangle(5, 5, 20, 20).elements
        let same = try Self.picture { $0.fill(Path(outer + inner), with: .black) }
        let opposite = try Self.picture { $0.fill(Path(outer + hole), with: .black) }
        #expect(same[12, 12] == .black)
        #expect(opposite[12, 12] == .white)
        #expect(opposite[7, 7] == .black)
    }

    @Test func clipAndTransformAreRestored() throws {
        let bitmap = try Self.picture {
            $0.save()
            $0.concatenate(AffineTransformation(tx: 10, ty: 0))
            $0.save()
            $0.concatenate(AffineTransformation(a: 2, d: 2))
            $0.clip(to: Self.rectangle(0, 0, 5, 5))
            $0.fill(Self.rectangle(-100, -100, 500, 500), with: Self.red)
            $0.restore()
            $0.fill(Self.rectangle(0, 20, 1, 1), with: .black)
            $0.restore()
            $0.fill(Self.rectangle(0, 20, 1, 1), with: .black)
            // One too many changes nothing.
            $0.restore()
            $0.fill(Self.rectangle(1, 20, 1, 1), with: .black)
        }
        for y in 0..<30 {
            for x in 0..<40 {
                let isRed = (10..<20).contains(x) && (0..<10).contains(y)
                let isBlack = y == 20 && [0, 1, 10].contains(x)
                #expect(bitmap[x, y] == (isRed ? Self.red : isBlack ? .black : .white))
            }
        }
    }

    @Test func coordinatesFarOutsideStillCover() throws {
        let bitmap = try Self.picture { $0.fill(Self.rectangle(-1e8, -1e8, 2e8, 2e8), with: Self.red) }
        #expect(try bitmap == Bitmap(width: 40, height: 30, filledWith: Self.red))
        let right = try Self.picture { $0.fill(Self.rectangle(20, -1e8, 1e8, 2e8), with: Self.red) }
        #expect(right[19, 15] == .white && right[20, 15] == Self.red && right[39, 0] == Self.red)
    }

    @Test(arguments: [Double.nan, .infinity])
    func aCoordinateThatIsNoNumberDrawsNothingAndSpoilsNothing(value: Double) throws {
        let bitmap = try Self.picture {
            // One bad corner of three: what is left of the path would still cover pixels.
            let triangle = Path([
                .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 0, y: 30)), .line(to: Point(x: value, y: 15)), .close,
            ])
            $0.fill(triangle, with: .black)
            $0.fill(
                Path(
                    [.move(to: .zero)] + [
                        .curve(to: Point(x: 40, y: 30), control1: Point(x: 0, y: value), control2: .zero)
                    ]), with: .black)
            $0.fill(Self.rectangle(20, 0, 10, 10), with: Self.red)
            $0.clip(to: triangle)
            $0.fill(Self.rectangle(0, 0, 40, 30), with: .black)
        }
        #expect(bitmap == (try Self.picture { $0.fill(Self.rectangle(20, 0, 10, 10), with: Self.red) }))
    }
}
