import MizanBase

nonisolated extension View {
    /// Keeps the view at its ideal width in a ``RowStack``, which becomes a column if there is less room; elsewhere, and in the
    /// column, its texts wrap as usual. For values of several words that are read at once, such as dates.
    package func wholeInRow() -> some View { modified(by: WholeInRow()) }
}

private struct WholeInRow: NodeModifier {
    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        WholeInRowNode(node, direction: context.direction, isRemembering: false)
    }
}

private final class WholeInRowNode: ModifierNode {
    override var leastWidth: Double { child.size(.unspecified).width }
}
