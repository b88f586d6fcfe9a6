import MizanBase
import MizanRenderTree

/// `ScrollView`: along the axes that scroll it takes the proposed length, and its content is proposed nothing; across
/// them it passes its proposal on and is as long as the content. Source: SwiftUI, as its "field guide" measured it.
///
/// Both begin at the leading top corner, so that a right-to-left layout shows the right end of the content, and its scroller
/// stands on the left unless it follows the system.
final class ScrollViewNode: LayoutNode {
    private let axes: Axis.Set
    /// The side of the scroller; nil where none is shown.
    private let scrollerSide: ScreenSide?
    /// Makes the content for a container of a size; nil where the content doesn't follow it.
    private let remake: ((ProposedViewSize) throws -> LayoutNode)?
    private var contents = Answers<ProposedViewSize, LayoutNode>()
    /// The content that was placed last.
    private var shown: LayoutNode?
    private var failure: (any Error)?
    /// The origin in the root's logical space.
    private var place = Point.zero

    init(
        axes: Axis.Set, scrollerSide: ScreenSide?, identity: NodeIdentity,
        direction: LayoutDirection, content: LayoutNode, remake: ((ProposedViewSize) throws -> LayoutNode)?
    ) {
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
    }

    /// The content for a proposal.
    private func content(for proposal: ProposedViewSize) -> LayoutNode {
        guard let remake, failure == nil else { return children[0] }
        if let known = contents[proposal] { return known }
        do {
            return contents.keep(try remake(proposal), to: proposal)
        } catch {
            failure = error
            return children[0]
        }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        proposal.keeping(width: !axes.contains(.horizontal), height: !axes.contains(.vertical))
    }

    override func forget() {
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
        content.place(at: .zero, proposal: inner(proposal))
    }

    override func shows(_ child: LayoutNode) -> Bool { content(for: placedProposal) === child }

    override var shownChildren: [LayoutNode] { [content(for: placedProposal)] }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        if let failure { throw failure }
        place = frame.origin
        if direction != root { place.x = frame.maxX - content(for: placedProposal).placedSize.width }
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
