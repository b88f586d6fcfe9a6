import MizanBase

/// A menu or a popover at its place next to the view that presents it.
nonisolated package struct AnchoredView<Content: View>: PrimitiveView, RememberedView {
    /// What it is, which decides where it is.
    let form: AnchoredPlacement.CardForm
    /// The place of the presenting view that it is next to.
    var anchor = PopoverAttachmentAnchor.rect(.bounds)
    /// The presentation's number among those of the screen.
    let number: Int
    /// The arrow of a popover.
    var arrow: AnchoredArrow?
    @ViewBuilder let content: Content

    package init(
        form: AnchoredPlacement.CardForm, anchor: PopoverAttachmentAnchor = PopoverAttachmentAnchor.rect(.bounds),
        number: Int, arrow: AnchoredArrow? = nil, @ViewBuilder content: () -> Content
    ) {
        self.form = form
        self.anchor = anchor
        self.number = number
        self.arrow = arrow
        self.content = content()
    }

    package func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        var made = _NodeList()
        try context.making.at(NodeMakingContext.modifierStep) {
            try content._makeNodes(in: context.nested(), into: &made)
        }
        let child = StackNode.column(of: made.nodes, direction: context.direction)
        var arrows: [LayoutNode] = []
        if let arrow {
            try context.making.at(NodeMakingContext.decorationStep) {
                arrows = try arrow.all.nodes(in: context.forChildren())
            }
        }
        nodes.append(
            AnchoredNode(
                child, form: form, anchor: anchor, number: number, arrow: arrow, arrows: arrows,
                presenters: context.making.presenters, direction: context.direction))
    }
}

/// A node as large as the screen, whose child gets its place once the view that presents it has its own.
private final class AnchoredNode: LayoutNode {
    private let child: LayoutNode
    private let form: AnchoredPlacement.CardForm
    private let anchor: PopoverAttachmentAnchor
    private let number: Int
    private let arrow: AnchoredArrow?
    private let arrows: [LayoutNode]
    /// The arrow for the edge at which the child is.
    private var shownArrow: LayoutNode?
    private let presenters: Presenters

    init(
        _ child: LayoutNode, form: AnchoredPlacement.CardForm, anchor: PopoverAttachmentAnchor, number: Int,
        arrow: AnchoredArrow?, arrows: [LayoutNode], presenters: Presenters, direction: LayoutDirection
    ) {
        self.child = child
        self.form = form
        self.anchor = anchor
        self.number = number
        self.arrow = arrow
        self.arrows = arrows
        self.presenters = presenters
        super.init(direction: direction, children: [child] + arrows, traits: .greedy, isRemembering: false)
    }

    override var shownChildren: [LayoutNode] { shownArrow.map { [child, $0] } ?? [child] }

    override func shows(_ child: LayoutNode) -> Bool { child === self.child || child === shownArrow }

    override func measure(_ proposal: ProposedViewSize) -> Size { proposal.replacingUnspecifiedDimensions() }

    override func isIndependent(of node: LayoutNode) -> Bool { true }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        slot.dependsOnPositionsOutside = true
        guard frame.maxX.isFinite, frame.maxY.isFinite else { return }
        let place = SpaceConversion(frame: frame, isMirrored: direction != root)
        let shown = presenters.shown(in: self.root)
        var anchor = Rect(origin: .zero, size: frame.size)
        var isMirrored = false
        if shown.indices.contains(number) {
            let presenter = shown[number]
            let own = SpaceConversion(frame: presenter.frame(in: root), isMirrored: presenter.direction != root)
            anchor = place.inside(self.anchor.rect(in: own))
            isMirrored = presenter.direction != direction
        }
        let placement = AnchoredPlacement(form: form, anchor: anchor, isMirrored: isMirrored, screen: frame.size)
        let (origin, proposal, edge) = placement.place { child.size($0) }
        child.place(at: origin, proposal: proposal)
        showArrow(at: edge, of: anchor)
    }

    private func showArrow(at edge: Edge?, of anchor: Rect) {
        let number = edge.flatMap { AnchoredArrow.edges.firstIndex(of: $0) }
        let wanted = number.flatMap { arrows.indices.contains($0) ? arrows[$0] : nil }
        if let shownArrow, shownArrow !== wanted { shownArrow.leaveTree() }
        shownArrow = wanted
        guard let wanted, let edge, let arrow else { return }
        let card = Rect(origin: child.origin, size: child.placedSize)
        wanted.place(
            at: AnchoredArrow.origin(at: edge, of: anchor, card: card, radius: arrow.radius), proposal: .unspecified)
    }
}

extension LayoutNode {
    /// The frame of a node that has its place, in the root's logical space.
    fileprivate func frame(in root: LayoutDirection) -> Rect {
        var path: [LayoutNode] = []
        var node: LayoutNode? = self
        while let next = node {
            path.append(next)
            node = next.parent
        }
        guard let outermost = path.popLast() else { return Rect(origin: .zero, size: placedSize) }
        var origin = outermost.origin
        var around = outermost
        for inner in path.reversed() {
            origin = around.origin(of: inner, at: origin, root: root)
            around = inner
        }
        return Rect(origin: origin, size: placedSize)
    }
}

/// The place of a view that a popover points to. Source: SwiftUI's `PopoverAttachmentAnchor`.
public enum PopoverAttachmentAnchor {
    /// A frame in the view.
    case rect(Anchor<Rect>.Source)
    /// A point of the view, by its part of the width and the height.
    case point(UnitPoint)
}

extension PopoverAttachmentAnchor {
    /// The rectangle of a view that a popover is next to, in the root's logical space.
    fileprivate func rect(in place: SpaceConversion) -> Rect {
        switch self {
        case .rect(let source): source.anchor(in: place).value
        case .point(let point):
            Rect(origin: Anchor<Point>.Source.unitPoint(point).anchor(in: place).value, size: .zero)
        }
    }
}
