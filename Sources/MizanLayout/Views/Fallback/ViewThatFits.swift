import MizanBase

/// The first of several views that fits; the last where none does. Source: SwiftUI's `ViewThatFits`.
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView, RememberedView {
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
        try context.remember(self, into: &nodes)
    }

    package func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        nodes.append(
            ViewThatFitsNode(
                axes: axes, identity: context.identity("ViewThatFits"), direction: context.direction,
                children: try content.nodes(in: context.forChildren()),
                describesAlternatives: context.environment.describesAlternatives))
    }
}
