import MizanRenderTree

/// A rectangle whose shorter sides are half circles. Source: SwiftUI's `Capsule`.
public struct Capsule: Shape {
    /// A capsule that fills the frame it is given.
    public init() {}
    /// Ends that are half circles over the frame's shorter side.
    public var kind: ShapeKind { .capsule }
    /// `Capsule`.
    public var typeName: String { "Capsule" }
}
