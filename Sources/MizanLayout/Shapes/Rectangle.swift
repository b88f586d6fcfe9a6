import MizanRenderTree

/// A rectangle. Source: SwiftUI's `Rectangle`.
public struct Rectangle: Shape {
    public init() {}
    public var kind: ShapeKind { .rectangle }
    public var typeName: String { "Rectangle" }
}
