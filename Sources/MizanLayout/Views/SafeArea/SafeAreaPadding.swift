import Foundation
import MizanBase

nonisolated extension View {
    /// Makes the safe area smaller for the view, which stays inside; content that ignores the safe area reaches into
    /// the padding. Source: SwiftUI's `safeAreaPadding(_:)`.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        SafeAreaView(content: self, modifier: SafeAreaPaddingModifier(insets: insets.usable))
    }

    /// Makes the safe area smaller by the same length at all edges, in points. Source: SwiftUI's `safeAreaPadding(_:)`.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Makes the safe area smaller at some edges, by 16 pt by default. Source: SwiftUI's `safeAreaPadding(_:_:)`.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return safeAreaPadding(
            EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
    }
}

private struct SafeAreaPaddingModifier: SafeAreaModifier {
    let insets: EdgeInsets

    func node(around node: LayoutNode, inner: SafeArea, in context: ViewContext) -> LayoutNode {
        SafeAreaPaddingNode(
            node, insets: insets, outer: context.environment.safeArea, inner: inner, direction: context.direction)
    }
}

/// Padding that belongs to the insets of the safe area inside.
private final class SafeAreaPaddingNode: ModifierNode {
    private let insets: EdgeInsets
    private let outer: SafeArea?
    private let inner: SafeArea

    init(
        _ child: LayoutNode, insets: EdgeInsets, outer: SafeArea?, inner: SafeArea, direction: LayoutDirection
    ) {
        self.insets = insets
        self.outer = outer
        self.inner = inner
        var traits = child.traits
        if insets.leading + insets.trailing > 0 { traits.spacing = traits.spacing.dropping(.horizontal) }
        if insets.top + insets.bottom > 0 { traits.spacing = traits.spacing.dropping(.vertical) }
        super.init(child, direction: direction, traits: traits)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) { inputs.add(.safeAreaPadding, insets) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let size = child.size(proposal.inset(by: insets))
        return Size(
            width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
    }

    override func arrange(_ proposal: ProposedViewSize) {
        child.place(at: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        child.explicitGuide(guide, proposal.inset(by: insets)).map {
            $0 + (guide.axis == .horizontal ? insets.leading : insets.top)
        }
    }

    override func settle(in frame: Rect, of root: LayoutDirection) throws {
        inner.set(
            inside: frame, by: direction == root ? insets : insets.mirrored, outer: outer)
    }
}

extension SafeArea {
    /// Sets the area inside a frame's insets; beyond it lie the insets and the room beyond the frame's own edges.
    func set(inside frame: Rect, by insets: EdgeInsets, outer: SafeArea?) {
        set(frame: frame.inset(by: insets), insets: insets + (outer?.room(around: frame) ?? EdgeInsets()))
    }
}
