import MizanBase
import MizanDrawing
import MizanFonts
import MizanImages
import MizanRenderTree
import MizanText
import Testing
import MizanRendering

/// What a tree asks of a canvas.
@Suite("Drawing a tree")
struct DrawingTests {
    /// Writes down what it is asked for, one word each.
    private struct RecordingCanvas: DrawingTarget {
        var calls: [String] = []

        mutating func save() { calls.append("save") }
        mutating func restore() { calls.append("restore") }
        mutating func concatenate(_ transform: AffineTransformation) {
            calls.append("transform \(transform.a) \(transform.d) \(transform.tx) \(transform.ty)")
        }
        mutating func clip(to path: Path) { calls.append("clip") }
        mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) { calls.append("fill \(color)") }
        mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) {}
        mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) { save() }
        mutating func endTransparencyLayer() { restore() }
        mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {
            calls.append("glyphs \(glyphs.count) \(face.postScriptName) \(size) \(origin.x) \(origin.y)")
        }
    }

    private static func tree(font name: String = "NotoSansHebrew-Regular") throws -> (RenderTree, FontCollection) {
        let fonts = try ShippedFonts.collection()
        var tree = RenderTree.sample
        if let face = fonts.face(named: name) { tree.fonts = [FontReference(face)] }
        return (tree, fonts)
    }

    @Test("nodes in order; glyphs from the line's left end on its baseline; a mirrored image around its own middle")
    func order() throws {
        let (tree, fonts) = try Self.tree()
        var canvas = RecordingCanvas()
        try tree.draw(on: &canvas, fonts: fonts)
        #expect(
            canvas.calls == [
                "fill #ffffff", "glyphs 2 NotoSansHebrew-Regular 17.0 60.0 22.0", "save", "transform -1.0 1.0 44.0 0.0",
                "save", "transform 1.0 1.0 10.0 30.0", "fill #000000", "restore", "restore",
            ])
    }

    @Test("a font that the collection lacks, or has in another version, is an error and nothing is drawn")
    func fonts() throws {
        var (tree, fonts) = try Self.tree()
        tree.fonts[0].checksum ^= 1
        var canvas = RecordingCanvas()
        let differs = #expect(throws: DiagnosticError.self) { try tree.draw(on: &canvas, fonts: fonts) }
        #expect(differs?.diagnostics.first?.rule == "font-differs")
        tree.fonts[0].name = "Nowhere-Regular"
        let missing = #expect(throws: DiagnosticError.self) { try tree.draw(on: &canvas, fonts: fonts) }
        #expect(missing?.diagnostics.first?.rule == "font-missing")
        #expect(canvas.calls.isEmpty)
    }

    @Test("outlines stay inside their rectangle, and corners are at most half of the shorter side")
    func outlines() {
        let rect = Rect(x: 10, y: 20, width: 60, height: 8)
        let kinds: [ShapeKind] = [
            .rectangle, .capsule, .ellipse, .roundedRectangle(radius: FixedLength(rawValue: 1_000_000)),
        ]
        for kind in kinds {
            for element in kind.path(in: rect).elements {
                let points: [Point] =
                    switch element {
                    case .move(let point), .line(let point): [point]
                    case .curve(let point, let first, let second): [point, first, second]
                    case .close: []
                    }
                for point in points {
                    #expect((10...70).contains(point.x) && (20...28).contains(point.y), "\(kind): \(point)")
                }
            }
        }
        #expect(kinds[3].path(in: rect) == ShapeKind.capsule.path(in: rect))
        #expect(
            ShapeKind.roundedRectangle(radius: .zero).path(in: rect) == ShapeKind.rectangle.path(in: rect))
    }
}
