import MizanBase

extension View {
    /// A frame of a fixed width, height or both, in points. Source: SwiftUI's `frame(width:height:alignment:)`.
    ///
    /// Negative and non-finite numbers are taken as absent.
    public func frame(width: Double? = nil, height: Double? = nil, alignment: Alignment = .center) -> some View {
        func usable(_ length: Double?) -> Double? { length.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil } }
        let lengths = ProposedViewSize(width: usable(width), height: usable(height))
        return modified { FixedFrameNode($0, lengths: lengths, alignment: alignment, direction: $1.direction) }
    }
}

/// Proposes and reports the fixed numbers; passes the other axis through. Source: SwiftUI, rule 1.3.
private final class FixedFrameNode: AlignedModifierNode {
    private let lengths: ProposedViewSize

    init(_ child: LayoutNode, lengths: ProposedViewSize, alignment: Alignment, direction: LayoutDirection) {
        self.lengths = lengths
        super.init(child, alignment: alignment, direction: direction)
    }

    override func placementProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: lengths.width ?? proposal.width, height: lengths.height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        if let width = lengths.width, let height = lengths.height { return Size(width: width, height: height) }
        return lengths.replacingUnspecifiedDimensions(by: child.size(placementProposal(proposal)))
    }

    override func decideWidthFollowsHeight() -> Bool { lengths.width == nil && super.decideWidthFollowsHeight() }

    override func preferredSpacing(along axis: Axis) -> Double? {
        lengths[axis] == nil ? child.preferredSpacing(along: axis) : nil
    }
}
