import MizanBase

/// The cells of one row of a grid. Source: SwiftUI's `GridRow`.
public struct GridRow<Content: View>: PrimitiveView {
    private let alignment: VerticalAlignment?
    private let content: Content

    /// - Parameter alignment: How the row's cells are aligned; nil is the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// One node for the row, whose cells its grid measures and places.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        [
            GridRowNode(
                alignment: alignment, identity: context.identity("GridRow"), direction: context.direction,
                children: try content.makeNodes(in: context.forChildren()))
        ]
    }
}

/// A row; its grid measures and places the cells.
final class GridRowNode: LayoutNode {
    let alignment: VerticalAlignment?
    private var size = Size.zero
    private var cells: [(origin: Point, proposal: ProposedViewSize)] = []

    init(
        alignment: VerticalAlignment?, identity: NodeIdentity?, direction: LayoutDirection, children: [LayoutNode]
    ) {
        self.alignment = alignment
        super.init(identity: identity, direction: direction, children: children)
    }

    /// Places the row and its cells, whose places count from the row's leading top corner.
    func place(at origin: Point, size: Size, cells: [(origin: Point, proposal: ProposedViewSize)]) {
        self.size = size
        self.cells = cells
        place(at: origin, proposal: ProposedViewSize(size))
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { size }

    override func arrange(_ proposal: ProposedViewSize) {
        for (child, cell) in zip(children, cells) { child.place(at: cell.origin, proposal: cell.proposal) }
    }
}
