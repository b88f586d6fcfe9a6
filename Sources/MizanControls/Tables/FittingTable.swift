import MizanBase
import MizanLayout

/// A table in columns, if it is wide enough for them, or with the cells of a row below each other.
nonisolated struct FittingTable<Content: View>: PrimitiveView, RememberedView {
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
            try making.at(NodeMakingContext.deferredStep + UInt64(column)) {
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
        let layout = FittingTableLayout(
            widths: widths, inset: inset, columns: try node(isInColumns: true, at: NodeMakingContext.modifierStep),
            stacked: try node(isInColumns: false, at: NodeMakingContext.decorationStep))
        let arrangements = [layout.columns, layout.stacked]
        nodes.append(
            ShownChildNode(
                layout, direction: context.direction, children: arrangements + measured.flatMap { $0 },
                traits: .container(arrangements)))
    }
}

/// Shows one of a table's two arrangements; titles and cells that it doesn't show are measured.
private struct FittingTableLayout: ShownChildLayout {
    let widths: TableWidths
    let inset: Double
    let columns: LayoutNode
    let stacked: LayoutNode

    func child(for proposal: ProposedViewSize) -> LayoutNode {
        widths.fit(in: proposal.width.map { $0 - 2 * inset }) ? columns : stacked
    }

    /// Other widths arrange every row anew.
    func forget() {
        guard widths.reconsider() else { return }
        columns.forgetAll()
        stacked.forgetAll()
    }
}
