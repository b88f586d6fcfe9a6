import MizanBase
import MizanDrawing
import MizanImages
import MizanText

/// What a render tree is drawn on: implement these few methods to draw with one's own code.
///
/// Coordinates are points, y down, from the tree's top left.
public protocol Canvas {
    /// Remembers the transform and the clip.
    mutating func save()
    /// Goes back to what the matching ``save()`` remembered.
    mutating func restore()
    /// Applies a transform before the present one.
    mutating func concatenate(_ transform: AffineTransformation)
    /// Restricts what is drawn to the inside of a path (nonzero winding).
    mutating func clip(to path: Path)
    /// Fills the places that a rule counts as inside a path.
    mutating func fill(_ path: Path, rule: FillRule, with color: RGBA)
    /// Fills a path (nonzero winding) with a gradient; by itself in the mean of its colours.
    mutating func fill(_ path: Path, with gradient: CanvasGradient)
    /// Draws the line along a path; by itself as a fill of the line's own outline.
    mutating func stroke(_ path: Path, style: Stroke, with paint: CanvasPaint)
    /// Begins a picture of its own, which ``endTransparencyLayer()`` puts on what is below; by itself what is drawn goes
    /// where it would go without it.
    ///
    /// - Parameters:
    ///   - bounds: Nothing of the picture is drawn beyond it.
    ///   - compositing: What the finished picture goes through.
    mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing)
    /// Puts the picture that was begun last on what is below it.
    mutating func endTransparencyLayer()
    /// Draws the glyphs of one run; each glyph's x and y count from the origin, which lies on the baseline.
    mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point)
    /// Draws a picture stretched over a rectangle; where there is a tint, only how opaque each pixel is counts, and all have
    /// that colour.
    ///
    /// Throws a `DiagnosticError` where the picture can't be decoded; the tree that is drawn adds its name.
    mutating func draw(_ bitmap: EncodedBitmap, in rect: Rect, tint: RGBA?) throws
    /// Draws an image into a rectangle; layers without a colour take the given one. By itself fills the layers one after the
    /// other, and draws a bitmap without a tint.
    mutating func draw(_ image: RenderImage, in rect: Rect, color: RGBA) throws
}

/// What the picture of a transparency layer goes through when it is done.
public enum CanvasCompositing: Hashable, Sendable {
    /// Its opacity is multiplied by a part of 1.
    case opacity(Double)
    /// Its shadow is put behind it: blurred by a standard deviation in points, moved by distances.
    case shadow(RGBA, radius: Double, x: Double, y: Double)
    /// Its colours are replaced; how opaque it is stays.
    case paint(CanvasPaint)
}

extension Canvas {
    /// Fills a path (nonzero winding).
    public mutating func fill(_ path: Path, with color: RGBA) { fill(path, rule: .nonzero, with: color) }

    /// Fills with the mean of the gradient's colours.
    public mutating func fill(_ path: Path, with gradient: CanvasGradient) { fill(path, with: gradient.meanColor) }

    /// Fills the outline of the line.
    public mutating func stroke(_ path: Path, style: Stroke, with paint: CanvasPaint) {
        fill(path.stroked(style), with: paint)
    }

    /// Remembers the transform and the clip: what follows is drawn in its place, without a picture of its own.
    public mutating func beginTransparencyLayer(in bounds: Rect, compositing: CanvasCompositing) { save() }

    /// Goes back to the transform and the clip before.
    public mutating func endTransparencyLayer() { restore() }

    /// Fills a path with a colour or a gradient.
    mutating func fill(_ path: Path, with paint: CanvasPaint) {
        switch paint {
        case .color(let color): fill(path, with: color)
        case .linearGradient(let gradient): fill(path, with: gradient)
        }
    }

    /// Fills the image's layers one after the other, or draws its bitmap.
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
