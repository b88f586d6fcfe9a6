import MizanBase
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
    mutating func concatenate(_ transform: AffineTransform)
    /// Restricts what is drawn to the inside of a path (nonzero winding).
    mutating func clip(to path: Path)
    /// Fills a path (nonzero winding).
    mutating func fill(_ path: Path, with color: RGBA)
    /// Draws the glyphs of one run; each glyph's x and y count from the origin, which lies on the baseline.
    mutating func draw(_ glyphs: [RenderText.Glyph], face: FontFace, size: Double, color: RGBA, at origin: Point)
    /// Draws an image into a rectangle; layers without a colour take the given one.
    mutating func draw(_ image: RenderImage, in rect: Rect, color: RGBA)
}

extension Canvas {
    /// Fills the image's layers one after the other.
    public mutating func draw(_ image: RenderImage, in rect: Rect, color: RGBA) {
        let size = image.size.size
        guard size.width > 0, size.height > 0 else { return }
        save()
        concatenate(
            AffineTransform(
                a: rect.size.width / size.width, d: rect.size.height / size.height, tx: rect.minX, ty: rect.minY))
        for layer in image.layers {
            fill(layer.path, with: layer.color ?? color)
        }
        restore()
    }
}
