import MizanBase
import MizanRenderTree

/// A rectangle with round corners. Source: SwiftUI's `RoundedRectangle`.
public struct RoundedRectangle: Shape {
    private let radius: FixedLength

    /// - Parameter cornerRadius: In points; not a number and negative ones count as 0.
    public init(cornerRadius: Double) {
        radius = cornerRadius > 0 ? FixedLength(points: cornerRadius) ?? .zero : .zero
    }

    /// Corners of the radius, at most half of the frame's shorter side.
    public var kind: ShapeKind { .roundedRectangle(radius: radius) }
    /// `RoundedRectangle`.
    public var typeName: String { "RoundedRectangle" }
}
