import MizanBase
import MizanRenderTree

extension View {
    /// Only what is inside a shape in the view's frame is drawn. Source: SwiftUI's `clipShape(_:style:)`.
    public func clipShape(_ shape: some Shape) -> some View {
        modified { ClipNode($0, shape: PlacedShape(shape, in: $1.environment), direction: $1.direction) }
    }

    /// Only what is inside the view's frame is drawn. Source: SwiftUI's `clipped(antialiased:)`.
    public func clipped() -> some View { clipShape(Rectangle()) }

    /// Only what is inside the view's frame with round corners is drawn. Source: SwiftUI's `cornerRadius(_:antialiased:)`.
    public func cornerRadius(_ radius: Double) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
}

private final class ClipNode: EffectNode {
    private let shape: PlacedShape

    init(_ child: LayoutNode, shape: PlacedShape, direction: LayoutDirection) {
        self.shape = shape
        super.init(child, direction: direction)
    }

    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: String
    ) throws -> RenderEffect.Kind? {
        .clip(try shape.clip(in: frame.size, path: path), frame)
    }
}
