import MizanBase

/// The container behind one of Mizan's own layouts, used when another layout calls it.
public struct ContainerCache {
    /// A node of the layout's view. It has no node in the tree.
    private let container: LayoutNode

    init(_ subviews: LayoutSubviews, make: ([LayoutNode]) -> LayoutNode) {
        container = make(subviews.map { StandInNode($0.node, direction: subviews.layoutDirection) })
    }

    fileprivate var spacing: ViewSpacing { container.traits.spacing }

    fileprivate func size(_ proposal: ProposedViewSize) -> Size { container.size(proposal) }

    fileprivate func explicitGuide(_ guide: AlignmentGuide, in bounds: Rect, _ proposal: ProposedViewSize) -> Double? {
        container.explicitGuide(guide, proposal).map { $0 + bounds.origin[guide.axis] }
    }

    fileprivate func place(_ subviews: LayoutSubviews, in bounds: Rect, _ proposal: ProposedViewSize) {
        container.place(at: bounds.origin, proposal: proposal)
        for (subview, place) in zip(subviews, container.children) {
            subview.place(
                at: Point(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
                proposal: place.placedProposal)
        }
    }
}

/// Represents a subview in a container that another layout calls: it measures like the subview and places nothing, so
/// that nested layouts place each view once.
private final class StandInNode: ModifierNode {
    init(_ child: LayoutNode, direction: LayoutDirection) {
        super.init(child, direction: direction, isRemembering: false, adopts: false)
    }

    override func arrange(_ proposal: ProposedViewSize) {}
}

extension Layout where Cache == ContainerCache {
    /// The container's distances.
    public func spacing(subviews: Subviews, cache: inout ContainerCache) -> ViewSpacing { cache.spacing }

    /// The container's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ContainerCache) -> Size {
        cache.size(proposal)
    }

    /// Places the subviews as the container does.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ContainerCache
    ) {
        cache.place(subviews, in: bounds, proposal)
    }

    /// The container's guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ContainerCache
    ) -> Double? {
        cache.explicitGuide(guide.guide, in: bounds, proposal)
    }

    /// The container's guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ContainerCache
    ) -> Double? {
        cache.explicitGuide(guide.guide, in: bounds, proposal)
    }
}
