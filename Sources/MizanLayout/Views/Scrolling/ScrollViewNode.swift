import MizanBase
import MizanRenderTree

/// `ScrollView`: along the axes that scroll it takes the proposed length, and its content is proposed nothing; across
/// them it passes its proposal on and is as long as the content. Source: SwiftUI, as its "field guide" measured it.
///
/// Without an offset both begin at the leading top corner, so that a right-to-left layout shows the right end of the content, and its scroller
/// stands on the left unless it follows the system.
final class ScrollViewNode: LayoutNode, MovedNode {
    /// The visible part in a session; nil in a still layout, which shows the first one.
    let state: ScrollState?
    /// The distance of the visible part from the content's leading top corner, in the layout.
    private(set) var shownOffset = Point.zero
    let axes: Axis.Set
    /// The side of the scroller; nil where none is shown.
    private let scrollerSide: ScreenSide?
    /// Whether only the visible part is drawn.
    private let isClipped: Bool
    /// The point of the content and of the visible part that are at one place until something scrolls.
    private let anchor: UnitPoint
    /// The container of the content, of no size yet.
    private let container: RelativeContainer
    /// The visible part, for lazy containers inside.
    private let window: ScrollWindow
    /// Makes the content for a container of a size.
    private let remake: (ProposedViewSize) throws -> LayoutNode
    private var contents = MeasurementCache<ProposedViewSize, LayoutNode>()
    /// The content that was placed last.
    private var shown: LayoutNode?
    /// The contents that were made for the view's size.
    private var adopted: [LayoutNode] = []
    private var failure: (any Error)?
    /// The origin in the root's logical space.
    private var scrollOffset = Point.zero

