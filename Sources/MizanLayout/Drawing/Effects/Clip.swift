import Foundation
import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Clips the view to a shape in its frame. Source: SwiftUI's `clipShape(_:style:)`.
    public func clipShape(_ shape: some Shape) -> some View { modified(by: ClipModifier(shape: shape)) }

    /// Clips the view to its frame. Source: SwiftUI's `clipped(antialiased:)`.
    public func clipped() -> some View { clipShape(Rectangle()) }

    /// Clips the view to its frame with round corners. Source: SwiftUI's `cornerRadius(_:antialiased:)`.
    public func cornerRadius(_ radius: CGFloat) -> some View { clipShape(RoundedRectangle(cornerRadius: radius)) }
}

private struct ClipModifier<Outline: Shape>: NodeModifier {
    let shape: Outline

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        ClipNode(node, shape: PlacedShape(shape, in: context.environment), direction: context.direction)
    }
}

private final class ClipNode: EffectNode {
    private let shape: PlacedShape

    init(_ child: LayoutNode, shape: PlacedShape, direction: LayoutDirection) {
        self.shape = shape
        super.init(child, direction: direction)
    }

    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> RenderEffect.Operation? {
        .clip(try shape.clip(in: frame.size, path: path), frame)
    }
}
