import Foundation
import MizanBase
import MizanRenderTree

/// The radii of a rectangle's corners, in points. Source: SwiftUI's `RectangleCornerRadii`.
public struct RectangleCornerRadii: Hashable, Sendable {
    /// The radius of the corner that reading starts from.
    public var topLeading: Double
    /// The radius of the lower corner on the side that reading starts from.
    public var bottomLeading: Double
    /// The radius of the corner that reading ends in.
    public var bottomTrailing: Double
    /// The radius of the upper corner on the side that reading goes to.
    public var topTrailing: Double

    /// The radii of the corners, 0 by default.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle with a radius for each corner; leading corners are on the side that reading starts from. Source:
/// SwiftUI's `UnevenRoundedRectangle`.
nonisolated public struct UnevenRoundedRectangle: KnownShape {
    private let radii: RectangleCornerRadii

    /// - Parameters:
    ///   - cornerRadii: The radii, each at most half of the frame's shorter side; not-a-number and negative values
    ///     count as 0.
    ///   - style: Accepted as in SwiftUI; both are quarter circles.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) { radii = cornerRadii }

    /// Radii in points, each at most half of the frame's shorter side; not-a-number and negative values count as 0.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        radii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
    }

    static var typeName: String { "UnevenRoundedRectangle" }
    var kind: ShapeKind {
        .unevenRoundedRectangle(
            radii: ShapeKind.CornerRadii(
                topLeft: FixedLength(cornerRadius: radii.topLeading),
                topRight: FixedLength(cornerRadius: radii.topTrailing),
                bottomRight: FixedLength(cornerRadius: radii.bottomTrailing),
                bottomLeft: FixedLength(cornerRadius: radii.bottomLeading)))
    }
}

nonisolated extension Shape where Self == UnevenRoundedRectangle {
    /// A rectangle with a radius for each corner.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// A rectangle with a radius for each corner.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
