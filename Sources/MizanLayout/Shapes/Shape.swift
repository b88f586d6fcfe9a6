import MizanRenderTree

/// An outline that fills its frame. Source: SwiftUI's `Shape`; as a view it is filled with the foreground style.
public protocol Shape: View {
    /// The outline's form in the render tree.
    var kind: ShapeKind { get }
    /// The type's name in the render tree.
    var typeName: String { get }
}

extension Shape {
    /// The shape filled with a colour. Source: SwiftUI's `fill(_:)`.
    public func fill(_ color: Color) -> some View { FilledShape(kind: kind, type: typeName, color: color) }

    /// The outline filled with the environment's foreground style.
    public var body: some View { FilledShape(kind: kind, type: typeName, color: nil) }
}
