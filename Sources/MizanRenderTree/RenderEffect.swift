import MizanBase
import MizanDrawing

/// A change to the drawing of a node, its content, and a number of siblings after it; frames stay.
public struct RenderEffect: Hashable, Sendable {
    /// The change to the drawing.
    public enum Operation: Hashable, Sendable {
        /// Drawn as one picture, whose opacity is multiplied: from 0 to 1.
        case opacity(FixedLength)
        /// Clipped to an outline; the outline's frame is absolute and physical.
        case clip(ShapeKind, FixedRect)
        /// Drawn as one picture over its own shadow.
        case shadow(Shadow)
        /// Turned clockwise by degrees around a place, absolute and physical.
        case rotation(degrees: FixedLength, anchor: FixedPoint)
        /// Made larger or smaller by factors from a place, absolute and physical; a negative factor flips.
        case scale(x: FixedLength, y: FixedLength, anchor: FixedPoint)
        /// Repainted: opaque parts take the gradient's colours in a frame, absolute and physical.
        case gradient(RenderNode.Gradient, FixedRect)
        /// Drawn as one picture, blurred by a standard deviation in points.
        case blur(radius: FixedLength)
        /// Drawn as one picture in changed colours.
        case color(ColorAdjustment)
        /// Drawn as one picture, mixed with what is below it; `normal` groups alone.
        case blend(BlendMode)
        /// Drawn as one picture, without the last siblings, this many: where those are transparent it is too.
        case mask(siblings: Int)
        /// Turned, stretched, sheared or moved around a place, absolute and physical.
        case transform(Transform, anchor: FixedPoint)
    }

    /// A map of the plane on the tree's grid: x' = a·x + c·y + x₀, y' = b·x + d·y + y₀.
    public struct Transform: Hashable, Sendable {
        /// The factors from x to x' and y'.
        public var a, b: FixedLength
        /// The factors from y to x' and y'.
        public var c, d: FixedLength
        /// The distance to the right, physical, and downwards.
        public var x, y: FixedLength

        /// A map by its coefficients.
        package init(
            a: FixedLength, b: FixedLength, c: FixedLength, d: FixedLength, x: FixedLength, y: FixedLength
        ) {
            (self.a, self.b, self.c, self.d, self.x, self.y) = (a, b, c, d, x, y)
        }

        /// The exact mirror image.
        public var mirrored: Transform { Transform(a: a, b: -b, c: -c, d: d, x: -x, y: y) }

        /// The map around a place.
        func transformation(around anchor: Point) -> AffineTransformation {
            let linear = AffineTransformation(a: a.points, b: b.points, c: c.points, d: d.points)
            let moved = linear.applied(to: anchor)
            return AffineTransformation(
                a: linear.a, b: linear.b, c: linear.c, d: linear.d, tx: anchor.x - moved.x + x.points,
                ty: anchor.y - moved.y + y.points)
        }
    }

    /// A soft shadow behind the drawing.
    public struct Shadow: Hashable, Sendable {
        /// The colour where the drawing is opaque.
        public var fill: RenderNode.Fill
        /// The standard deviation of the blur, in points.
        public var radius: FixedLength
        /// The offset of the shadow to the right, physical.
        public var x: FixedLength
        /// The offset of the shadow downwards.
        public var y: FixedLength

        /// A shadow with an offset.
        package init(fill: RenderNode.Fill, radius: FixedLength, x: FixedLength, y: FixedLength) {
            self.fill = fill
            self.radius = radius
            self.x = x
            self.y = y
        }
    }

    /// The kind of the change.
    public var operation: Operation
    /// The number of siblings that it applies to, starting with its own node, in draw order: a view with a background
    /// is two.
    public var siblings: Int

    /// An effect on a node, or on it and the siblings after it.
    package init(_ kind: Operation, siblings: Int = 1) {
        self.operation = kind
        self.siblings = siblings
    }
}