    init(
        state: ScrollState?, axes: Axis.Set, scrollerSide: ScreenSide?, isClipped: Bool, anchor: UnitPoint,
        identity: NodeIdentity, direction: LayoutDirection, content: LayoutNode, container: RelativeContainer,
        window: ScrollWindow, remake: @escaping (ProposedViewSize) throws -> LayoutNode
    ) {
        self.state = state
        self.axes = axes
        self.scrollerSide = scrollerSide
        self.isClipped = isClipped
        self.anchor = anchor
        self.container = container
        self.window = window
        self.remake = remake
        var traits = LayoutTraits(dependence: .all)
        if !container.isUsed {
            traits.dependence = content.traits.dependence
            for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
                traits.dependence.subtract(.everything(on: axis))
                // The rows that show may decide the length across.
                traits.dependence.formUnion([.length(axis, on: axis), .length(axis.crossing, on: axis)])
            }
        }
        super.init(identity: identity, direction: direction, children: [content], traits: traits)
        state?.node = self
        window.owner = self
    }

    /// The content for a proposal.
    private func content(for proposal: ProposedViewSize) -> LayoutNode {
        guard container.isUsed, failure == nil else { return children[0] }
        if let known = contents[proposal] { return known }
        do {
            let made = try remake(proposal)
            adopt(made)
            adopted.append(made)
            return contents.store(made, to: proposal)
        } catch {
            failure = error
            return children[0]
        }
    }

    /// Asks the content for a proposal; its rows are made as far as they show.
    private func measuringContent<Answer>(_ proposal: ProposedViewSize, _ ask: (LayoutNode) -> Answer) -> Answer {
        window.reach(end(of: proposal))
        let content = content(for: proposal)
        let answer = ask(content)
        // A row that was made just now may follow the container.
        return content === self.content(for: proposal) ? answer : measuringContent(proposal, ask)
    }

    /// The end of the visible part from the content's start, where the view is as large as proposed. Nobody places a view in an
    /// infinite length: it is asked for to see how far a view gives way.
    private func end(of proposal: ProposedViewSize) -> Size {
        var end = Size.zero
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            // Without the whole content nobody knows where a part of it begins that isn't the first one.
            let length = anchor[axis] > 0 && state?.offset == nil ? .infinity : proposal[axis] ?? .infinity
            end[axis] = proposal[axis] == .infinity ? 0 : max(length, 0) + max(state?.offset?[axis] ?? 0, 0)
        }
        return end
    }

    /// Whether all answers are the ones before the visible part moved.
    func agreesAfterMove() -> Bool { !window.isUsed || remeasuresUnchanged() }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.restricted(width: !axes.contains(.horizontal), height: !axes.contains(.vertical))
    }

    deinit { for node in adopted { release(node) } }

    override func forget() {
        for node in adopted { release(node) }
        adopted = []
        contents = MeasurementCache()
        failure = nil
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        if axes != .vertical { inputs.add(.axes, axes.word) }
        if anchor != .zero { inputs.add(.defaultScrollAnchor, Point(x: anchor.x, y: anchor.y)) }
    }

    override var leastWidth: Double {
        axes.contains(.horizontal) ? 0 : super.leastWidth
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        // What isn't known yet is the content's.
        let lengths = proposal.restricted(width: axes.contains(.horizontal), height: axes.contains(.vertical))
        if let width = lengths.width, let height = lengths.height { return Size(width: width, height: height) }
        // What is placed stays so, where another length is only asked for.
        defer { if isPlaced { window.reach(end(of: placedProposal)) } }
        return measuringContent(proposal) { content in
            var size = Size.zero
            for axis in Axis.allCases { size[axis] = lengths[axis] ?? content.length(along: axis, inner(proposal)) }
            return size
        }
    }

    override func measureLength(along axis: Axis, _ proposal: ProposedViewSize) -> Double? {
        axes.contains(Axis.Set(axis)) ? proposal[axis] : nil
    }

    override func arrange(_ proposal: ProposedViewSize) {
        let (content, size) = measuringContent(proposal) { ($0, $0.size(inner(proposal))) }
        if let shown, shown !== content { shown.leaveTree() }
        shown = content
        shownOffset = offset(in: size)
        content.place(
            at: shownOffset == .zero ? .zero : Point(x: -shownOffset.x, y: -shownOffset.y),
            proposal: inner(proposal), size: size)
    }

    /// The part that was asked for last, which the next update shows.
    var currentOffset: Point { offset(in: placedContent.placedSize) }

    private func offset(in content: Size) -> Point {
        if let offset = state?.offset { return clamped(offset, content: content) }
        var offset = Point.zero
        for axis in Axis.allCases where anchor[axis] > 0 {
            let rest = content[axis] - placedSize[axis]
            // A length that isn't finite is an error of the tree.
            if rest.isFinite { offset[axis] = anchor[axis] * rest }
        }
        return clamped(offset, content: content)
    }

    /// The part nearest to an offset that the content has.
    func clamped(_ offset: Point) -> Point { clamped(offset, content: placedContent.placedSize) }

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

    private var placedContent: LayoutNode { shown ?? children[0] }

    override func shows(_ child: LayoutNode) -> Bool { placedContent === child }

    override var shownChildren: [LayoutNode] { [placedContent] }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        if let failure { throw failure }
        window.show(frame)
        scrollOffset = Point(x: frame.minX - shownOffset.x, y: frame.minY - shownOffset.y)
        if direction != root {
            scrollOffset.x = frame.maxX - placedContent.placedSize.width + shownOffset.x
        }
    }

    override func describe(_ node: inout RenderNode, in builder: inout RenderTreeBuilder) throws {
        let size = placedContent.placedSize
        let content = try builder.frame(at: scrollOffset, size: size, path: node.name)
        let isHigher = axes.contains(.vertical) && size.height > placedSize.height + layoutTolerance
        if isClipped { node.effects.append(RenderEffect(.clip(.rectangle, node.frame))) }
        node.scroll = RenderNode.Scroll(
            contentSize: content.size,
            offset: FixedPoint(x: node.frame.minX - content.minX, y: node.frame.minY - content.minY),
            scrollerSide: isHigher ? scrollerSide : nil)
    }
}
