import MizanBase
import MizanRenderTree

/// `ScrollView`: along the axes that scroll it takes the proposed length, and its content is proposed nothing; across
/// them it passes its proposal on and is as long as the content. Source: SwiftUI, as its "field guide" measured it.
///
/// Without an offset both begin at the leading top corner, so that a right-to-left layout shows the right end of the content, and its scroller
/// stands on the left unless it follows the system.
final class ScrollViewNode: LayoutNode {
    /// The visible part in a session; nil in a still layout, which shows the beginning.
    let state: ScrollState?
    /// The distance of the visible part from the content's leading top corner, in the layout.
    private(set) var shownOffset = Point.zero
    let axes: Axis.Set
    /// The side of the scroller; nil where none is shown.
    private let scrollerSide: ScreenSide?
    /// Makes the content for a container of a size; nil where the content doesn't follow it.
    private let remake: ((ProposedViewSize) throws -> LayoutNode)?
    private var contents = Answers<ProposedViewSize, LayoutNode>()
    /// The content that was placed last.
    private var shown: LayoutNode?
    /// The contents that were made for the view's size.
    private var adopted: [LayoutNode] = []
    private var failure: (any Error)?
    /// The origin in the root's logical space.
    private var place = Point.zero

    init(
        state: ScrollState?, axes: Axis.Set, scrollerSide: ScreenSide?, identity: NodeIdentity,
        direction: LayoutDirection, content: LayoutNode, remake: ((ProposedViewSize) throws -> LayoutNode)?
    ) {
        self.state = state
        self.axes = axes
        self.scrollerSide = scrollerSide
        self.remake = remake
        var traits = LayoutTraits(dependence: .all)
        if remake == nil {
            traits.dependence = content.traits.dependence
            for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
                traits.dependence.subtract(.everything(on: axis))
                traits.dependence.insert(.length(axis, on: axis))
            }
        }
        super.init(identity: identity, direction: direction, children: [content], traits: traits)
        state?.node = self
    }

    /// The content for a proposal.
    private func content(for proposal: ProposedViewSize) -> LayoutNode {
        guard let remake, failure == nil else { return children[0] }
        if let known = contents[proposal] { return known }
        do {
            let made = try remake(proposal)
            adopt(made)
            adopted.append(made)
            return contents.keep(made, to: proposal)
        } catch {
            failure = error
            return children[0]
        }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.keeping(width: !axes.contains(.horizontal), height: !axes.contains(.vertical))
    }

    deinit { for node in adopted { release(node) } }

    override func forget() {
        for node in adopted { release(node) }
        adopted = []
        contents = Answers()
        failure = nil
    }

    override func say(_ inputs: inout ViewInputs) {
        if axes != .vertical { inputs.add(.axes, axes.word) }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        // What isn't known yet is the content's.
        let lengths = proposal.keeping(width: axes.contains(.horizontal), height: axes.contains(.vertical))
        if let width = lengths.width, let height = lengths.height { return Size(width: width, height: height) }
        return lengths.replacingUnspecifiedDimensions(by: content(for: proposal).size(inner(proposal)))
    }

    override func arrange(_ proposal: ProposedViewSize) {
        let content = content(for: proposal)
        if let shown, shown !== content { shown.leaveTree() }
        shown = content
        let size = content.size(inner(proposal))
        shownOffset = clamped(state?.offset ?? .zero, content: size)
        content.place(
            at: shownOffset == .zero ? .zero : Point(x: -shownOffset.x, y: -shownOffset.y),
            proposal: inner(proposal), size: size)
    }

    /// The part nearest to an offset that the content has.
    func clamped(_ offset: Point) -> Point { clamped(offset, content: content(for: placedProposal).placedSize) }

    /// The offset of the last part on each axis.
    var end: Point { clamped(Point(x: .infinity, y: .infinity)) }

    private func clamped(_ offset: Point, content: Size) -> Point {
        var result = Point.zero
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            let end = max(content[axis] - placedSize[axis], 0)
            // A length that isn't finite is an error of the tree.
            if end.isFinite { result[axis] = min(max(offset[axis], 0), end) }
        }
        return result
    }

    override func shows(_ child: LayoutNode) -> Bool { content(for: placedProposal) === child }

    override var shownChildren: [LayoutNode] { [content(for: placedProposal)] }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        if let failure { throw failure }
        place = Point(x: frame.minX - shownOffset.x, y: frame.minY - shownOffset.y)
        if direction != root {
            place.x = frame.maxX - content(for: placedProposal).placedSize.width + shownOffset.x
        }
    }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        let size = content(for: placedProposal).placedSize
        let content = try builder.frame(at: place, size: size, path: node.name)
        let isHigher = axes.contains(.vertical) && size.height > placedSize.height + layoutTolerance
        node.effects.append(RenderEffect(.clip(.rectangle, node.frame)))
        node.scroll = RenderNode.Scroll(
            contentSize: content.size,
            offset: FixedPoint(x: node.frame.minX - content.minX, y: node.frame.minY - content.minY),
            scrollerSide: isHigher ? scrollerSide : nil)
    }
}
