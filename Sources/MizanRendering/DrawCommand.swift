import MizanBase
import MizanDrawing
import MizanRenderTree

/// One step of drawing a tree, with everything around it resolved: what it draws, where, within which clip, how opaque.
///
/// A command has no references: an array of them is read without counting or allocating. What is larger than a number stands
/// in the tables of its ``DrawCommands``, by index.
public struct DrawCommand: Hashable, BitwiseCopyable, Sendable {
    /// The step.
    public enum Operation: Hashable, BitwiseCopyable, Sendable {
        /// Fills the inside of a path of ``DrawCommands/paths``.
        case fill(path: Int, rule: FillRule, paint: DrawPaint)
        /// Draws the line along a path, with a style of ``DrawCommands/strokes``; the transformation makes it wider too.
        case stroke(path: Int, style: Int, paint: DrawPaint)
        /// Draws the glyphs of a run of ``DrawCommands/runs``. They are one shape: where they overlap, a translucent colour counts
        /// once.
        case glyphs(run: Int, color: RGBA)
        /// Draws a picture of ``DrawCommands/bitmaps``, stretched over the square from 0,0 to 1,1. With a tint all its pixels have
        /// that colour, and only their opacity counts.
        case bitmap(Int, tint: RGBA?)
        /// Begins a picture of its own, which is put onto the drawing below as a whole at the command `end`. What of its content can
        /// be seen, or throws a shadow that can, lies in `content`, in the tree's points.
        case beginLayer(DrawLayer, content: Rect, end: Int)
        /// Ends the picture that the command `begin` began.
        case endLayer(begin: Int)
    }

    /// The step, with the indices of what it draws.
    public var operation: Operation
    /// From the coordinates of what is drawn to the tree's points.
    public var transform: AffineTransformation
    /// The index in ``DrawCommands/clips``; nil where nothing is cut off. Inside a layer it counts what cuts its content off; that
    /// of ``Operation/beginLayer(_:content:end:)`` cuts off the finished layer.
    public var clip: Int?
    /// The factor of the drawing's opacity, from 0 to 1.
    public var opacity: Double
    /// What the command changes lies in here, in the tree's points; soft edges may reach half a pixel beyond.
    public var bounds: Rect
    /// The index of the node in the tree.
    public var node: Int
    /// The node's number, the same in each tree of the encoder that has a node with its path.
    public var nodeIdentifier: Int
}

/// What a path is painted with.
public enum DrawPaint: Hashable, BitwiseCopyable, Sendable {
    /// One colour.
    case color(RGBA)
    /// A gradient of ``DrawCommands/gradients``, by its index; its places are in the coordinates of the path.
    case gradient(Int)
}

/// The way in which a finished layer is put onto the drawing below.
public enum DrawLayer: Hashable, BitwiseCopyable, Sendable {
    /// Made more transparent by the command's opacity.
    case opacity
    /// With its shadow behind it, blurred by a standard deviation and moved, in points that the command's transformation
    /// turns and scales.
    case shadow(RGBA, radius: Double, x: Double, y: Double)
    /// In another paint, whose coordinates the command's transformation brings to the tree's points; the layer's opacity stays.
    case paint(DrawPaint)
    /// Blurred by a standard deviation in points, which the command's transformation scales.
    case blur(radius: Double)
    /// In other colours.
    case color(ColorMatrix)
    /// Mixed with what is below.
    case blend(BlendMode)
    /// Not itself: the layer around it becomes as transparent as it is, in all of its pixels.
    case mask
}

/// What cuts drawing off: the inside of a path (nonzero winding), within that of its parent.
public struct DrawClip: Hashable, BitwiseCopyable, Sendable {
    /// The index in ``DrawCommands/paths``.
    public var path: Int
    /// From the path's coordinates to the tree's points.
    public var transform: AffineTransformation
    /// The index of the clip that it lies within; nil for none.
    public var parent: Int?
    /// Around what is left by it and its parents, in the tree's points.
    public var bounds: Rect
    /// Whether ``bounds`` is exactly what is left: a renderer's scissor rectangle does.
    public var isRectangle: Bool
}
