import MizanBase

/// Something to act on, in the accent colour. Source: SwiftUI's `Button`; nothing presses a render tree, so there is no
/// action.
public struct Button<Label: View>: PrimitiveView {
    private let label: Label

    /// A button that shows the label.
    public init(@ViewBuilder label: () -> Label) { self.label = label() }

    /// One node of the role `button`, its label in the accent colour.
    public func makeNodes(in context: ViewContext) throws -> [LayoutNode] {
        var context = context
        context.role = context.role ?? "button"
        var inner = try context.forChildren(in: .horizontal)
        inner.environment.foregroundStyle = .accent
        return [
            StackNode(
                axis: .horizontal, alignment: .verticalCenter, spacing: nil, identity: context.identity("Button"),
                direction: context.direction, children: try label.makeNodes(in: inner))
        ]
    }
}
