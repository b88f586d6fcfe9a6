import MizanBase
import MizanRenderTree

/// A modifier that changes how a view is drawn and nothing of the layout; it makes no node of its own in the tree, but stands
/// on the nodes of its view.
package class EffectNode: ModifierNode {
    init(_ child: LayoutNode, direction: LayoutDirection) {
        super.init(child, direction: direction, isRemembering: false)
    }

    /// The effect in the view's frame; nil where it changes nothing.
    func effect(in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath) throws -> RenderEffect.Operation? {
        nil
    }

    /// The effects in the view's frame, the outermost first; by default the one of ``effect(in:builder:path:)``.
    func effects(in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath) throws -> [RenderEffect.Operation] {
        try effect(in: frame, builder: builder, path: path).map { [$0] } ?? []
    }

    /// What an author allows of an audit's findings in the view; nil for nothing.
    var allowance: FindingAllowance? { nil }

    /// What of the effect isn't drawn; nil where all is.
    var notDrawn: Diagnostic? { nil }

    /// Changes the nodes that were added for the view, from the first one on; that stands in the tree already.
    ///
    /// - Parameter frame: The view's frame.
    func mark(_ record: inout TreeRecord, from start: Int, in frame: FixedRect) throws {}

    /// A ring around the view's node; nil for none.
    func ring(around node: RenderNode, in builder: RenderTreeBuilder) throws -> RenderNode? { nil }

    override final func addContent(
        to builder: inout RenderTreeBuilder, at origin: Point, in scope: NodePaths.Scope, inputs: AuthoredArguments
    ) throws -> Int {
        let start = builder.nodes.count
        let count = try super.addContent(to: &builder, at: origin, in: scope, inputs: inputs)
        if count > 0 { try builder.add(self, to: count, from: start, at: origin) }
        return count
    }

    /// Whether nothing of the view is seen, so that nobody can act on it.
    var isInvisible: Bool { false }

    /// Whether the view is hidden from assistive technologies too.
    var hides: Bool { false }

    override var finishesContent: Bool { hides }

    /// A number on the tree's grid, with a replacement for not-a-number.
    final func fixed(
        _ number: Double, nan: Double = 0, in builder: RenderTreeBuilder, path: NodePath
    ) throws -> FixedLength {
        try builder.length(number.isNaN ? nan : number, path: path)
    }

    /// A place in a frame, absolute and physical: exact in the mirror image.
    final func place(
        _ point: UnitPoint, in frame: FixedRect, builder: RenderTreeBuilder, path: NodePath
    ) throws -> FixedPoint {
        let x = try fixed(point.x * frame.size.width.points, in: builder, path: path)
        let y = try fixed(point.y * frame.size.height.points, in: builder, path: path)
        return FixedPoint(x: direction == .leftToRight ? frame.minX + x : frame.maxX - x, y: frame.minY + y)
    }
}
