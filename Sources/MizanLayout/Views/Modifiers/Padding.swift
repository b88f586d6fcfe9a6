import Foundation
import MizanBase

nonisolated extension View {
    /// Adds space around the view, in points.
    public func padding(_ insets: EdgeInsets) -> some View { modified(by: PaddingModifier(insets: insets)) }

    /// Adds the same space at all edges, 16 pt by default. Source: SwiftUI's `padding(_:)`.
    public func padding(_ length: CGFloat = 16) -> some View {
        padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
    }

    /// Adds space at some edges; nil is 16 pt. Source: SwiftUI's `padding(_:_:)`.
    public func padding(_ edges: Edge.Set, _ length: CGFloat? = nil) -> some View {
        let length = length ?? 16
        return padding(
            EdgeInsets(
                top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
                bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))
    }

    /// Adds the space between a screen's content and its edges: 16 pt. Source: SwiftUI's `scenePadding(_:)`.
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

    /// Adds the space between a screen's content and its edges. Source: SwiftUI's `scenePadding(_:edges:)`.
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}

/// The space between a screen's content and its edges. Source: SwiftUI's `ScenePadding`.
public enum ScenePadding: Hashable, Sendable {
    /// As much as is needed.
    case minimum
    /// As in a navigation bar.
    case navigationBar
}

private struct PaddingModifier: NodeModifier {
    let insets: EdgeInsets

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        PaddingNode(node, insets: insets, direction: context.direction)
    }
}

extension EdgeInsets {
    /// The edges with an inset.
    fileprivate var edges: Edge.Set {
        var edges: Edge.Set = []
        if top != 0 { edges.insert(.top) }
        if leading != 0 { edges.insert(.leading) }
        if bottom != 0 { edges.insert(.bottom) }
        if trailing != 0 { edges.insert(.trailing) }
        return edges
    }
}

/// Proposes its own proposal less the insets, and adds them to the answer. Source: SwiftUI, rule 1.5.
final class PaddingNode: ModifierNode {
    private let insets: EdgeInsets
    /// Whether it is an author's own, which the tree names.
    private let isAuthored: Bool

    init(_ child: LayoutNode, insets: EdgeInsets, direction: LayoutDirection, isSaid: Bool = true) {
        self.insets = insets
        self.isAuthored = isSaid
        var traits = child.traits
        traits.spacing = traits.spacing.dropping(insets.edges)
        super.init(child, direction: direction, traits: traits, isRemembering: false)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        if isAuthored { inputs.addPadding(insets) }
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let size = child.size(proposal.inset(by: insets))
        return Size(
            width: max(size.width + insets.leading + insets.trailing, 0),
            height: max(size.height + insets.top + insets.bottom, 0))
    }

    override var leastWidth: Double { max(child.leastWidth + insets.leading + insets.trailing, 0) }

    override func arrange(_ proposal: ProposedViewSize) {
        child.place(at: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
    }

    /// All that there is around the child are the insets.
    override func hasRoom(around child: LayoutNode, along axis: Axis) -> Bool { false }

    override func room(for child: LayoutNode, along axis: Axis, of room: Double) -> Double {
        child.placedProposal[axis]
            ?? ProposedViewSize(along: axis, room, across: nil).inset(by: insets)[axis] ?? room
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        child.explicitGuide(guide, proposal.inset(by: insets)).map {
            $0 + (guide.axis == .horizontal ? insets.leading : insets.top)
        }
    }
}
