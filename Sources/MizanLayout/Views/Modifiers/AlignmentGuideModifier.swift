import Foundation
import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Sets the position of a guide of the view, in points from its leading edge. Source: SwiftUI's
    /// `alignmentGuide(_:computeValue:)`.
    public func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(by: AlignmentGuideModifier(guide: guide.guide, computeValue: computeValue))
    }

    /// Sets the position of a guide of the view, in points from its top. Source: SwiftUI's
    /// `alignmentGuide(_:computeValue:)`.
    public func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modified(by: AlignmentGuideModifier(guide: guide.guide, computeValue: computeValue))
    }
}

private struct AlignmentGuideModifier: NodeModifier {
    let guide: AlignmentGuide
    let computeValue: (ViewDimensions) -> CGFloat
    /// The environment of the body that the closure was written in: whenever it is called, it reads that one, as it does in
    /// SwiftUI, where that body's view had its values set.
    private let environment = EnvironmentValues.current

    init(guide: AlignmentGuide, computeValue: @escaping (ViewDimensions) -> CGFloat) {
        self.guide = guide
        self.computeValue = computeValue
    }

    func value(in dimensions: ViewDimensions) -> Double {
        guard let environment else { return computeValue(dimensions) }
        return environment.evaluate { computeValue(dimensions) }
    }

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        AlignmentGuideNode(node, self, direction: context.direction)
    }
}

/// Moves one guide of its child; everything else is the child's.
private final class AlignmentGuideNode: ModifierNode {
    private let modifier: AlignmentGuideModifier

    init(_ child: LayoutNode, _ modifier: AlignmentGuideModifier, direction: LayoutDirection) {
        self.modifier = modifier
        let guide = modifier.guide
        var traits = child.traits
        traits.guides.insert(guide.kind)
        // The value may read the size.
        if traits.dependence.hasAny(of: .onWidth) { traits.dependence.insert(.guidesOnWidth) }
        if traits.dependence.hasAny(of: .onHeight) { traits.dependence.insert(.guidesOnHeight) }
        super.init(child, direction: direction, traits: traits, isRemembering: false)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        let value = modifier.value(in: child.dimensions(placedProposal))
        inputs.add(TreeAttribute(.alignmentGuide, .word(modifier.guide.word), .points(value)))
    }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        guard guide == modifier.guide else { return child.explicitGuide(guide, proposal) }
        let value = modifier.value(in: child.dimensions(proposal))
        return value.isNaN ? 0 : value
    }
}
