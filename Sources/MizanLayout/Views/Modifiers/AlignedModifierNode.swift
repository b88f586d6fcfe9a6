import MizanBase
import MizanRenderTree

/// A modifier whose child is aligned inside its own size.
class AlignedModifierNode: ModifierNode {
    let alignment: Alignment

    init(
        _ child: LayoutNode, alignment: Alignment, direction: LayoutDirection, traits: LayoutTraits,
        isRemembering: Bool = true
    ) {
        self.alignment = alignment.resolved(for: child, in: direction)
        super.init(child, direction: direction, traits: traits, isRemembering: isRemembering)
    }

    /// The size proposed to the child when it is placed.
    func placementProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

    override func arrange(_ proposal: ProposedViewSize) {
        let inner = placementProposal(proposal)
        let size = child.size(inner)
        child.place(
            at: child.origin(of: size, aligned: alignment, in: placedSize, proposal: inner), proposal: inner, size: size
        )
    }

    override func edge(of child: LayoutNode, along axis: Axis) -> NodeAlignment.Edge {
        guard !child.traits.guides.contains(.edges) else { return .unknown }
        return axis == .horizontal ? alignment.horizontal.guide.edge : alignment.vertical.guide.edge
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        let inner = placementProposal(proposal)
        let origin = child.origin(of: child.size(inner), aligned: alignment, in: size(proposal), proposal: inner)
        return child.explicitGuide(guide, inner).map { $0 + origin[guide.axis] }
    }
}

extension LayoutNode {
    /// The origin at which the node's guides lie on those of a size around it.
    func origin(aligned alignment: Alignment, in size: Size, proposal: ProposedViewSize) -> Point {
        origin(of: self.size(proposal), aligned: alignment, in: size, proposal: proposal)
    }

    /// The origin at which the guides of the node, whose own size is given, lie on those of a size around it.
    func origin(
        of own: Size, aligned alignment: Alignment, in size: Size, proposal: ProposedViewSize
    ) -> Point {
        let (horizontal, vertical) = (alignment.horizontal.guide, alignment.vertical.guide)
        guard !traits.guides.contains(.edges), horizontal.kind == .edges, vertical.kind == .edges else {
            return Point(
                x: offset(aligned: horizontal, in: size, proposal: proposal),
                y: offset(aligned: vertical, in: size, proposal: proposal))
        }
        return Point(
            x: horizontal.implicitValue(in: size) - horizontal.implicitValue(in: own),
            y: vertical.implicitValue(in: size) - vertical.implicitValue(in: own))
    }

    private func offset(aligned guide: AlignmentGuide, in size: Size, proposal: ProposedViewSize) -> Double {
        guide.implicitValue(in: ViewDimensions(size)) - self.guide(guide, proposal)
    }
}
