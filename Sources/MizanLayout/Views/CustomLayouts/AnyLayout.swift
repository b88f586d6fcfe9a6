import MizanBase

/// A layout of any type, so that one can be chosen at run time. Source: SwiftUI's `AnyLayout`.
///
/// It lays out as the layout itself would; for `HStackLayout` and its like it makes the stack.
public struct AnyLayout: Layout, ViewLayout {
    private let layout: any Layout

    /// The cache of the hidden layout.
    public struct Cache {
        fileprivate var storage: Any
    }

    /// The layout with its type hidden.
    public init(_ layout: some Layout) { self.layout = layout }

    func makeNodes(of content: some View, in context: ViewContext, into nodes: inout _NodeList) throws {
        func open(_ layout: some Layout) throws {
            try LayoutView(layout: layout, content: content)._makeNodes(in: context, into: &nodes)
        }
        try open(layout)
    }

    /// The hidden layout's cache.
    public func makeCache(subviews: Subviews) -> Cache {
        func open(_ layout: some Layout) -> Cache { Cache(storage: layout.makeCache(subviews: subviews)) }
        return open(layout)
    }

    /// The hidden layout's distances.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func open<Hidden: Layout>(_ layout: Hidden) -> ViewSpacing {
            layout.with(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return open(layout)
    }

    /// The hidden layout's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
        func open<Hidden: Layout>(_ layout: Hidden) -> Size {
            layout.with(&cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return open(layout)
    }

    /// Places the subviews as the hidden layout does.
    public func placeSubviews(
        in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        func open<Hidden: Layout>(_ layout: Hidden) {
            layout.with(&cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        open(layout)
    }

    /// The hidden layout's guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> Double? {
        func open<Hidden: Layout>(_ layout: Hidden) -> Double? {
            layout.with(&cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
                    .map { Double($0) }
            }
        }
        return open(layout)
    }

    /// The hidden layout's guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) -> Double? {
        func open<Hidden: Layout>(_ layout: Hidden) -> Double? {
            layout.with(&cache, subviews) {
                layout.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
                    .map { Double($0) }
            }
        }
        return open(layout)
    }
}

extension Layout {
    /// Works on the layout's own cache inside one with its type hidden; on a new one where that is another layout's.
    fileprivate func with<Answer>(
        _ hidden: inout AnyLayout.Cache, _ subviews: Subviews, _ work: (inout Cache) -> Answer
    ) -> Answer {
        var cache = hidden.storage as? Cache ?? makeCache(subviews: subviews)
        // The only copy: an array in it is changed in place.
        hidden.storage = ()
        defer { hidden.storage = cache }
        return work(&cache)
    }
}
