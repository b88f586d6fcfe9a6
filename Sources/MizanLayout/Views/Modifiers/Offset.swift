import Foundation
import MizanBase

nonisolated extension View {
    /// Moves the drawn view in points, x towards the trailing side; for everything around it the view keeps its place.
    ///
    /// Source: SwiftUI's `offset(x:y:)`. Apple's "Making fine adjustments to a view's position" counts its x from the leading
    /// edge in both directions, so a right-to-left layout moves the view the other way.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        let offset = Point(x: x.isNaN ? 0 : x, y: y.isNaN ? 0 : y)
        return modified(by: OffsetModifier(offset: offset))
    }

    /// Moves the drawn view; see ``offset(x:y:)``. Source: SwiftUI's `offset(_:)`.
    public func offset(_ offset: Size) -> some View { self.offset(x: offset.width, y: offset.height) }
}

private struct OffsetModifier: NodeModifier {
    let offset: Point

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        OffsetNode(node, offset: offset, direction: context.direction)
    }
}

/// Places its child at an offset. Sizes and guides are those of the child without the offset.
private final class OffsetNode: ModifierNode {
    private let offset: Point

    init(_ child: LayoutNode, offset: Point, direction: LayoutDirection) {
        self.offset = offset
        super.init(child, direction: direction, isRemembering: false)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        if offset != .zero { inputs.add(.offset, offset) }
    }

    override func arrange(_ proposal: ProposedViewSize) { child.place(at: offset, proposal: proposal) }
}
