import MizanBase

extension View {
    /// Fixes the view at its ideal size on the given axes. Source: SwiftUI's `fixedSize(horizontal:vertical:)`.
    public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
        var fixed: Axis.Set = []
        if horizontal { fixed.insert(.horizontal) }
        if vertical { fixed.insert(.vertical) }
        let axes = fixed
        return modified { FixedSizeNode($0, axes: axes, direction: $1.direction) }
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

    override func say(_ inputs: inout ViewInputs) {
        if !axes.isEmpty { inputs.add(.fixedSize, axes.word) }
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { child.size(inner(proposal)) }

    override func arrange(_ proposal: ProposedViewSize) { child.place(at: .zero, proposal: inner(proposal)) }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        child.explicitGuide(guide, inner(proposal))
    }
}
