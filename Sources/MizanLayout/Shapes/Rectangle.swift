import MizanRenderTree

/// A rectangle. Source: SwiftUI's `Rectangle`.
public struct Rectangle: Shape {
    /// A rectangle that fills the frame it is given.
    public init() {}
    /// Straight corners.
    public var kind: ShapeKind { .rectangle }
    /// `Rectangle`.
    public var typeName: String { "Rectangle" }
}
