import Foundation
import MizanBase
import MizanDrawing
import MizanRenderTree

/// The style of round corners. Source: SwiftUI's `RoundedCornerStyle`; here both are quarter circles, which one number
/// in the tree describes.
public enum RoundedCornerStyle: Hashable, Sendable {
    case circular
    case continuous
}

/// A rectangle with round corners. Source: SwiftUI's `RoundedRectangle`.
nonisolated public struct RoundedRectangle: KnownShape {
    private let radius: FixedLength
    /// The width and the height of corners that are quarters of ellipses; nil for quarters of circles.
    private var cornerSize: Size?

    /// - Parameters:
    ///   - cornerRadius: The radius in points, at most half of the frame's shorter side; not-a-number and negative
    ///     values count as 0.
    ///   - style: Accepted as in SwiftUI; both are quarter circles.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        radius = FixedLength(cornerRadius: cornerRadius)
    }

    /// - Parameters:
    ///   - cornerSize: The width and the height of the corners, which are quarters of ellipses, in points.
    ///   - style: Accepted as in SwiftUI.
    public init(cornerSize: Size, style: RoundedCornerStyle = .continuous) {
        self.init(cornerRadius: cornerSize.width, style: style)
        if cornerSize.width != cornerSize.height { self.cornerSize = cornerSize }
    }

    /// The outline in a rectangle.
    public func path(in rect: Rect) -> Path {
        cornerSize.map { Path(roundedRect: rect, cornerSize: $0) } ?? kind.path(in: rect)
    }

    /// The known outline; the path where corners are quarters of ellipses.
    public var outline: ShapeOutline {
        ShapeOutline(kind: cornerSize == nil ? kind : nil, typeName: Self.typeName)
    }

    static var typeName: String { "RoundedRectangle" }
    var kind: ShapeKind { .roundedRectangle(radius: radius) }
}

nonisolated extension Shape where Self == RoundedRectangle {
    /// A rectangle with round corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }
}

extension FixedLength {
    /// A radius on the tree's grid; 0 for not-a-number and negative values, the grid's limit for greater ones.
    init(cornerRadius: Double) {
        self = cornerRadius > 0 ? FixedLength(points: min(cornerRadius, Self.limit)) ?? .zero : .zero
    }
}
