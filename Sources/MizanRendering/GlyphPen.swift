import MizanBase
import MizanRenderTree
import MizanText

/// Draws the glyphs of a tree's runs: outlines together, colour glyphs one by one.
struct GlyphPen {
    private struct GlyphKey: Hashable {
        let font: Int
        let glyph: UInt32
    }

    private let faces: [FontFace]
    private let colored: [GlyphKey: RenderColorGlyph.Content]
    /// The indices of the fonts that have colour glyphs.
    private let fonts: Set<Int>
    /// Pixels per point; nil where edges are not snapped.
    private let scale: Double?

    init(_ tree: RenderTree, faces: [FontFace]) {
        self.faces = faces
        colored = Dictionary(tree.colorGlyphs.map { (GlyphKey(font: $0.font, glyph: $0.id), $0.content) }) { first, _ in
            first
        }
        fonts = Set(tree.colorGlyphs.map(\.font))
        scale = tree.scale.map(\.points)
    }

    /// Draws a run of a text, whose glyphs count from a place on the baseline.
    ///
    /// - Parameter range: The UTF-16 units that the glyphs stand for.
    func draw(
        _ run: RenderText.Run, showing range: Range<Int>, of text: String, at origin: Point,
        on canvas: inout some DrawingTarget
    ) throws {
        var run = run
        run.range = range
        guard let clip = run.clip?.rect else { return try drawWhole(run, of: text, at: origin, on: &canvas) }
        canvas.save()
        canvas.clip(
            to: ShapeKind.rectangle.path(
                in: Rect(
                    x: origin.x + clip.minX, y: origin.y + clip.minY, width: clip.size.width,
                    height: clip.size.height)))
        try drawWhole(run, of: text, at: origin, on: &canvas)
        canvas.restore()
    }

    /// Draws a run without its clip.
    private func drawWhole(
        _ run: RenderText.Run, of text: String, at origin: Point, on canvas: inout some DrawingTarget
    )
        throws
    {
        guard faces.indices.contains(run.font) else { return }
        let (face, size) = (faces[run.font], run.size.points)
        guard fonts.contains(run.font) else {
            return canvas.draw(CanvasGlyphRun(run, glyphs: run.glyphs, of: text, face: face), at: origin)
        }
        var outlines: [RenderText.Glyph] = []
        for glyph in run.glyphs {
            switch colored[GlyphKey(font: run.font, glyph: glyph.id)] {
            case .bitmap(let bitmap, let frame)?:
                let place = Point(x: origin.x + glyph.x.points, y: origin.y + glyph.y.points)
                try canvas.draw(bitmap, in: rect(frame, size: size, at: place), tint: nil)
            case .layers(let layers)?:
                for layer in layers {
                    var part = glyph
                    part.id = layer.glyph
                    canvas.draw([part], face: face, size: size, color: layer.color ?? run.color, at: origin)
                }
            case .undrawable?, nil: outlines.append(glyph)
            }
        }
        guard !outlines.isEmpty else { return }
        canvas.draw(CanvasGlyphRun(run, glyphs: outlines, of: text, face: face), at: origin)
    }

    /// The rectangle of a picture given in fractions of the em: at its exact size, starting on a pixel's edge, so that
    /// it stays sharp and equal glyphs look the same.
    private func rect(_ frame: FixedRect, size: Double, at place: Point) -> Rect {
        let (x, y) = (place.x + frame.minX.points * size, place.y + frame.minY.points * size)
        let (width, height) = (frame.size.width.points * size, frame.size.height.points * size)
        guard let scale, scale > 0 else { return Rect(x: x, y: y, width: width, height: height) }
        func snapped(_ length: Double) -> Double { (length * scale + 0.5).rounded(.down) / scale }
        return Rect(
            x: snapped(x), y: snapped(y), width: max(snapped(width), 1 / scale), height: max(snapped(height), 1 / scale)
        )
    }
}
