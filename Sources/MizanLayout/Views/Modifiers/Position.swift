import Foundation
import MizanBase

nonisolated extension View {
    /// Puts the view's middle at a point of the proposed space, in points, x from the leading side.
    ///
    /// Source: SwiftUI's `position(x:y:)`.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(Point(x: x, y: y)) }

    /// Puts the view's middle at a point; see ``position(x:y:)``. Source: SwiftUI's `position(_:)`.
    public func position(_ position: Point) -> some View {
        let position = Point(x: position.x.isNaN ? 0 : position.x, y: position.y.isNaN ? 0 : position.y)
        return modified(by: PositionModifier(position: position))
    }
}

private struct PositionModifier: NodeModifier {
    let position: Point

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        PositionNode(node, position: position, direction: context.direction)
    }
}

/// Takes the proposed size, or its child's length where none is proposed; the child is proposed that size. Source:
/// SwiftUI's `position`; its open re-implementations agree on these lengths.
private final class PositionNode: ModifierNode {
    private let position: Point

    init(_ child: LayoutNode, position: Point, direction: LayoutDirection) {
        self.position = position
        var traits = child.traits
        traits.dependence.formUnion(.proposal)
        // The child is proposed what its own lengths decide where nothing is proposed.
        if child.traits.dependence.hasAny(of: .onWidth) { traits.dependence.formUnion(.onWidth) }
        if child.traits.dependence.hasAny(of: .onHeight) { traits.dependence.formUnion(.onHeight) }
        traits.spacing = ViewSpacing()
        super.init(child, direction: direction, traits: traits)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) { inputs.add(.position, position) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        if let width = proposal.width, let height = proposal.height { return Size(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.size(proposal))
    }

    /// The origin of the child in a size, which is also proposed to it.
    private func origin(in size: Size) -> Point {
        let child = child.size(ProposedViewSize(size))
        return Point(x: position.x - child.width / 2, y: position.y - child.height / 2)
    }

    override func arrange(_ proposal: ProposedViewSize) {
        child.place(at: origin(in: placedSize), proposal: ProposedViewSize(placedSize))
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let size = size(proposal)
        return child.explicitGuide(guide, ProposedViewSize(size)).map { $0 + origin(in: size)[guide.axis] }
    }
}
