import MizanBase
import MizanDrawing

/// A shape of any type. Source: SwiftUI's `AnyShape`.
nonisolated public struct AnyShape: Shape {
    private let shape: any Shape

    /// The shape with its type hidden.
    public init(_ shape: some Shape) { self.shape = shape }

    /// The path of the hidden shape.
    public func path(in rect: Rect) -> Path { shape.path(in: rect) }

    /// The size of the hidden shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> Size { shape.sizeThatFits(proposal) }

    /// The behaviour of the hidden shape.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The outline of the hidden shape.
    public var outline: ShapeOutline { shape.outline }
}
