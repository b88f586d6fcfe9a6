import Foundation
import MizanBase
import MizanRenderTree

nonisolated extension View {
    /// Puts the view into a frame of a fixed width, height or both, in points. Source: SwiftUI's
    /// `frame(width:height:alignment:)`.
    ///
    /// Negative and non-finite numbers count as absent.
    public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View {
        func usable(_ length: CGFloat?) -> Double? { length.flatMap { $0.isFinite && $0 >= 0 ? Double($0) : nil } }
        let lengths = ProposedViewSize(width: usable(width), height: usable(height))
        return modified(by: FixedFrameModifier(lengths: lengths, alignment: alignment))
    }
}

private struct FixedFrameModifier: NodeModifier {
    let lengths: ProposedViewSize
    let alignment: Alignment

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        FixedFrameNode(node, lengths: lengths, alignment: alignment, direction: context.direction)
    }
}

/// Proposes and reports the fixed numbers; passes the other axis through. Source: SwiftUI, rule 1.3.
final class FixedFrameNode: AlignedModifierNode {
    private let lengths: ProposedViewSize
    /// The words for the tree; nil for the lengths, empty where one of our views sets them itself.
    private let authoredArguments: [TreeAttribute]?

    init(
        _ child: LayoutNode, lengths: ProposedViewSize, alignment: Alignment, direction: LayoutDirection,
        said: [TreeAttribute]? = nil
    ) {
        self.lengths = lengths
        self.authoredArguments = said
        var traits = child.traits
        for axis in Axis.allCases where lengths[axis] != nil {
            // The child's length is proposed by the frame, and the frame's own is fixed.
            traits.dependence.subtract(.everything(on: axis))
            traits.dependence.subtract([.length(axis, on: .horizontal), .length(axis, on: .vertical)])
            traits.spacing = traits.spacing.dropping(axis == .horizontal ? .horizontal : .vertical)
        }
        super.init(child, alignment: alignment, direction: direction, traits: traits, isRemembering: false)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        if let authoredArguments { return authoredArguments.forEach { inputs.add($0) } }
        inputs.add(.frame) {
            $0.add(.width, lengths.width)
            $0.add(.height, lengths.height)
            $0.add(alignment)
        }
    }

    override func placementProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
        lengths.replacingUnspecifiedDimensions(by: proposal)
    }

    override var leastWidth: Double { lengths.width ?? child.leastWidth }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        if let width = lengths.width, let height = lengths.height { return Size(width: width, height: height) }
        return lengths.replacingUnspecifiedDimensions(by: child.size(placementProposal(proposal)))
    }
}
