import Foundation
import MizanBase
import MizanRenderTree

/// The largest circle of the frame, in its middle. Source: SwiftUI's `Circle`.
nonisolated public struct Circle: KnownShape {
    /// A circle in the frame it is given.
    public init() {}

    static var typeName: String { "Circle" }
    var kind: ShapeKind { .circle }

    /// A square of the shorter proposed length; a length that isn't proposed counts as 10.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return Size(width: side, height: side)
    }
}

nonisolated extension Shape where Self == Circle {
    /// A circle.
    public static var circle: Circle { Circle() }
}
