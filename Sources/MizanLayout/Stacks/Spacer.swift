import MizanBase

/// A flexible gap along the stack that it stands in. Source: SwiftUI's `Spacer`.
public struct Spacer: PrimitiveView {
    private let minLength: Double

    /// - Parameter minLength: The least length in points; nil is 8.
    public init(minLength: Double? = nil) { self.minLength = minLength ?? StackNode.defaultSpacing }

    /// One node without a name: a spacer shows in the tree only by the places of its neighbours.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        [SpacerNode(axis: context.stackAxis, minLength: minLength, direction: context.direction)]
    }
}

/// Takes what is left after everyone else, and asks for no distance. Source: SwiftUI, rule 1.2.
private final class SpacerNode: LayoutNode {
    /// The stack's axis; nil outside a stack, where it is flexible both ways.
    private let axis: Axis?
    private let minLength: Double

    init(axis: Axis?, minLength: Double, direction: LayoutDirection) {
        self.axis = axis
        self.minLength = minLength
        super.init(direction: direction)
    }

    override func measure(_ proposal: ProposedViewSize) -> Size {
        var size = Size.zero
        for axis in axis.map({ [$0] }) ?? Axis.allCases {
            size[axis] = max(proposal[axis] ?? minLength, minLength)
        }
        return size
    }

    override var layoutPriority: Double { -.infinity }
    override func preferredSpacing(along axis: Axis) -> Double? { self.axis == axis.crossing ? nil : 0 }
}
