import MizanBase
import MizanRenderTree

/// A modifier that changes the traits of the view that its container reads; the view's own layout stays the same.
protocol TraitsModifier: NodeModifier {
    func change(_ traits: inout LayoutTraits)
}

extension TraitsModifier {
    func node(around node: LayoutNode, in context: ViewContext) -> LayoutNode {
        var traits = node.traits
        change(&traits)
        return TraitsNode(node, direction: context.direction, traits: traits, isRemembering: false)
    }
}

/// Passes a view's traits to the container around it.
final class TraitsNode: ModifierNode {
    override func recordAuthoredArguments(_ inputs: inout AuthoredArguments) {
        let own = child.traits
        if traits.priority != own.priority { inputs.add(.layoutPriority, traits.priority) }
        if traits.zIndex != own.zIndex { inputs.add(.zIndex, traits.zIndex) }
        let (cell, inner) = (traits.gridCell, own.gridCell)
        if cell.columns != inner.columns { inputs.add(.gridCellColumns, cell.columns) }
        if let alignment = cell.columnAlignment, alignment != inner.columnAlignment {
            inputs.add(.gridColumnAlignment, alignment.guide.word)
        }
        if let anchor = cell.anchor, anchor != inner.anchor {
            inputs.add(.gridCellAnchor, Point(x: anchor.x, y: anchor.y))
        }
        if cell.unsizedAxes != inner.unsizedAxes { inputs.add(.gridCellUnsizedAxes, cell.unsizedAxes.word) }
    }
}
