import Foundation
import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Puts the view into a frame between bounds, in points. Source: SwiftUI's `frame(minWidth:idealWidth:maxWidth:…)`.
    public func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        let width = LengthBounds(minimum: minWidth, ideal: idealWidth, maximum: maxWidth)
        let height = LengthBounds(minimum: minHeight, ideal: idealHeight, maximum: maxHeight)
        return modified(by: FlexibleFrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Puts the view into a frame as wide as proposed, even if the view needs more; the tree has no word for the yielding.
    package func filling(minHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment) -> some View {
        let width = LengthBounds(minimum: 0, ideal: nil, maximum: .infinity, isMinimumSaid: false)
        let height = LengthBounds(minimum: minHeight, ideal: nil, maximum: maxHeight)
        return modified(by: FlexibleFrameModifier(width: width, height: height, alignment: alignment))
    }
}

/// The bounds of one axis. Source: SwiftUI, rule 1.4.
private struct LengthBounds {
    let minimum: Double?
    let ideal: Double?
    let maximum: Double?
    private let isMinimumAuthored: Bool

    init(minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, isMinimumSaid: Bool = true) {
        self.isMinimumAuthored = isMinimumSaid
        let minimum = minimum.map { max($0.isNaN ? 0 : Double($0), 0) }
        let ideal = ideal.map { max(minimum ?? 0, Double($0)) }
        self.minimum = minimum
        self.ideal = ideal
        self.maximum = maximum.map { max(ideal ?? 0, Double($0)) }
    }

    var isAbsent: Bool { minimum == nil && ideal == nil && maximum == nil }

    /// Adds the bounds by their names; one length alone where they are all the same.
    func recordBounds(
        _ inputs: inout AuthoredArguments, _ all: TreeAttribute.Name, _ least: TreeAttribute.Name,
        _ usual: TreeAttribute.Name,
        _ greatest: TreeAttribute.Name
    ) {
        if minimum == ideal, ideal == maximum { return inputs.add(all, minimum) }
        if isMinimumAuthored { inputs.add(least, minimum) }
        inputs.add(usual, ideal)
        inputs.add(greatest, maximum)
    }

    func clamped(_ length: Double) -> Double {
        min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// The length proposed to the child.
    func proposal(_ proposal: Double?) -> Double? {
        isAbsent ? proposal : (proposal ?? ideal).map(clamped)
    }

    /// The reported length for a proposal and the child's length.
    func length(for proposal: Double?, child: Double) -> Double {
        switch (proposal, ideal, minimum, maximum) {
        case (nil, let ideal?, _, _): ideal
        case (let proposal?, _, .some, .some): clamped(proposal)
        case (_, _, .some, .some): clamped(child)
        case (_, _, let minimum?, nil): max(min(self.proposal(proposal) ?? .infinity, child), minimum)
        case (_, _, nil, let maximum?): min(max(self.proposal(proposal) ?? -.infinity, child), maximum)
        case (_, _, nil, nil): child
        }
    }

    /// The length proposed to the child when the frame is placed with a length of its own.
    func placementProposal(for proposal: Double?, length: Double) -> Double? {
        let isBetween = length > (minimum ?? -.infinity) && length < (maximum ?? .infinity)
        return proposal == nil && ideal == nil && isBetween ? nil : length
    }
}

private struct FlexibleFrameModifier: NodeModifier {
    let width: LengthBounds
    let height: LengthBounds
    let alignment: Alignment

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        FlexibleFrameNode(
            node, width: width, height: height, alignment: alignment, direction: context.direction)
    }
}

/// A frame between bounds. Source: SwiftUI, rule 1.4.
private final class FlexibleFrameNode: AlignedModifierNode {
    private let width: LengthBounds
    private let height: LengthBounds

    init(
        _ child: LayoutNode, width: LengthBounds, height: LengthBounds, alignment: Alignment,
        direction: LayoutDirection
    ) {
        self.width = width
        self.height = height
        var traits = child.traits
        for axis in Axis.allCases {
            let bounds = axis == .horizontal ? width : height
            guard !bounds.isAbsent else { continue }
            traits.dependence.insert(.length(axis, on: axis))
            traits.dependence.insert(.guides(on: axis))
            traits.spacing = traits.spacing.dropping(axis == .horizontal ? .horizontal : .vertical)
        }
        super.init(child, alignment: alignment, direction: direction, traits: traits)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        inputs.add(.frame) {
            width.recordBounds(&$0, .width, .minWidth, .idealWidth, .maxWidth)
            height.recordBounds(&$0, .height, .minHeight, .idealHeight, .maxHeight)
            $0.add(alignment)
        }
    }

    override var leastWidth: Double { width.clamped(child.leastWidth) }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        let child = child.size(
            ProposedViewSize(width: width.proposal(proposal.width), height: height.proposal(proposal.height)))
        return Size(
            width: width.length(for: proposal.width, child: child.width),
            height: height.length(for: proposal.height, child: child.height))
    }

    override func placementProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        let size = size(proposal)
        return ProposedViewSize(
            width: width.placementProposal(for: proposal.width, length: size.width),
            height: height.placementProposal(for: proposal.height, length: size.height))
    }
}
