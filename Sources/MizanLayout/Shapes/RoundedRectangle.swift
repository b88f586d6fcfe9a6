import MizanBase
import MizanRenderTree

/// How round corners are drawn. Source: SwiftUI's `RoundedCornerStyle`; here both are quarter circles, whose curvature a tree
/// can say in one number.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous
}

/// A rectangle with round corners. Source: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: KnownShape {
    private let radius: FixedLength

    /// - Parameters:
    ///   - cornerRadius: In points, at most half of the frame's shorter side; not a number and negative ones count as 0.
    ///   - style: Taken as SwiftUI takes it; both are quarter circles.
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
    /// A radius on the tree's grid; 0 for no number and below 0, the grid's limit beyond it.
    init(cornerRadius: Double) {
        self = cornerRadius > 0 ? FixedLength(points: min(cornerRadius, Self.limit)) ?? .zero : .zero
    }
}
