import Foundation
import MizanBase
import MizanRenderTree

/// The upper or the lower edge. Source: SwiftUI's `VerticalEdge`.
public enum VerticalEdge: String, Hashable, Sendable, CaseIterable {
    case top, bottom
}

/// The leading or the trailing edge. Source: SwiftUI's `HorizontalEdge`.
public enum HorizontalEdge: String, Hashable, Sendable, CaseIterable {
    case leading, trailing
}

nonisolated extension View {
    /// Adds views above or below this one that take room from it, such as a bar. Content that ignores the safe area
    /// reaches under them. Source: SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)`.
    ///
    /// - Parameters:
    ///   - edge: The edge, above or below.
    ///   - alignment: The guide that the views and this one share.
    ///   - spacing: The distance between them, in points; nil takes what they prefer, else 8.
    ///   - content: The views.
    public func safeAreaInset(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        inset(
            edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing.map { Double($0) }, content: content())
    }

    /// Adds views beside this one that take room from it, as for the other edges.
    public func safeAreaInset(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> some View
    ) -> some View {
        inset(
            edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing.map { Double($0) }, content: content())
    }

    private func inset(_ edge: Edge, alignment: Alignment, spacing: Double?, content: some View) -> some View {
        SafeAreaView(
            content: self,
            modifier: SafeAreaInsetModifier(bar: content, edge: edge, alignment: alignment, spacing: spacing))
    }
}

private struct SafeAreaInsetModifier<Bar: View>: SafeAreaModifier {
    let bar: Bar
    let edge: Edge
    let alignment: Alignment
    let spacing: Double?

    func node(around node: LayoutNode, inner: SafeArea, in context: ViewContext) throws -> LayoutNode {
        var bars: [LayoutNode] = []
        try context.making.at(NodeMakingContext.decorationStep) {
            bars = try bar.nodes(in: context.forChildren())
        }
        return SafeAreaInsetNode(
            node,
            bar: bars.count == 1
                ? bars[0]
                : ZStackNode(alignment: .center, identity: nil, direction: context.direction, children: bars),
            edge: edge, alignment: alignment, spacing: spacing, outer: context.environment.safeArea,
            inner: inner, direction: context.direction)
    }
}

/// A view and a bar at an edge of it. The bar is proposed the size of the whole, the view the size that the bar and the
/// distance leave; the whole is as long as both, and across as long as the view. Apple documents no numbers: this is
/// our reading of it.
package final class SafeAreaInsetNode: ModifierNode {
    private let bar: LayoutNode
    private let edge: Edge
    /// The axis that the bar takes room on.
    private let axis: Axis
    /// Whether the bar comes before the view.
    private let isFirst: Bool
    private let alignment: Alignment
    private let spacing: Double
    /// The distance that the author set; nil for the one that neighbours prefer.
    private let authoredSpacing: Double?
    private let outer: SafeArea?
    private let inner: SafeArea

    package init(
        _ child: LayoutNode, bar: LayoutNode, edge: Edge, alignment: Alignment, spacing: Double?, outer: SafeArea?,
        inner: SafeArea, direction: LayoutDirection
    ) {
        self.bar = bar
        self.edge = edge
        self.alignment = alignment
        authoredSpacing = spacing
        self.outer = outer
        self.inner = inner
        isFirst = edge == .top || edge == .leading
        axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        let (first, last) = isFirst ? (bar, child) : (child, bar)
        self.spacing = spacing ?? first.traits.spacing.distance(to: last.traits.spacing, along: axis)
        var traits = child.traits
        traits.dependence = .all
        traits.spacing = traits.spacing.dropping(Edge.Set(edge))
        traits.spacing.formUnion(bar.traits.spacing, edges: Edge.Set(edge))
        super.init(child, direction: direction, traits: traits)
        adopt(bar)
    }

    deinit { release(bar) }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        inputs.add(
            .safeAreaInset,
            parts: [
                TreeAttribute(.edge, .word(Edge.Set(edge).word)),
                alignment == .center ? nil : TreeAttribute(.alignment, .word(alignment.word)),
                .ifPresent(.spacing, authoredSpacing),
            ])
    }

    /// The proposals to the bar and the view, and the length of the bar with the distance.
    private func division(
        of proposal: ProposedViewSize
    ) -> (bar: ProposedViewSize, child: ProposedViewSize, insets: EdgeInsets) {
        var forBar = proposal
        if forBar[axis.crossing] == nil { forBar[axis.crossing] = child.size(proposal)[axis.crossing] }
        let room = max(bar.size(forBar)[axis] + spacing, 0)
        let insets = EdgeInsets(top: room, leading: room, bottom: room, trailing: room).only(Edge.Set(edge))
        return (forBar, proposal.inset(by: insets), insets)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let (_, inner, insets) = division(of: proposal)
        let size = child.size(inner)
        return Size(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func arrange(_ proposal: ProposedViewSize) {
        let (forBar, forChild, insets) = division(of: proposal)
        child.place(at: Point(x: insets.leading, y: insets.top), proposal: forChild)
        let size = bar.size(forBar)
        var origin = bar.origin(aligned: alignment, in: placedSize, proposal: forBar)
        origin[axis] = isFirst ? 0 : placedSize[axis] - size[axis]
        bar.place(at: origin, proposal: forBar)
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let (_, inner, insets) = division(of: proposal)
        return child.explicitGuide(guide, inner).map {
            $0 + (guide.axis == .horizontal ? insets.leading : insets.top)
        }
    }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        let insets = division(of: placedProposal).insets
        inner.set(inside: frame, by: direction == root ? insets : insets.mirrored, outer: outer)
    }

    override var shownChildren: [LayoutNode] { [child, bar] }

    override var showsMore: Bool { true }
}
