import MizanBase

/// What changes how a node, all that is inside it, and the siblings after it that it holds for are drawn; frames stay.
public struct RenderEffect: Hashable, Sendable {
    /// What happens to the drawing.
    public enum Kind: Hashable, Sendable {
        /// Drawn as one picture, whose opacity is multiplied: from 0 to 1.
        case opacity(FixedLength)
        /// Only what is inside an outline is drawn; the frame that the outline stands in is absolute and physical.
        case clip(ShapeKind, FixedRect)
        /// Drawn as one picture over its own shadow.
        case shadow(Shadow)
        /// Turned clockwise by degrees around a place, absolute and physical.
        case rotation(degrees: FixedLength, anchor: FixedPoint)
        /// Made larger or smaller by factors from a place, absolute and physical; a negative factor flips.
        case scale(x: FixedLength, y: FixedLength, anchor: FixedPoint)
        /// Painted anew: what is opaque takes the gradient's colours in a frame, absolute and physical.
        case gradient(RenderNode.LinearGradient, FixedRect)
    }

    /// A soft image of what is drawn, behind it.
    public struct Shadow: Hashable, Sendable {
        /// The colour where the drawing is opaque.
        public var fill: RenderNode.Fill
        /// The standard deviation of the blur, in points.
        public var radius: FixedLength
        /// How far the shadow lies to the right, physical.
        public var x: FixedLength
        /// How far it lies downwards.
        public var y: FixedLength

        /// A shadow that lies off by distances.
        public init(fill: RenderNode.Fill, radius: FixedLength, x: FixedLength, y: FixedLength) {
            self.fill = fill
            self.radius = radius
            self.x = x
            self.y = y
        }
    }

    /// What happens.
    public var kind: Kind
    /// How many siblings it holds for, from the node that has it on, in draw order: a view with a background is two.
    public var siblings: Int

    /// An effect on a node, or on it and siblings after it.
    public init(_ kind: Kind, siblings: Int = 1) {
        self.kind = kind
        self.siblings = siblings
    }
}
