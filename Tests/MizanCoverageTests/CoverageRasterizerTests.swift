import MizanBase
import MizanCoverage
import MizanDrawing
import MizanText
import TestSupport
import Testing

/// Coverage by areas that can be counted by hand, and by a property of windows.
@Suite("Coverage of pixels")
struct CoverageRasterizerTests {
    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Path {
        var path = Path()
        path.addRect(Rect(x: x, y: y, width: width, height: height))
        return path
    }

    @Test("a rectangle covers parts of the pixels at its edges")
    func rectangle() throws {
        let mask = try CoverageRasterizer().coverage(of: rectangle(1.5, 2, 2, 1.25))
        #expect(mask.window == PixelWindow(columns: 1..<4, rows: 2..<4))
        // Half and whole pixels; the second row is a quarter as high.
        #expect(mask.coverage == [128, 255, 128, 32, 64, 32])
        #expect(mask[2, 2] == 255)
        #expect(mask[4, 2] == 0)
    }

    @Test("a rectangle in a rectangle is a hole by the even-odd rule, and none by nonzero winding")
    func rules() throws {
        var path = rectangle(0, 0, 3, 3)
        path.addRect(Rect(x: 1, y: 1, width: 1, height: 1))
        #expect(try CoverageRasterizer().coverage(of: path, rule: .evenOdd)[1, 1] == 0)
        #expect(try CoverageRasterizer().coverage(of: path)[1, 1] == 255)
    }

    @Test("a contour goes on where the closed one before it started")
    func afterClose() throws {
        let path = Path([
            .move(to: Point(x: 0, y: 0)), .line(to: Point(x: 4, y: 0)), .line(to: Point(x: 0, y: 4)), .close,
            .line(to: Point(x: 4, y: 4)), .line(to: Point(x: 4, y: 0)),
        ])
        // The second triangle is 0,0 4,4 4,0: without its first corner it would have no area.
        #expect(try CoverageRasterizer().coverage(of: path)[3, 2] == 255)
    }

    @Test("a window shows the same pixels as the whole", arguments: [-1.0, 0.3, 7.25])
    func windows(shift: Double) throws {
        var circle = Path()
        circle.addEllipse(in: Rect(x: 3 + shift, y: 2, width: 40, height: 31))
        let rasterizer = try CoverageRasterizer()
        let whole = try rasterizer.coverage(of: circle)
        let window = PixelWindow(columns: 10..<25, rows: 1..<14)
        let part = try rasterizer.coverage(of: circle, within: window)
        #expect(part.window == window.intersection(whole.window))
        for row in part.window.rows {
            for column in part.window.columns { #expect(part[column, row] == whole[column, row]) }
        }
    }

    @Test("what is no picture is empty or refused, and never a trap")
    func hostile() throws {
        let rasterizer = try CoverageRasterizer()
        #expect(try rasterizer.coverage(of: Path()) == .empty)
        #expect(try rasterizer.coverage(of: rectangle(.nan, 0, 1, 1)) == .empty)
        #expect(try rasterizer.coverage(of: rectangle(0, 0, .infinity, 1)) == .empty)
        #expect(throws: DiagnosticError.self) { try rasterizer.coverage(of: rectangle(-1e9, -1e9, 2e9, 2e9)) }
        let far = try rasterizer.coverage(
            of: rectangle(-1e9, -1e9, 2e9, 2e9), within: PixelWindow(columns: 0..<2, rows: 0..<2))
        #expect(far.coverage == [255, 255, 255, 255])
        let long = Path((0..<40_000).map { .line(to: Point(x: Double($0 % 7), y: Double($0 % 5))) })
        #expect(throws: DiagnosticError.self) { try rasterizer.coverage(of: long) }
    }

    @Test("a glyph stands on the baseline, moved by parts of a pixel")
    func glyph() throws {
        let face = try FontFace(file: Checkout.file("Fonts/NotoSans-Regular.ttf").path)
        let rasterizer = try CoverageRasterizer()
        let ink = try #require(face.ink(of: 36))
        let mask = try rasterizer.coverage(of: 36, in: face, size: 100)
        let scale = 100 / Double(face.unitsPerEm)
        #expect(mask.window.rows.upperBound == Int((-Double(ink.minY) * scale).rounded(.up)))
        #expect(mask.window.rows.lowerBound == Int((-Double(ink.maxY) * scale).rounded(.down)))
        let place = try #require(SubpixelOffset(Point(x: 12.49, y: -3.26), steps: 4))
        #expect((place.column, place.stepX, place.row, place.stepY) == (12, 2, -4, 3))
        #expect(place.offset == Point(x: 0.5, y: 0.75))
        let moved = try rasterizer.coverage(of: 36, in: face, size: 100, offset: Point(x: 1, y: 2))
        #expect(moved.coverage == mask.coverage)
        #expect(SubpixelOffset(Point(x: .nan, y: 0), steps: 4) == nil)
    }

    @Test("an instance of a variable font has its own coverage")
    func instances() throws {
        let fonts = try FontCollection(files: [Checkout.file("Tests/Fixtures/VariableFonts/Inter-Subset.ttf").path])
        let sums = try [FontWeight.thin, .regular, FontWeight(650), .black].map { weight in
            let style = TextStyle(font: FontDescription(size: 40, weight: weight))
            let layout = ShapedText(AttributedText("z"), style: style, fonts: fonts).layout(width: nil)
            let run = try #require(layout.lines.first?.runs.first)
            let mask = try CoverageRasterizer().coverage(of: run.glyphs[0].id, in: run.face, size: 40)
            return mask.coverage.reduce(0) { $0 + Int($1) }
        }
        #expect(zip(sums, sums.dropFirst()).allSatisfy { $0 < $1 })
    }

    @Test("the bytes of a font are the file's")
    func bytes() throws {
        let face = try FontFace(file: Checkout.file("Fonts/NotoSans-Regular.ttf").path)
        #expect(face.fontNumber == 0)
        let start = face.withBytes { bytes in (bytes.count, bytes.prefix(4).map { $0 }) }
        #expect(start.0 > 100_000)
        #expect(start.1 == [0, 1, 0, 0])
    }
}
