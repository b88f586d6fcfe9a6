import Foundation
import MizanBase
import MizanRenderTree

/// Whether a view of fixed proportions fits into the available room or fills it. Source: SwiftUI's `ContentMode`.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
    /// The largest size that fits on both axes.
    case fit
    /// The smallest size that fills both axes.
    case fill
}

nonisolated extension View {
    /// Proposes the view a size of some proportions. Source: SwiftUI's `aspectRatio(_:contentMode:)`.
    ///
    /// - Parameters:
    ///   - aspectRatio: The width for a height of 1; nil for the proportions of the view's ideal size.
    ///   - contentMode: Whether the view fits into the available room or fills it.
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modified(by: AspectRatioModifier(aspectRatio: aspectRatio.map { Double($0) }, contentMode: contentMode))
    }

    /// Proposes the view a size of the proportions of another. Source: SwiftUI's `aspectRatio(_:contentMode:)`.
    public func aspectRatio(_ aspectRatio: Size, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// The view in its proportions, as large as fits. Source: SwiftUI's `scaledToFit()`.
    public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// The view in its proportions, as small as fills. Source: SwiftUI's `scaledToFill()`.
    public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

private struct AspectRatioModifier: NodeModifier {
    let aspectRatio: Double?
    let contentMode: ContentMode

    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        AspectRatioNode(
            node, proportions: aspectRatio.map { Size(width: $0, height: 1) }, contentMode: contentMode,
            direction: context.direction)
    }
}

/// Proposes its child the proportions, scaled: by the smaller scale to fit, by the greater to fill; an axis without a
/// proposal is ignored. Where neither has one, nothing is changed. It is as large as the child, which need not take the
/// proposed size. Source: SwiftUI, rule 1.5; taken literally, such an axis would make a filling view infinite, but
/// SwiftUI is known to fill the width of a vertically scrolling view.
private final class AspectRatioNode: ModifierNode {
    /// The width and height as proportions; nil for those of the child's ideal size.
    private let proportions: Size?
    private let contentMode: ContentMode

    init(_ child: LayoutNode, proportions: Size?, contentMode: ContentMode, direction: LayoutDirection) {
        self.proportions = proportions
        self.contentMode = contentMode
        var traits = child.traits
        // Each length of the proposal decides both that the child is proposed.
        let inner = child.traits.dependence
        for answer in Axis.allCases
        where inner.hasAny(of: [.length(answer, on: .horizontal), .length(answer, on: .vertical)]) {
            traits.dependence.formUnion([.length(answer, on: .horizontal), .length(answer, on: .vertical)])
        }
        if inner.hasAny(of: [.guidesOnWidth, .guidesOnHeight]) {
            traits.dependence.formUnion([.guidesOnWidth, .guidesOnHeight])
        }
        super.init(child, direction: direction, traits: traits)
    }

    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        inputs.add(
            TreeAttribute(
                .aspectRatio, proportions.map { .points($0.width / $0.height) } ?? .word("ideal"),
                parts: [TreeAttribute(.contentMode, .word(contentMode.rawValue))]))
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        guard proposal != .unspecified else { return proposal }
        let proportions = proportions ?? child.size(.unspecified)
        let scales = Axis.allCases.compactMap { axis in
            proposal[axis].map { proportions[axis] != 0 || $0 != 0 ? $0 / proportions[axis] : .infinity }
        }
        let factor = (contentMode == .fit ? scales.min() : scales.max()) ?? .infinity
        let inner = ProposedViewSize(width: proportions.width * factor, height: proportions.height * factor)
        // Proportions without a length, or of less than none, can't be kept.
        guard factor >= 0, let width = inner.width, let height = inner.height, width >= 0, height >= 0 else {
            return proposal
        }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> Size { child.size(inner(proposal)) }

    override func arrange(_ proposal: ProposedViewSize) { child.place(at: .zero, proposal: inner(proposal)) }

    override func explicitValue(of guide: AlignmentGuide, _ proposal: ProposedViewSize) -> Double? {
        child.explicitGuide(guide, inner(proposal))
    }
}
