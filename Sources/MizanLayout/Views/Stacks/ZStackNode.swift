import MizanBase
import MizanRenderTree

/// `ZStack`: as large as the children of the highest layout priority, which alone decide the shared guides; all
/// children are then proposed that size. Source: SwiftUI, rule 1.6.
final class ZStackNode: LayoutNode {
    private let alignment: Alignment
    /// The indices of the children of the highest layout priority.
    private let deciding: [Int]

    init(alignment: Alignment, identity: NodeIdentity?, direction: LayoutDirection, children: [LayoutNode]) {
        self.alignment = alignment
        let highest = children.map(\.traits.priority).max()
        deciding = children.indices.filter { children[$0].traits.priority == highest }
        var traits = LayoutTraits.container(children, dependence: children.dependence)
        for child in children { traits.spacing.formUnion(child.traits.spacing) }
        super.init(identity: identity, direction: direction, children: children, traits: traits)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) { inputs.add(alignment) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        deciding.reduce(into: Size.zero) { result, index in
            let size = children[index].size(proposal)
            result = Size(width: max(result.width, size.width), height: max(result.height, size.height))
        }
    }

    override func arrange(_ proposal: ProposedViewSize) {
        for (child, origin) in zip(children, origins(in: placedSize)) {
            child.place(at: origin, proposal: ProposedViewSize(placedSize))
        }
    }

    override func edge(of child: LayoutNode, along axis: Axis) -> NodeAlignment.Edge {
        guard !traits.guides.contains(.edges) else { return .unknown }
        return axis == .horizontal ? alignment.horizontal.guide.edge : alignment.vertical.guide.edge
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let size = size(proposal)
        return guide.combined(
            zip(children, origins(in: size)).compactMap { child, origin in
                child.explicitGuide(guide, ProposedViewSize(size)).map { $0 + origin[guide.axis] }
            })
    }

    /// The origins of the children when they are proposed a size: all share the greatest guides of the deciding ones,
    /// counted from the stack's own corner, also where these are smaller or larger than the stack.
    private func origins(in size: Size) -> [Point] {
        let proposal = ProposedViewSize(size)
        let guides = children.map {
            Point(
                x: $0.guide(alignment.horizontal.guide, proposal), y: $0.guide(alignment.vertical.guide, proposal))
        }
        var shared = Point.zero
        for axis in Axis.allCases { shared[axis] = deciding.map { guides[$0][axis] }.max() ?? 0 }
        return guides.map { Point(x: shared.x - $0.x, y: shared.y - $0.y) }
    }
}
