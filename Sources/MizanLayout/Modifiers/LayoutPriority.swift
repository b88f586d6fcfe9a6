import MizanBase

extension View {
    /// Which views a stack serves first: the highest. Source: SwiftUI's `layoutPriority(_:)`.
    public func layoutPriority(_ value: Double) -> some View { LayoutPriorityView(content: self, value: value) }
}

private struct LayoutPriorityView<Content: View>: PrimitiveView {
    let content: Content
    let value: Double

    func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        try content.makeNodes(in: context.nested()).map {
            LayoutPriorityNode($0, value: value, direction: context.direction)
        }
    }
}

private final class LayoutPriorityNode: ModifierNode {
    private let value: Double

    init(_ child: LayoutNode, value: Double, direction: LayoutDirection) {
        self.value = value.isNaN ? 0 : value
        super.init(child, direction: direction)
    }

    override var layoutPriority: Double { value }
}
