import MizanBase
import MizanLayout

extension Presentation {
    /// Makes the nodes of a sheet or a popover: the view around its content, by what the content says of its presentation.
    func makeNodes(
        in context: ViewContext, into nodes: inout _NodeList,
        @ViewBuilder around: (_ content: MadeView, _ look: PresentationPreferences) -> some View
    ) throws {
        var made = _NodeList()
        try context.making.at(NodeMakingContext.modifierStep) {
            try CapturedContent(content, in: .presented(dismiss))._makeNodes(in: context.forChildren(), into: &made)
        }
        let column = StackNode.column(of: made.nodes, direction: context.direction)
        let look = column.values(of: PresentationPreferences.self).reduce(PresentationPreferences()) {
            PresentationPreferences.joined($0, $1)
        }
        try context.making.at(NodeMakingContext.decorationStep) {
            try around(MadeView(node: column), look)._makeNodes(in: context.nested(), into: &nodes)
        }
    }
}
