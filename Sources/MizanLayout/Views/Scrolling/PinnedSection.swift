import MizanBase

/// A section of a list whose header and footer stay in the visible part while its rows are there.
package struct PinnedSection: NodeModifier {
    let hasHeader: Bool
    let hasFooter: Bool

    package init(hasHeader: Bool, hasFooter: Bool) {
        self.hasHeader = hasHeader
        self.hasFooter = hasFooter
    }

    package func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        guard let window = context.environment.windows[.vertical], hasHeader || hasFooter else { return node }
        return PinnedSectionNode(node, self, window: window, direction: context.direction)
    }
}

/// Stands around the column of a section, and moves its first and its last view once the place of the column is known.
private final class PinnedSectionNode: ModifierNode {
    private let section: PinnedSection
    private let window: ScrollWindow

    init(_ child: LayoutNode, _ section: PinnedSection, window: ScrollWindow, direction: LayoutDirection) {
        self.section = section
        self.window = window
        super.init(child, direction: direction, isRemembering: false)
    }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        slot.dependsOnPositionsOutside = true
        let part = window.part(of: frame, along: .vertical, isMirrored: false)
        guard let views = child.subject?.shownChildren, let first = views.first, let last = views.last,
            part.start.isFinite, part.end.isFinite
        else { return }
        let rows = (
            start: section.hasHeader ? first.placedSize.height : 0,
            end: placedSize.height - (section.hasFooter ? last.placedSize.height : 0)
        )
        if section.hasHeader {
            let place = PinnedPosition.ofHeader(
                from: 0, length: rows.start, rowsEnd: rows.end, visibleStart: part.start)
            pin(first, at: place, insteadOf: 0)
        }
        if section.hasFooter {
            let place = PinnedPosition.ofFooter(
                from: rows.end, length: last.placedSize.height, rowsStart: rows.start, visibleEnd: part.end)
            pin(last, at: place, insteadOf: rows.end)
        }
    }

    private func pin(_ view: LayoutNode, at place: Double, insteadOf natural: Double) {
        let isPinned = abs(place - natural) > layoutTolerance
        view.place(
            at: Point(x: view.origin.x, y: isPinned ? place : natural), proposal: view.placedProposal,
            size: view.placedSize)
        guard view.slot.isRaised != isPinned else { return }
        view.slot.isRaised = isPinned
        // It has another background.
        view.leaveTree()
        countChange()
    }
}

/// The surface behind a header or a footer, which shows while that is pinned.
package struct PinnedBackground<Surface: View>: NodeModifier {
    let surface: Surface

    package init(surface: Surface) {
        self.surface = surface
    }

    package func node(around node: LayoutNode, in context: ViewContext) throws -> LayoutNode {
        var surfaces: [LayoutNode] = []
        try context.making.at(NodeMakingContext.decorationStep) {
            surfaces = try surface.nodes(in: context.forChildren())
        }
        return PinnedBackgroundNode(
            node, decorations: surfaces, alignment: .center, layer: .background, direction: context.direction)
    }
}

private final class PinnedBackgroundNode: DecorationNode {
    /// Whether the view is drawn above its siblings.
    private var isRaised: Bool {
        var node: LayoutNode = self
        while !node.slot.isRaised {
            guard let around = node.parent, around.isModifier else { return false }
            node = around
        }
        return true
    }

    override var shownChildren: [LayoutNode] { isRaised ? super.shownChildren : [child] }

    override func shows(_ child: LayoutNode) -> Bool { child === self.child || isRaised }
}
