import MizanBase

/// A layout with the views that it arranges.
nonisolated struct LayoutView<Arrangement: Layout, Content: View>: PrimitiveView {
    let layout: Arrangement
    let content: Content

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        // What Mizan has a view for is that view.
        if let layout = layout as? any ViewLayout {
            return try layout.makeNodes(of: content, in: context, into: &nodes)
        }
        let axis = Arrangement.layoutProperties.stackOrientation
        // The type's own name, without that of its arguments.
        let name = String(describing: Arrangement.self).prefix { $0 != "<" }
        nodes.append(
            CustomLayoutNode(
                layout, identity: context.identity(String(name)), direction: context.direction,
                children: try content.nodes(in: context.forChildren(in: axis))))
    }
}

/// A layout that has a view of its own, which makes the nodes.
protocol ViewLayout: Layout {
    func makeNodes(of content: some View, in context: ViewContext, into nodes: inout _NodeList) throws
}

/// A layout whose arguments are written to the tree; for other layouts the tree has only the result.
protocol ArgumentRecordingLayout {
    func recordAuthoredArguments(_ inputs: inout AuthoredArguments)
}

/// A container that is sized and placed by a custom layout.
private final class CustomLayoutNode<Arrangement: Layout>: LayoutNode {
    private let layout: Arrangement
    private let subviews: LayoutSubviews
    private var cache: Arrangement.Cache

    init(_ layout: Arrangement, identity: NodeIdentity, direction: LayoutDirection, children: [LayoutNode]) {
        self.layout = layout
        subviews = LayoutSubviews(children, direction: direction)
        var cache = layout.makeCache(subviews: subviews)
        // Any answer may depend on anything, and any guide may be the layout's own.
        var traits = LayoutTraits(dependence: .all, guides: [.edges, .baselines, .custom])
        traits.spacing = layout.spacing(subviews: subviews, cache: &cache)
        self.cache = cache
        super.init(identity: identity, direction: direction, children: children, traits: traits)
    }

    override func forget() { cache = layout.makeCache(subviews: subviews) }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        (layout as? any ArgumentRecordingLayout)?.recordAuthoredArguments(&inputs)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        // A comparison with what is not a number is false.
        return Size(width: size.width > 0 ? size.width : 0, height: size.height > 0 ? size.height : 0)
    }

    override func arrange(_ proposal: ProposedViewSize) {
        let bounds = Rect(origin: .zero, size: placedSize)
        let places = subviews.placements(in: bounds, proposal: proposal) {
            layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }
        for (child, place) in zip(children, places) { child.place(at: place.origin, proposal: place.proposal) }
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let bounds = Rect(origin: .zero, size: size(proposal))
        let value =
            switch guide.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache
                ).map { Double($0) }
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(guide: guide), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache
                ).map { Double($0) }
            }
        return value.flatMap { $0.isNaN ? nil : $0 }
    }
}
