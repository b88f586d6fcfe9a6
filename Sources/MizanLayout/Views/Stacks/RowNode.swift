import MizanBase
import MizanRenderTree

/// Arranges its children as a row, and as a column if a word would break in the row.
///
/// A row is a horizontal stack by SwiftUI's rules. If a child's share is narrower than its widest word, shares are dealt anew with
/// those words as the least widths. If the row is then wider than its room, its children are below each other, from the leading
/// edge on, and take the whole width. Rows without a wrapped text are never measured twice.
final class RowNode: LayoutNode {
    let alignment: AlignmentGuide
    let spacing: Double
    let columnSpacing: Double
    private let row: StackNode
    private var unbrokenRow: StackNode?
    private var column: StackNode?
    private var arrangements = MeasurementCache<ProposedViewSize, Arrangement>()

    private enum Arrangement {
        case row
        case unbrokenRow
        case column(leastRowWidth: Double)
    }

    init(
        alignment: AlignmentGuide, spacing: Double, columnSpacing: Double, identity: NodeIdentity?,
        direction: LayoutDirection, children: [LayoutNode]
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.columnSpacing = columnSpacing
        row = StackNode(
            axis: .horizontal, alignment: alignment, spacing: spacing, identity: nil, direction: direction,
            children: children)
        var traits = row.traits
        // Without a text the row never becomes a column.
        if traits.dependence.hasAny(of: .onWidth) { traits.dependence.formUnion(.onWidth) }
        super.init(identity: identity, direction: direction, children: children, traits: traits)
    }

    private func madeUnbrokenRow() -> StackNode {
        if let unbrokenRow { return unbrokenRow }
        let stack = StackNode(
            axis: .horizontal, alignment: alignment, spacing: spacing, identity: nil, direction: direction,
            children: children.map { UnbrokenNode($0, direction: direction) })
        unbrokenRow = stack
        return stack
    }

    private func madeColumn() -> StackNode {
        if let column { return column }
        let stack = StackNode(
            axis: .vertical, alignment: HorizontalAlignment.leading.guide, spacing: columnSpacing, identity: nil,
            direction: direction,
            children: children.filter { !($0 is SpacerNode) })
        // The stack has taken the children over.
        for child in children { adopt(child) }
        column = stack
        return stack
    }

    override func forget() {
        arrangements = MeasurementCache()
        unbrokenRow = nil
        column = nil
        row.invalidateMeasurements()
        row.forget()
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) { row.recordAuthoredArguments(&inputs) }

    private func arrangement(for proposal: ProposedViewSize) -> Arrangement {
        guard let width = proposal.width, width > 0, width.isFinite, traits.dependence.hasAny(of: .onWidth) else {
            return .row
        }
        if let known = arrangements[proposal] { return known }
        return arrangements.store(newArrangement(for: proposal, width: width), to: proposal)
    }

    private func newArrangement(for proposal: ProposedViewSize, width: Double) -> Arrangement {
        let isWithin = row.size(proposal).width <= width + layoutTolerance
        if isWithin, row.fitsWords(proposal) { return .row }
        guard children.count(where: { !($0 is SpacerNode) }) > 1 else { return .row }
        let needed = madeUnbrokenRow().size(proposal).width
        return needed <= width + layoutTolerance ? .unbrokenRow : .column(leastRowWidth: needed)
    }

    override var leastWidth: Double { row.leastWidth }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        switch arrangement(for: proposal) {
        case .row: return row.size(proposal)
        case .unbrokenRow: return madeUnbrokenRow().size(proposal)
        case .column:
            let size = madeColumn().size(proposal)
            return Size(width: max(size.width, proposal.width ?? 0), height: size.height)
        }
    }

    override func arrange(_ proposal: ProposedViewSize) {
        switch arrangement(for: proposal) {
        case .row: arrange(row, proposal)
        case .unbrokenRow:
            let stack = madeUnbrokenRow()
            arrange(stack, proposal)
            for case let node as UnbrokenNode in stack.children { node.placeChildInRow() }
        case .column: arrange(madeColumn(), proposal)
        }
    }

    /// Places the children where a stack at this node's place has them.
    private func arrange(_ stack: StackNode, _ proposal: ProposedViewSize) {
        stack.place(at: .zero, proposal: proposal)
        // Another stack may have placed the children since.
        stack.arrangeAgain()
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        switch arrangement(for: proposal) {
        case .row: row.explicitGuide(guide, proposal)
        case .unbrokenRow: madeUnbrokenRow().explicitGuide(guide, proposal)
        case .column: madeColumn().explicitGuide(guide, proposal)
        }
    }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        guard case .column(let needed) = arrangement(for: placedProposal), let offered = placedProposal.width else {
            return
        }
        node.chosenAlternative = Fallback(
            index: 1, count: 2,
            rejected: [
                Fallback.Rejection(
                    segment: "row", axis: .horizontal, needs: try builder.length(needed, path: node.name),
                    offered: try builder.length(offered, path: node.name))
            ])
    }
}

/// Proposes no less than the least width at which no word of its child breaks.
private final class UnbrokenNode: ModifierNode {
    private let least: Double

    init(_ child: LayoutNode, direction: LayoutDirection) {
        least = child.leastWidth
        super.init(child, direction: direction, isRemembering: false, adopts: false)
    }

    private func unbroken(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0, least) }, height: proposal.height)
    }

    /// Places the child where this node is: both are in the row.
    func placeChildInRow() { child.place(at: origin, proposal: unbroken(placedProposal)) }

    override func measure(_ proposal: ProposedViewSize) -> Size { child.size(unbroken(proposal)) }

    override func arrange(_ proposal: ProposedViewSize) {}

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        child.explicitGuide(guide, unbroken(proposal))
    }
}
