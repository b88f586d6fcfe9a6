import MizanBase

/// The first of several views that fits; the last where none does. Source: SwiftUI's `ViewThatFits`.
public struct ViewThatFits<Content: View>: PrimitiveView {
    private let axes: Axis.Set
    private let content: Content

    /// - Parameters:
    ///   - axes: The axes on which an alternative has to fit.
    ///   - content: The alternatives, the best first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    /// One node, which names the chosen alternative and shows it alone.
    public func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes) { view, context, nodes in
            nodes.append(
                ViewThatFitsNode(
                    axes: view.axes, identity: context.identity("ViewThatFits"), direction: context.direction,
                    children: try view.content.nodes(in: context.forChildren())))
        }
    }
}
