import MizanBase
import MizanDrawing

/// A path as a shape: it stays where it was drawn, whatever rectangle it is given. Source: SwiftUI's `Path`.
nonisolated extension Path: Shape {
    /// The path itself, its points from the rectangle's top left.
    public func path(in rect: Rect) -> Path {
        rect.origin == .zero ? self : mapped { Point(x: $0.x + rect.minX, y: $0.y + rect.minY) }
    }
}
