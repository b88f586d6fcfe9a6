import MizanBase
import MizanRenderTree

/// One box of the layout: a view or a modifier in its environment.
///
/// Nodes live for one layout, or as long as a session keeps them. Each answers a proposal once, reduced to the lengths that matter to it
/// (`LayoutDependence`), and remembers the answer, so that the cost of nested containers is linear in their number and
/// not exponential. Places are logical: x counts from the leading edge of the parent, whose `direction` says which side
/// that is; they become absolute once, in `RenderTreeBuilder`.
package class LayoutNode {
    // What layout reads stands first and close together: a screen's nodes don't fit into the nearest cache.
    /// The node's traits, which its parent reads.
    package let traits: LayoutTraits
    /// Whether answers are kept; they aren't where computing them again costs less: in shapes, and in modifiers that
    /// ask their child one question for each of theirs.
    private let isRemembering: Bool
    /// Whether the node was asked more than the limit, so that the layout is invalid.
    private(set) var isMeasuredTooOften = false
    /// The direction that the node's children are arranged in.
    let direction: LayoutDirection
    /// The distance from the parent's leading top corner.
    private(set) var origin = Point.zero
    private(set) var placedSize = Size.zero
    private(set) var placedProposal = ProposedViewSize.unspecified
    // Nothing runs while these change, so there is nothing to check.
    @exclusivity(unchecked) private var sizes = MeasurementCache<ProposedViewSize, Size>()
    @exclusivity(unchecked) private var guides = MeasurementCache<GuideQuestion, Double?>()
    /// The identity that names the node in the tree; nil for a modifier, which makes no node there.
    package let identity: NodeIdentity?
    private let ownChildren: [LayoutNode]
    /// The node around this one; nil at the root, and where the node isn't part of a layout any longer.
    private(set) unowned(unsafe) var parent: LayoutNode?
    /// Whether everything inside stands where the placed proposal and size put it.
    private(set) var isArranged = false
    /// Whether the node was ever placed.
    private(set) var isPlaced = false
    /// The place of the node's content in the tree that it was last added to.
    var slot = TreeSlot()

    private struct GuideQuestion: Equatable {
        var guide: AlignmentGuide
        var proposal: ProposedViewSize
    }

    /// - Parameters:
    ///   - traits: The node's traits; those of a container of the children where nil.
    init(
        identity: NodeIdentity? = nil, direction: LayoutDirection, children: [LayoutNode] = [],
        traits: LayoutTraits? = nil, isRemembering: Bool = true
    ) {
        self.identity = identity
        self.isRemembering = isRemembering
        self.direction = direction
        ownChildren = children
        self.traits = traits ?? .container(children)
        for child in children { adopt(child) }
    }

    deinit { for child in ownChildren { release(child) } }

    /// Takes a node in, which tells this one when it changes. Whoever adopts releases what it has adopted when it ends.
    final func adopt(_ node: LayoutNode) { node.parent = self }

    /// Lets a node go that nothing else has taken in since.
    final func release(_ node: LayoutNode) { if node.parent === self { node.parent = nil } }

    /// The nodes inside.
    package var children: [LayoutNode] { ownChildren }

    /// The size for a proposal, measured once.
    package final func size(_ proposal: ProposedViewSize) -> Size {
        cachedSize(proposal.reduced(to: traits.dependence))
    }

    private func cachedSize(_ question: ProposedViewSize) -> Size {
        guard isRemembering else { return measure(question) }
        if let known = sizes[question] { return known }
        if sizes.count >= Limits.measurementsPerView, let first = sizes.first {
            isMeasuredTooOften = true
            return first
        }
        let answer = measure(question)
        return sizes.store(answer, to: question)
    }

    /// The length on an axis for a proposal.
    ///
    /// Stacks ask for the length at 0 and at infinity to find which children give way. Where the other length of the
    /// proposal can't change the answer, it is not proposed: else each height of each level would be asked again with
    /// each width, at a cost exponential in the depth.
    final func length(along axis: Axis, _ proposal: ProposedViewSize) -> Double {
        let question = proposal.reduced(to: traits.dependence, along: axis)
        return measureLength(along: axis, question) ?? size(question)[axis]
    }

    /// The position of a guide where the node has one of its own, from its leading or top edge.
    final func explicitGuide(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        guard traits.guides.contains(guide.kind) else { return nil }
        let question = GuideQuestion(guide: guide, proposal: proposal.reduced(to: traits.dependence))
        if let known = guides[question] { return known }
        let answer = explicitValue(of: guide, question.proposal)
        return guides.store(answer, to: question)
    }

    /// The position of a guide, from the node's leading or top edge.
    final func guide(_ guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double {
        if let explicit = explicitGuide(guide, proposal) { return explicit }
        return guide.kind == .custom
            ? guide.implicitValue(in: dimensions(proposal)) : guide.implicitValue(in: size(proposal))
    }

    /// The size for a proposal with the guides in it.
    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(of: self, for: proposal)
    }

    /// Puts the node at a place of its parent, and its children in theirs.
    package final func place(at origin: Point, proposal: ProposedViewSize) {
        place(at: origin, proposal: proposal, size: size(proposal))
    }

    /// Puts the node at a place of its parent where its size for the proposal is known.
    package final func place(at origin: Point, proposal: ProposedViewSize, size: Size) {
        let question = proposal.reduced(to: traits.dependence)
        self.origin = origin
        // Everything inside depends on these two alone.
        if isArranged, question == placedProposal, size == placedSize { return }
        placedProposal = question
        placedSize = size
        isArranged = true
        isPlaced = true
        slot.isClean = false
        slot.changeCount &+= 1
        arrange(question)
    }

    // MARK: Changes

    /// Marks the node and all around it: their nodes in the last tree aren't what they would be now.
    final func markChanged() {
        var node: LayoutNode? = self
        while let marked = node {
            marked.slot.isClean = false
            marked.slot.changeCount &+= 1
            node = marked.parent
        }
    }

    /// Counts a change of the node and all around it that is made while they are added to the tree.
    final func countChange() {
        var node: LayoutNode? = self
        while let changed = node {
            changed.slot.changeCount &+= 1
            node = changed.parent
        }
    }

    /// Forgets its answers, since a node inside gives others, and finds them again.
    ///
    /// - Returns: Whether every question that it was asked has the answer that it had, so that nobody around it needs to
    ///   know.
    final func reconsider() -> Bool {
        forget()
        return remeasuresUnchanged()
    }

    /// Finds its answers again.
    ///
    /// - Returns: Whether every question that it was asked has the answer that it had.
    final func remeasuresUnchanged() -> Bool {
        let oldSizes = sizes.removeAll()
        let oldGuides = guides.removeAll()
        isArranged = false
        isMeasuredTooOften = false
        guard isRemembering, !measuresAxesSeparately else { return false }
        return oldSizes.agree { size($0) == $1 } && oldGuides.agree { explicitGuide($0.guide, $0.proposal) == $1 }
    }

    /// Forgets its answers, and that anything inside has its place.
    final func invalidateMeasurements() {
        _ = sizes.removeAll()
        _ = guides.removeAll()
        isArranged = false
        isMeasuredTooOften = false
        slot.isClean = false
        slot.changeCount &+= 1
    }

    /// Forgets the answers of the node and of everything inside.
    package final func forgetAll() {
        invalidateMeasurements()
        forget()
        for child in children { child.forgetAll() }
    }

    /// Forgets the answers of the nodes around this one, since it gives others.
    ///
    /// - Parameter last: The node around all of them, which keeps its own.
    final func forgetAround(upTo last: LayoutNode?) {
        var around = parent
        while let node = around, node !== last {
            node.invalidateMeasurements()
            node.forget()
            around = node.parent
        }
    }

    /// Moves the places of the node and of what is shown inside in the tree.
    final func moveRendered(by shift: Int32) {
        guard slot.start >= 0 else { return }
        slot.start += shift
        for child in shownChildren { child.moveRendered(by: shift) }
    }

    /// Forgets the places of the node and everything inside, which is no part of the tree any longer.
    final func leaveTree() {
        guard slot.start >= 0 else { return }
        slot.start = -1
        slot.isClean = false
        for child in children { child.leaveTree() }
        for child in shownChildren { child.leaveTree() }
    }

    /// Places everything inside anew, in the size and at the proposal of the last layout.
    final func arrangeAgain() {
        isArranged = true
        markChanged()
        arrange(placedProposal)
    }

    /// Forgets what was computed from the nodes inside, besides the answers.
    func forget() {}

    /// Whether it answers with one length without finding the other, which isn't remembered.
    var measuresAxesSeparately: Bool { false }

    /// Whether nothing that it answers depends on a node inside, as on the content of a `GeometryReader`.
    func isIndependent(of node: LayoutNode) -> Bool { false }

    /// Answers a proposal; called once for each proposal.
    func measure(_ proposal: ProposedViewSize) -> Size { .zero }

    /// Answers with one length, where that is found without the other; nil where it is not.
    func measureLength(along axis: Axis, _ proposal: ProposedViewSize) -> Double? { nil }

    /// The least width in points at which no word inside breaks: the min-content width (CSS Sizing 3 §2.1) without hyphens.
    package var leastWidth: Double {
        children.isEmpty
            ? size(ProposedViewSize(width: 0, height: nil)).width : children.reduce(0) { max($0, $1.leastWidth) }
    }

    /// Places the children inside the size that the proposal was answered with.
    func arrange(_ proposal: ProposedViewSize) {}

    /// A child's part of the room that the node has on an axis: the length that the node proposes, otherwise all of it.
    ///
    /// The node is placed at its ideal length there.
    func room(for child: LayoutNode, along axis: Axis, of room: Double) -> Double {
        child.placedProposal[axis] ?? room
    }

    /// Whether the node is longer or shorter than a child, so that its alignment decides the child's place.
    func hasRoom(around child: LayoutNode, along axis: Axis) -> Bool {
        (placedSize[axis] - child.placedSize[axis]).magnitude > layoutTolerance
    }

    /// The edge that a child with room around it keeps its distance from.
    func edge(of child: LayoutNode, along axis: Axis) -> NodeAlignment.Edge { .unknown }

    /// The length that every child has at most; nil if each has one of its own (``room(for:along:of:)``).
    ///
    /// A stack has its own length across. Along it, the shortest children have the lengths that they like, and all others
    /// equal shares of what these leave.
    ///
    /// - Parameters:
    ///   - axes: The axes on which children are asked for their ideal lengths.
    ///   - room: The length that the node itself has.
    func share(along axis: Axis, ideal axes: [Axis], of room: Double) -> Double? { nil }

    /// Does what needs the node's place in the root, before the node and its content are added to the tree.
    ///
    /// - Parameters:
    ///   - frame: The frame in the root's logical space, where x counts from its leading edge; not rounded.
    ///   - root: The root's direction.
    func settle(in frame: Rect, of root: LayoutDirection) throws {}

    /// A guide's own position, if there is one; called for nodes whose ``LayoutTraits/guides`` contain it.
    func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? { nil }

    /// Adds the author's arguments of the view or the modifier that aren't the default; nothing about the drawing.
    func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {}

    /// Adds the node's own content, where it makes a node in the tree.
    func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {}

    /// The children that are part of the result, in draw order.
    var shownChildren: [LayoutNode] { children }

    /// Whether a child is part of the result.
    func shows(_ child: LayoutNode) -> Bool { true }

    /// Whether a modifier wraps the node itself; the modifiers of a grid's row wrap its cells.
    package var isModifiedAsWhole: Bool { true }

    /// Whether another node can stand in for it: containers look for rows and spacers among their children.
    var isReplaceable: Bool { true }

    /// The nodes that modifiers of the view wrap.
    var modifiedNodes: [LayoutNode] { [self] }

    /// The node with a modifier around each of its ``modifiedNodes``.
    func modified(_ wrap: (LayoutNode) throws -> LayoutNode) rethrows -> LayoutNode { try wrap(self) }

    /// Whether nodes that are named like siblings of the view stand beside it, such as the bar of a `safeAreaInset`.
    var addsSiblings: Bool { false }

    /// Whether it stands around one view, with which it shares a node in the tree.
    var isModifier: Bool { false }

    /// Whether its node in the tree, or nodes inside, are changed once all of them are there.
    var finishesContent: Bool { identity?.accessibility?.children == .combine }

    /// Whether nodes beside its content are made for the values that views inside have for a preference, so that a change
    /// inside may change them.
    var dependsOnContent: Bool { false }

    /// Whether what views inside say to containers is for this one alone.
    var consumesTraits: Bool { false }

    /// Nodes that aren't part of the result, and are counted in the names of those after them.
    var nodesNamedBefore: [LayoutNode] { [] }

    /// What is seen of a text or an image, with what it says; nil for all others.
    var seen: (content: FallbackAlternatives.VisibleElement.ContentKind, label: String)? { nil }

    /// The key of the preference whose value the node sets; nil for most nodes.
    var preferenceKey: ObjectIdentifier? { nil }

    /// Whether everything inside does what needs its place before any of it is added to the tree.
    var settlesContentFirst: Bool { false }

    /// Lets everything inside do what needs its place, before the node is added to the tree.
    ///
    /// - Parameter origin: The node's leading top corner in the root's logical space.
    func settleContent(in builder: RenderTreeBuilder, at origin: Point) throws {
        try builder.settleAll(shownChildren, in: self, at: origin)
    }

    /// Adds the nodes inside, if the node itself has none in the tree.
    ///
    /// - Returns: The number of nodes that were added to the scope.
    func addContent(
        to builder: inout RenderTreeBuilder, at origin: Point, in scope: NodePaths.Scope, inputs: AuthoredArguments
    ) throws -> Int {
        try builder.add(shownChildren, of: self, at: origin, in: scope, inputs: inputs)
    }

    /// The node that gives a modifier its name in the tree.
    package var subject: LayoutNode? { self }
}
