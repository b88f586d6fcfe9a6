import MizanBase

/// A table in columns, if it is wide enough for them, or with the cells of a row below each other.
struct FittingTable<Content: View>: PrimitiveView, RememberedView {
    let tracks: [TableTrack]
    let leastWidth: Double
    /// The distance of cells from the table's edges, in points.
    let inset: Double
    /// The views that each column's width depends on.
    let samples: [[AnyView]]
    @ViewBuilder let content: (TableArrangement) -> Content

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        let making = context.making
        var measured: [[LayoutNode]] = []
        let sampleContext = try context.forChildren()
        for (column, views) in samples.enumerated() {
            try making.at(Making.deferredStep + UInt64(column)) {
                var list = _NodeList()
                for (row, view) in views.enumerated() {
                    try making.at(UInt64(row)) { try view._makeNodes(in: sampleContext, into: &list) }
                }
                measured.append(list.nodes)
            }
        }
        let widths = TableWidths(tracks, leastWidth: leastWidth, measured: measured)
        func node(isInColumns: Bool, at step: UInt64) throws -> LayoutNode {
            var list = _NodeList()
            try making.at(step) {
                try content(TableArrangement(widths: widths, isInColumns: isInColumns))
                    ._makeNodes(in: context.nested(), into: &list)
            }
            return StackNode.column(of: list.nodes, direction: context.direction)
        }
        nodes.append(
            FittingTableNode(
                widths: widths, measured: measured.flatMap { $0 }, inset: inset,
                columns: try node(isInColumns: true, at: Making.modifierStep),
                stacked: try node(isInColumns: false, at: Making.decorationStep), direction: context.direction))
    }
}

/// Shows one of a table's two arrangements, and measures titles and cells that it doesn't show.
private final class FittingTableNode: LayoutNode {
    private let widths: TableWidths
    private let inset: Double
    private let columns: LayoutNode
    private let stacked: LayoutNode

    init(
        widths: TableWidths, measured: [LayoutNode], inset: Double, columns: LayoutNode, stacked: LayoutNode,
        direction: LayoutDirection
    ) {
        self.widths = widths
        self.inset = inset
        self.columns = columns
        self.stacked = stacked
        super.init(
            direction: direction, children: [columns, stacked] + measured, traits: .container([columns, stacked]))
    }

    private func chosen(_ proposal: ProposedViewSize) -> LayoutNode {
        widths.fit(in: proposal.width.map { $0 - 2 * inset }) ? columns : stacked
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { chosen(proposal).size(proposal) }

    override func arrange(_ proposal: ProposedViewSize) {
        let chosen = chosen(proposal)
        (chosen === columns ? stacked : columns).leaveTree()
        chosen.place(at: .zero, proposal: proposal)
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        chosen(proposal).explicitGuide(guide, proposal)
    }

    override func shows(_ child: LayoutNode) -> Bool { chosen(placedProposal) === child }

    override var shownChildren: [LayoutNode] { [chosen(placedProposal)] }

    /// Other widths arrange every row anew.
    override func forget() {
        guard widths.reconsider() else { return }
        func forget(_ node: LayoutNode) {
            node.forgetAnswers()
            node.forget()
            for child in node.children { forget(child) }
        }
        forget(columns)
        forget(stacked)
    }
}
