import MizanBase

/// The style of the line along an outline.
public struct Stroke: Hashable, Sendable {
    /// The shape of a line's ends. Source: SwiftUI's `CGLineCap`.
    public enum Cap: String, Hashable, Sendable, CaseIterable {
        case butt, round, square
    }

    /// The shape of the join between two pieces of a line. Source: SwiftUI's `CGLineJoin`.
    public enum Join: String, Hashable, Sendable, CaseIterable {
        case miter, round, bevel
    }

    /// The width in points, half of it on either side of the outline.
    public var width: FixedLength
    /// The ends of the line and of each dash.
    public var cap: Cap
    /// The join of its pieces.
    public var join: Join
    /// The greatest length of a miter, as a multiple of the width; a longer one is cut off.
    public var miterLimit: FixedLength
    /// The lengths that are painted and left out in turn; empty for a solid line.
    public var dash: [FixedLength]
    /// The distance into the dash pattern at which the line begins.
    public var dashPhase: FixedLength

    /// The default miter limit.
    public static let defaultMiterLimit = FixedLength(rawValue: 10 * FixedLength.unitsPerPoint)

    /// A line of a width.
    public init(
        width: FixedLength, cap: Cap = .butt, join: Join = .miter,
        miterLimit: FixedLength = Stroke.defaultMiterLimit, dash: [FixedLength] = [],
        dashPhase: FixedLength = .zero
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
