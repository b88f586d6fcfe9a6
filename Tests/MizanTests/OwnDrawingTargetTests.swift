import Mizan
import MizanDrawing
import MizanFonts
import MizanImages
import Testing

/// A canvas as the documentation has it, with `import Mizan` alone above it: it writes down where each run of glyphs begins.
private struct Notebook: DrawingTarget {
    private var transform = AffineTransformation()
    private var saved: [AffineTransformation] = []
    private(set) var places: [Point] = []

    mutating func save() { saved.append(transform) }
    mutating func restore() { transform = saved.popLast() ?? transform }
    mutating func concatenate(_ transform: AffineTransformation) { self.transform = transform.then(self.transform) }
    mutating func clip(to path: Path) {}
    mutating func fill(_ path: Path, rule: FillRule, with color: RGBA) {}
    mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point) {
        places.append(transform.applied(to: origin))
    }
    mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) throws {}
    mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) {}
    mutating func endTransparencyLayer() {}
}

struct OwnDrawingTargetTests {
    @Test func aCanvasOfOnesOwnIsDrawnOn() throws {
        let fonts = try ShippedFonts.collection()
        let environment = EnvironmentValues(localization: Localization(bundles: [], locale: "en"), fonts: fonts)
        let tree = try Text(verbatim: "Mizan").padding(10).renderTree(
            proposal: .unspecified, environment: environment)
        var notebook = Notebook()
        try tree.draw(on: &notebook, fonts: fonts)
        #expect(notebook.places.count == 1)
        #expect(notebook.places.first?.x == 10)
    }
}
