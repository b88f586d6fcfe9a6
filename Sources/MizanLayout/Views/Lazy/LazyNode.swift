import MizanBase

/// A container that makes its rows in their order, as far as the scrolling view around it reaches, and shows those in the visible
/// part.
///
/// Everything follows from the views, the proposal and the visible part: rows that a session has made for another part count for
/// nothing.
class LazyNode: LayoutNode, ScrolledContainer {
    /// The axis that the rows follow each other on.
    final let axis: Axis
    final let rows: LazyRows
    /// The kinds of views that stay in the visible part while their section is there.
    final let pinnedViews: PinnedScrollableViews
    /// The sections of the rows that are made, as far as pinned views need them.
    final var sections = NodeSections()
    /// The nodes in the visible part, and their places among all that are made.
    private var shown: [LayoutNode] = []
    private var shownIndices = 0..<0
    /// The places of pinned nodes outside of the visible part.
    private var pinnedIndices: [Int] = []
    /// Nodes of rows that were made of former data.
    private let waiting: [LayoutNode]
    private var hasShown = false

    /// The number of lengths across whose rows are remembered: a window that is drawn larger has more and more of them.
    static let measurementLimit = 8

    init(
        axis: Axis, rows: LazyRows, pinnedViews: PinnedScrollableViews, identity: NodeIdentity?,
        direction: LayoutDirection, dependence: LayoutDependence
    ) {
        self.axis = axis
        self.rows = rows
        self.pinnedViews = pinnedViews
        waiting = rows.waitingNodes
        var traits = LayoutTraits.container(rows.nodes, dependence: dependence)
        // Any row may have some.
        if rows.window != nil { traits.guides = [.baselines, .custom, .decimal] }
        super.init(identity: identity, direction: direction, traits: traits)
        for node in rows.nodes { adopt(node) }
        for node in waiting { adopt(node) }
        rows.window?.register(self)
    }

    /// 0, whatever its rows need: they are made only once their places are known.
    final override var leastWidth: Double { 0 }

    deinit {
        for node in rows.nodes { release(node) }
        for node in waiting { release(node) }
    }

    /// The position up to which rows are made, from the leading or top edge; infinite where nothing around scrolls.
    final var end: Double { rows.window?.end[axis] ?? .infinity }

    /// Makes the next row.
    ///
    /// - Returns: Whether there was one.
    final func makeNextRow() -> Bool {
        let count = rows.nodes.count
        guard rows.makeNext() else { return false }
        for node in rows.nodes[count...] { adopt(node) }
        return true
    }

    /// Places the nodes that are visible in a part of the axis.
    ///
    /// - Returns: Their places among all that are made.
    func placeVisible(from start: Double, through end: Double) -> Range<Int> { 0..<0 }

    /// Calls the body with a node by its place, the corner that it has if nothing pins it, and the proposal for it.
    func forNode(at place: Int, _ body: (LayoutNode, Point, ProposedViewSize) -> Void) {}

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        guard let window = rows.window else { return }
        let part = window.part(of: frame, along: axis, isMirrored: direction != root)
        // A frame that isn't finite is an error of the tree.
        guard part.start.isFinite, part.end.isFinite else { return }
        let visible = placeVisible(from: part.start, through: part.end)
        let pinned = pin(visible, from: part.start, through: part.end)
        if let failure = rows.removeFailure() {
            // Without the row it has answers that it won't have with it.
            invalidateMeasurements()
            forget()
            forgetAround(upTo: nil)
            throw failure
        }
        show(visible, pinned: pinned)
        rows.sift()
    }

    private func show(_ places: Range<Int>, pinned: [Int]) {
        defer {
            for node in shown { node.slot.isRaised = false }
            for place in pinned { rows.nodes[place].slot.isRaised = true }
        }
        let outside = pinned.filter { !places.contains($0) }
        guard !hasShown || places != shownIndices || outside != pinnedIndices else { return }
        let former = hasShown ? shown : children + waiting
        shownIndices = places
        pinnedIndices = outside
        let before = outside.prefix { $0 < places.lowerBound }
        shown = before.map { rows.nodes[$0] } + rows.nodes[places]
        shown += outside[before.endIndex...].map { rows.nodes[$0] }
        // The first time, nodes may be in the tree that another node for the same view has put there.
        let known = Set(shown.map(ObjectIdentifier.init))
        for node in former where !known.contains(ObjectIdentifier(node)) { node.leaveTree() }
        hasShown = true
        countChange()
    }

    /// The nodes before the visible ones that the names of these depend on.
    final override var nodesNamedBefore: [LayoutNode] {
        guard rows.window != nil, !shown.isEmpty else { return [] }
        guard let first = pinnedIndices.first, let last = pinnedIndices.last else {
            return rows.nodesNamed(before: shownIndices)
        }
        // A pinned node has the name that it has anywhere else.
        let places = min(first, shownIndices.lowerBound)..<max(last + 1, shownIndices.upperBound)
        return rows.nodesNamed(before: places) + rows.nodes[places]
    }

    final override var children: [LayoutNode] { rows.nodes }

    final override var shownChildren: [LayoutNode] { rows.window == nil ? rows.nodes : shown }

    final override func shows(_ child: LayoutNode) -> Bool { rows.window == nil || shown.contains { $0 === child } }
}
