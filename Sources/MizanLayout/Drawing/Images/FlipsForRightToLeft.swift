import MizanBase
import MizanRenderTree

nonisolated extension View {
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
        return FlipNode(node, direction: context.direction)
    }
}

extension LayoutNode {
    /// The number of flips around an image's node, with nothing between but the element of a view.
    var flips: Int {
        var count = 0
        var node = parent
        while let around = node, around is FlipNode || around is ElementNode {
            if around is FlipNode { count += 1 }
            node = around.parent
        }
        return count
    }

    /// Whether flips around the node flip the picture of an image, which is drawn in another way, not the drawing.
    fileprivate var isImage: Bool {
        var node = self
        while node is FlipNode || node is ElementNode, let modifier = node as? ModifierNode { node = modifier.child }
        return node is ImageNode
    }
}

/// The mirror image of a view, around the middle of its frame.
private final class FlipNode: EffectNode {
    override func effect(
        in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> RenderEffect.Operation? {
        guard !child.isImage else { return nil }
        return .scale(
            x: try fixed(-1, in: builder, path: path), y: try fixed(1, in: builder, path: path),
            anchor: try place(.center, in: frame, builder: builder, path: path))
    }
}
