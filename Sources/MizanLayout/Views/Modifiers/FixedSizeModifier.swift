import MizanBase

nonisolated extension View {
    /// Fixes the view at its ideal size on the given axes. Source: SwiftUI's `fixedSize(horizontal:vertical:)`.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return modified(by: FixedSizeModifier(axes: axes))
    }
}

private struct FixedSizeModifier: NodeModifier {
    let axes: Axis.Set

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        FixedSizeNode(node, axes: axes, direction: context.direction)
    }
}

/// Proposes nothing on the fixed axes. Source: SwiftUI, rule 1.5.
private final class FixedSizeNode: ModifierNode {
    private let axes: Axis.Set

    init(_ child: LayoutNode, axes: Axis.Set, direction: LayoutDirection) {
        self.axes = axes
        var traits = child.traits
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            traits.dependence.subtract(.everything(on: axis))
        }
        super.init(child, direction: direction, traits: traits, isRemembering: false)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        if !axes.isEmpty { inputs.add(.fixedSize, axes.word) }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { child.size(inner(proposal)) }

    override var leastWidth: Double {
        axes.contains(.horizontal) ? child.size(.unspecified).width : child.leastWidth
    }

    override func arrange(_ proposal: ProposedViewSize) { child.place(at: .zero, proposal: inner(proposal)) }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        child.explicitGuide(guide, inner(proposal))
    }
}
