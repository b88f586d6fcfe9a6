import MizanBase
import MizanDrawing
import MizanRenderTree

nonisolated extension View {
    /// Sets the shape, in the view's frame, that a pointer hits the view in. Source: SwiftUI's `contentShape(_:eoFill:)`.
    ///
    /// A container is hit through its content alone, not between: a row with a ``Spacer`` needs a `Rectangle`.
    public func contentShape(_ shape: some Shape) -> some View { modified(by: ContentShapeModifier(shape: shape)) }

    /// Whether a pointer can hit the view and the views inside; else it hits what is behind. Source: SwiftUI's
    /// `allowsHitTesting(_:)`.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modified(by: HitTestingModifier(isEnabled: enabled))
    }
}

private struct ContentShapeModifier<Outline: Shape>: NodeModifier {
    let shape: Outline

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        ContentShapeNode(node, shape: PlacedShape(shape, in: context.environment), direction: context.direction)
    }
}

private final class ContentShapeNode: EffectNode {
    private let shape: PlacedShape

    init(_ child: LayoutNode, shape: PlacedShape, direction: LayoutDirection) {
        self.shape = shape
        super.init(child, direction: direction)
    }

    override func mark(_ record: inout TreeRecord, from start: Int, in frame: FixedRect) throws {
        // The outermost shape counts.
        record[start].contentShape = try kind(in: frame, for: record[start])
    }

    /// The shape in the frame of the node that has it, which is smaller than the view's where padding is around.
    private func kind(in frame: FixedRect, for node: RenderNode) throws -> ShapeKind {
        let kind = try shape.clip(in: frame.size, path: node.name)
        guard frame != node.frame else { return kind }
        let isMirrored = direction == .rightToLeft
        // From the leading edges, so that the mirror image is exact.
        let logical = isMirrored ? kind.mirrored(in: frame.size.width) : kind
        let x = isMirrored ? node.frame.maxX - frame.maxX : frame.minX - node.frame.minX
        let rect = FixedRect(
            x: x, y: frame.minY - node.frame.minY, width: frame.size.width, height: frame.size.height)
        let path = try shape.onGrid(logical.path(in: rect.rect), path: node.name)
        return isMirrored ? ShapeKind.path(path).mirrored(in: node.frame.size.width) : .path(path)
    }
}

private struct HitTestingModifier: NodeModifier {
    let isEnabled: Bool

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        HitTestingNode(node, isEnabled: isEnabled, direction: context.direction)
    }
}

private final class HitTestingNode: EffectNode {
    private let isEnabled: Bool

    init(_ child: LayoutNode, isEnabled: Bool, direction: LayoutDirection) {
        self.isEnabled = isEnabled
        super.init(child, direction: direction)
    }

    override func mark(_ record: inout TreeRecord, from start: Int, in frame: FixedRect) {
        guard !isEnabled else { return }
        let parent = record[start].parent
        for index in start..<record.nodes.count where record[index].parent == parent {
            record[index].allowsHitTesting = false
        }
    }
}
