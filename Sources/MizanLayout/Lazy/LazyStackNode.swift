import MizanBase

/// `LazyVStack` and `LazyHStack`: as long as their children at their ideal, and across the axis as long as proposed.
///
/// A child is proposed that length and nothing along the axis; without a proposal the greatest ideal length of a child
/// stands for it. Source: SwiftUI, whose lazy stacks fill the cross axis where stacks fit their children.
final class LazyStackNode: LayoutNode {
    private let axis: Axis
    private let alignment: AlignmentGuide
    /// The distance that the author set; nil for the one that neighbours prefer.
    private let spacing: Double?
    /// The distances to the next child.
    private let distances: [Double]

    init(
        axis: Axis, alignment: AlignmentGuide, spacing: Double?, identity: NodeIdentity?, direction: LayoutDirection,
        children: [LayoutNode]
    ) {
        self.axis = axis
        self.alignment = alignment
        self.spacing = spacing
        distances = children.indices.dropLast().map { index in
            spacing ?? children[index].traits.spacing.distance(to: children[index + 1].traits.spacing, along: axis)
        }
        var traits = LayoutTraits.container(children, dependence: [.length(axis.crossing, on: axis.crossing)])
        traits.dependence.formUnion(
            children.dependence.intersection([.length(axis, on: axis.crossing), .guides(on: axis.crossing)]))
        // Where children stand follows the length across.
        traits.dependence.insert(.guides(on: axis.crossing))
        super.init(identity: identity, direction: direction, children: children, traits: traits)
    }

    override func say(_ inputs: inout ViewInputs) {
        inputs.add(alignment, default: axis == .horizontal ? .verticalCenter : .horizontalCenter)
        inputs.add(.spacing, spacing)
    }

    private func inner(_ across: Double?) -> ProposedViewSize { ProposedViewSize(along: axis, nil, across: across) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let across = proposal[axis.crossing]
        var size = Size.zero
        size[axis.crossing] =
            across ?? children.reduce(0) { max($0, $1.length(along: axis.crossing, .unspecified)) }
        size[axis] = children.reduce(distances.reduce(0, +)) { $0 + $1.length(along: axis, inner(across)) }
        return size
    }

    override func arrange(_ proposal: ProposedViewSize) {
        for (child, place) in zip(children, places(for: proposal, in: placedSize)) {
            child.place(at: place.origin, proposal: place.proposal)
        }
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        guide.combined(
            zip(children, places(for: proposal, in: size(proposal))).compactMap { child, place in
                child.explicitGuide(guide, place.proposal).map { $0 + place.origin[guide.axis] }
            })
    }

    private func places(
        for proposal: ProposedViewSize, in size: Size
    ) -> [(origin: Point, proposal: ProposedViewSize)] {
        let proposal = inner(proposal[axis.crossing] ?? size[axis.crossing])
        let shared = alignment.implicitValue(in: size)
        var length = 0.0
        return children.indices.map { index in
            let child = children[index]
            var origin = Point.zero
            origin[axis] = length
            origin[axis.crossing] = shared - child.guide(alignment, proposal)
            length += child.length(along: axis, proposal) + (index < distances.count ? distances[index] : 0)
            return (origin, proposal)
        }
    }
}
