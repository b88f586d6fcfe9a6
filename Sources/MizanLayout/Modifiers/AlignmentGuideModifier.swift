import MizanBase
import MizanRenderTree

extension View {
    /// Sets the position of a guide of the view, in points from its leading edge. Source: SwiftUI's
    /// `alignmentGuide(_:computeValue:)`.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        let value = EnvironmentValues.capturing(computeValue)
        return modified { AlignmentGuideNode($0, guide: guide.guide, value: value, direction: $1.direction) }
    }

    /// Sets the position of a guide of the view, in points from its top. Source: SwiftUI's
    /// `alignmentGuide(_:computeValue:)`.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> Double
    ) -> some View {
        let value = EnvironmentValues.capturing(computeValue)
        return modified { AlignmentGuideNode($0, guide: guide.guide, value: value, direction: $1.direction) }
    }
}

/// Moves one guide of its child; everything else is the child's.
private final class AlignmentGuideNode: ModifierNode {
    private let guide: AlignmentGuide
    private let value: (ViewDimensions) -> Double

    init(
        _ child: LayoutNode, guide: AlignmentGuide, value: @escaping (ViewDimensions) -> Double,
        direction: LayoutDirection
    ) {
        self.guide = guide
        self.value = value
        var traits = child.traits
        traits.guides.insert(guide.kind)
        // The value may read the size.
        if traits.dependence.hasAny(of: .onWidth) { traits.dependence.insert(.guidesOnWidth) }
        if traits.dependence.hasAny(of: .onHeight) { traits.dependence.insert(.guidesOnHeight) }
        super.init(child, direction: direction, traits: traits, isRemembering: false)
    }

    override func say(_ inputs: inout ViewInputs) {
        let value = value(child.dimensions(placedProposal))
        inputs.add(TreeField(.alignmentGuide, .word(guide.word), .points(value)))
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        guard guide == self.guide else { return child.explicitGuide(guide, proposal) }
        let value = value(child.dimensions(proposal))
        return value.isNaN ? 0 : value
    }
}
