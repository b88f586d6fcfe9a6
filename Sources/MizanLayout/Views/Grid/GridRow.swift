import MizanBase

/// The cells of one row of a grid. Source: SwiftUI's `GridRow`.
///
/// A modifier of the row applies to each of its cells; the grid decides on which side the first column is. A row
/// outside a grid is just a group; a row without cells takes no room.
nonisolated public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// - Parameters:
    ///   - alignment: The alignment of the row's cells; nil for the grid's.
    ///   - content: The cells.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// One node for the row, whose cells its grid measures and places.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        guard let direction = context.gridDirection else {
            return try content._makeNodes(in: context.nested(), into: &nodes)
        }
        nodes.append(
            GridRowNode(
                alignment: alignment, identity: context.identity("GridRow"), direction: direction,
                children: try content.nodes(in: context.forCells())))
    }
}

/// A row of the size that its grid proposes; the grid measures and places the cells.
package final class GridRowNode: LayoutNode {
    let alignment: VerticalAlignment?

    init(
        alignment: VerticalAlignment?, identity: NodeIdentity?, direction: LayoutDirection, children: [LayoutNode]
    ) {
        self.alignment = alignment
        super.init(
            identity: identity, direction: direction, children: children, traits: .greedy, isRemembering: false)
    }

    /// The row with each of its cells put into another node.
    override func modified(_ wrap: (LayoutNode) throws -> LayoutNode) rethrows -> LayoutNode {
        GridRowNode(
            alignment: alignment, identity: identity, direction: direction, children: try children.map(wrap))
    }

    package override var isModifiedAsWhole: Bool { false }

    override var isReplaceable: Bool { false }

    override var modifiedNodes: [LayoutNode] { children }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        if let alignment { inputs.add(.alignment, alignment.guide.word) }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }
}
