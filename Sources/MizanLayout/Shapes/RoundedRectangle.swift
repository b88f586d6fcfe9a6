import MizanBase
import MizanRenderTree

/// The style of round corners. Source: SwiftUI's `RoundedCornerStyle`; here both are quarter circles, which one number
/// in the tree describes.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous
}

/// A rectangle with round corners. Source: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: KnownShape {
    private let radius: FixedLength

    /// - Parameters:
    ///   - cornerRadius: The radius in points, at most half of the frame's shorter side; not-a-number and negative
    ///     values count as 0.
    ///   - style: Accepted as in SwiftUI; both are quarter circles.
    public init(cornerRadius: Double, style: RoundedCornerStyle = .continuous) {
        radius = FixedLength(cornerRadius: cornerRadius)
    }

    static var typeName: String { "RoundedRectangle" }
    var kind: ShapeKind { .roundedRectangle(radius: radius) }
}

extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: Double, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension FixedLength {
    /// A radius on the tree's grid; 0 for not-a-number and negative values, the grid's limit for greater ones.
    init(cornerRadius: Double) {
        self = cornerRadius > 0 ? FixedLength(points: min(cornerRadius, Self.limit)) ?? .zero : .zero
    }
}
