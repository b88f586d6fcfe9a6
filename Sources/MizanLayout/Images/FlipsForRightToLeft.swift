import MizanBase
import MizanRenderTree

extension View {
    /// Draws the view's mirror image where its layout direction is right to left; its frame and its accessibility stay.
    /// Source: SwiftUI's `flipsForRightToLeftLayoutDirection(_:)`.
    ///
    /// An image of a catalog has its direction there; an audit reports images that are flipped by code as well.
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modified(by: FlipModifier(isEnabled: enabled))
    }
}

private struct FlipModifier: NodeModifier {
    let isEnabled: Bool

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        guard isEnabled, context.direction == .rightToLeft else { return node }
        guard let image = node as? ImageNode else { return FlipNode(node, direction: context.direction) }
        image.flip()
        return image
    }
}

/// The mirror image of a view, around the middle of its frame.
private final class FlipNode: EffectNode {
    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> RenderEffect.Kind? {
        .scale(
            x: try fixed(-1, in: builder, path: path), y: try fixed(1, in: builder, path: path),
            anchor: try place(.center, in: frame, builder: builder, path: path))
    }
}
