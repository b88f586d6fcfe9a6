import MizanBase

/// How the line along an outline looks.
public struct Stroke: Hashable, Sendable {
    /// How a line ends. Source: SwiftUI's `CGLineCap`.
    public enum Cap: String, Hashable, Sendable, CaseIterable {
        case butt, round, square
    }

    /// How two pieces of a line meet. Source: SwiftUI's `CGLineJoin`.
    public enum Join: String, Hashable, Sendable, CaseIterable {
        case miter, round, bevel
    }

    /// In points, half of it on either side of the outline.
    public var width: FixedLength
    /// How the line, and each dash of it, ends.
    public var cap: Cap
    /// How its pieces meet.
    public var join: Join
    /// How many times the width a miter is long at most; a longer one is cut off.
    public var miterLimit: FixedLength
    /// The lengths that are painted and left out in turn; empty for a whole line.
    public var dash: [FixedLength]
    /// How far into the dash pattern the line begins.
    public var dashPhase: FixedLength

    /// The miter limit that a stroke has unless it says otherwise.
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
