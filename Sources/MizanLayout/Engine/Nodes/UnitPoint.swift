import Foundation

/// A point in a frame, as fractions of its width, from the leading edge, and of its height, from the top. Source:
/// SwiftUI's `UnitPoint`.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal fraction, from 0 at the leading edge to 1 at the trailing one.
    public var x: Double
    /// The vertical fraction, from 0 at the upper edge to 1 at the lower one.
    public var y: Double

    /// The corner that reading starts from.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the upper edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the lower edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner that reading starts from.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The upper corner on the side that reading goes to.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The lower corner on the side that reading starts from.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner that reading ends in.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The leading top corner.
    public init() { self.init(x: 0, y: 0) }

    /// A point by its fractions.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }
}
