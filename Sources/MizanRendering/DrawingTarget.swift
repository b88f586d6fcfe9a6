import MizanBase
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText

/// A surface that a render tree is drawn on: implement these few methods to draw with custom code. Strokes, gradients and images
/// of layers have defaults, which fill paths.
///
/// Coordinates are points, y down, from the tree's top left.
public protocol DrawingTarget {
    /// Remembers the transform and the clip.
    mutating func save()
    /// Restores the transform and the clip that the matching ``save()`` remembered.
    mutating func restore()
    /// Applies a transform before the current one.
    mutating func concatenate(_ transform: AffineTransformation)
    /// Restricts drawing to the inside of a path (nonzero winding).
    mutating func clip(to path: Path)
    /// Fills the inside of a path by the given rule.
    mutating func fill(_ path: Path, rule: FillRule, with color: RGBA)
    /// Fills a path (nonzero winding) with a gradient; by default with the mean of its colours.
    mutating func fill(_ path: Path, with gradient: CanvasGradient)
    /// Draws the line along a path; by default as a fill of the line's outline.
    mutating func stroke(_ path: Path, style: Stroke, with paint: CanvasPaint)
    /// Begins a separate picture, which ``endTransparencyLayer()`` composites onto the drawing below.
    ///
    /// Without it, views that lie on each other in a half transparent group would show through each other, and shadows would
    /// be missing.
    ///
    /// - Parameters:
    ///   - bounds: The bounds of the picture; nothing is drawn beyond them.
    ///   - compositing: The operation applied to the finished picture.
    mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing)
    /// Composites the picture that was begun last onto the drawing below it.
    mutating func endTransparencyLayer()
    /// Draws the glyphs of one run; each glyph's x and y count from the origin, which lies on the baseline.
    mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point)
    /// Draws the glyphs of one run, whose characters are known too; by default the glyphs alone.
    mutating func draw(_ run: CanvasGlyphRun, at origin: Point)
    /// Draws a picture stretched over a rectangle; with a tint, all pixels have its colour and only their opacity
    /// counts.
    ///
    /// Throws a `DiagnosticError` where the picture can't be decoded; the tree adds the image's name.
    mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) throws
    /// Draws an image into a rectangle; layers without a colour take the given one. By default it fills the layers in
    /// order, and draws a bitmap without a tint.
    mutating func draw(_ image: RenderImage, in rect: Rect, color: RGBA) throws
}

/// The operation applied to the finished picture of a transparency layer.
public enum CanvasCompositing: Hashable, Sendable {
    /// Multiplies its opacity by a factor from 0 to 1.
    case opacity(Double)
    /// Puts its shadow behind it, blurred by a standard deviation in points and moved by distances.
    case shadow(RGBA, radius: Double, x: Double, y: Double)
    /// Replaces its colours and keeps its opacity.
    case paint(CanvasPaint)
    /// Blurs it by a standard deviation in points.
    case blur(radius: Double)
    /// Maps its colours.
    case color(ColorMatrix)
    /// Mixes it with the drawing below.
    case blend(BlendMode)
    /// Draws nothing of it: the drawing below, within the layer around it, becomes as transparent as it is.
    case mask
}

extension DrawingTarget {
    /// Fills a path (nonzero winding).
    public mutating func fill(_ path: Path, with color: RGBA) { fill(path, rule: .nonzero, with: color) }

    /// Fills with the mean of the gradient's colours.
    public mutating func fill(_ path: Path, with gradient: CanvasGradient) { fill(path, with: gradient.meanColor) }

    /// Fills the outline of the line.
    public mutating func stroke(_ path: Path, style: Stroke, with paint: CanvasPaint) {
        fill(path.stroked(style), with: paint)
    }

    /// Draws the glyphs.
    public mutating func draw(_ run: CanvasGlyphRun, at origin: Point) {
        draw(run.glyphs, face: run.face, size: run.size, color: run.color, at: origin)
    }

    /// Fills a path with a colour or a gradient.
    mutating func fill(_ path: Path, with paint: CanvasPaint) {
        switch paint {
        case .color(let color): fill(path, with: color)
        case .gradient(let gradient): fill(path, with: gradient)
        }
    }

    /// Fills the image's layers in order, or draws its bitmap.
    public mutating func draw(_ image: RenderImage, in rect: Rect, color: RGBA) throws {
        if case .bitmap(let bitmap) = image.content { return try draw(bitmap, in: rect, tint: nil) }
        let size = image.size.size
        guard size.width > 0, size.height > 0 else { return }
        save()
        concatenate(
            AffineTransformation(
                a: rect.size.width / size.width, d: rect.size.height / size.height, tx: rect.minX, ty: rect.minY))
        for layer in image.layers {
            fill(layer.path, rule: layer.rule, with: layer.color ?? color)
        }
        restore()
    }
}
