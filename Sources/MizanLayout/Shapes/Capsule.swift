import MizanRenderTree

/// A rectangle whose shorter sides are half circles. Source: SwiftUI's `Capsule`.
public struct Capsule: Shape {
    public init() {}
    public var kind: ShapeKind { .capsule }
    public var typeName: String { "Capsule" }
}
