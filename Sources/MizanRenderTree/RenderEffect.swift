import MizanBase

/// A change to the drawing of a node, its content, and a number of siblings after it; frames stay.
public struct RenderEffect: Hashable, Sendable {
    /// The change to the drawing.
    public enum Kind: Hashable, Sendable {
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
        case gradient(RenderNode.LinearGradient, FixedRect)
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
        public init(fill: RenderNode.Fill, radius: FixedLength, x: FixedLength, y: FixedLength) {
            self.fill = fill
            self.radius = radius
            self.x = x
            self.y = y
        }
    }

    /// The kind of the change.
    public var kind: Kind
    /// The number of siblings that it applies to, starting with its own node, in draw order: a view with a background
    /// is two.
    public var siblings: Int

    /// An effect on a node, or on it and the siblings after it.
    public init(_ kind: Kind, siblings: Int = 1) {
        self.kind = kind
        self.siblings = siblings
    }
}
