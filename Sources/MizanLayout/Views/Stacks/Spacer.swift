import Foundation
import MizanBase

/// A flexible gap along the stack that it stands in. Source: SwiftUI's `Spacer`.
nonisolated public struct Spacer: PrimitiveView {
    private let minLength: Double

    /// - Parameter minLength: The least length in points; nil is 8.
    public init(minLength: CGFloat? = nil) { self.minLength = minLength ?? ViewSpacing.fallback }

    /// One node without a name: in the tree a spacer is visible only in the places of its neighbours.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(SpacerNode(axis: context.stackAxis, minLength: minLength, direction: context.direction))
    }
}

/// Takes the length that the other children leave, and asks for no distance. Source: SwiftUI, rule 1.2.
final class SpacerNode: LayoutNode {
    /// The stack's axis; nil outside a stack, where it is flexible both ways.
    private let axis: Axis?
    let minLength: Double

    init(axis: Axis?, minLength: Double, direction: LayoutDirection) {
        self.axis = axis
        self.minLength = minLength
        var traits = LayoutTraits.greedy
        traits.priority = -.infinity
        switch axis {
        case .horizontal: traits.dependence = .widthOnWidth
        case .vertical: traits.dependence = .heightOnHeight
        case nil: break
        }
        if axis != .vertical { traits.spacing.formUnion(.zero, edges: .horizontal) }
        if axis != .horizontal { traits.spacing.formUnion(.zero, edges: .vertical) }
        super.init(direction: direction, traits: traits, isRemembering: false)
    }

    override var isReplaceable: Bool { false }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        func length(_ axis: Axis) -> Double {
            self.axis == axis.crossing ? 0 : max(proposal[axis] ?? minLength, minLength)
        }
        return Size(width: length(.horizontal), height: length(.vertical))
    }
}
