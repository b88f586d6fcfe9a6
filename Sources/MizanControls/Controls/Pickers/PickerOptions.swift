import MizanBase
import MizanLayout

/// The options of a picker: their views, each with the value that choosing it means.
///
/// The views are made once, in the fonts and colours of the style, before it is known which of them are shown.
nonisolated struct PickerOptions<Value: Hashable, Arrangement: View>: PrimitiveView {
    let content: AnyView
    let selection: Binding<Value>
    /// Whether a selection that names no option is a finding: not among the items of a menu, which have no node around them.
    let reportsSelection: Bool
    let arrange: ([PickerOption]) -> Arrangement

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var inner = try context.forChildren()
        inner.isLabel = true
        inner.environment.tagsElements = true
        var options: [PickerOption] = []
        try context.making.at(NodeMakingContext.modifierStep) {
            for node in try content.nodes(in: inner) {
                // As in SwiftUI, an optional selection takes the tags of its values too.
                let value = node.value(of: Tag.self)?.base as? Value
                options.append(
                    PickerOption(
                        number: options.count, node: node, isSelected: value == selection.wrappedValue,
                        select: { [selection] in if let value { selection.wrappedValue = value } }))
            }
        }
        var context = try context.passing()
        if reportsSelection, !options.isEmpty, options.selected == nil,
            let finding = Diagnostic.missingSelection(
                selection.wrappedValue, kind: "option", known: options.compactMap { $0.node.value(of: Tag.self) })
        {
            context.add(AccessibilityProperties(viewFindings: [finding]))
        }
        try arrange(options)._makeNodes(in: context, into: &nodes)
    }
}

/// One option of a picker.
struct PickerOption: Identifiable {
    /// The place among the options, from 0.
    let number: Int
    fileprivate let node: LayoutNode
    let isSelected: Bool
    let select: () -> Void

    init(number: Int, node: LayoutNode, isSelected: Bool, select: @escaping () -> Void) {
        self.number = number
        self.node = node
        self.isSelected = isSelected
        self.select = select
    }

    var id: Int { number }

    /// The option's view, which may be shown once.
    var view: NodeView { NodeView(node: node) }
}

/// A view whose node is there already.
nonisolated struct NodeView: PrimitiveView {
    let node: LayoutNode

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws { nodes.append(node) }
}

extension [PickerOption] {
    /// The chosen option; nil where none is.
    var selected: PickerOption? { first { $0.isSelected } }

    /// Chooses a neighbour of the chosen option; the first one where none is chosen.
    func step(_ direction: AccessibilityAdjustmentDirection) {
        guard let selected else {
            first?.select()
            return
        }
        let next = selected.number + (direction == .increment ? 1 : -1)
        if indices.contains(next) { self[next].select() }
    }
}
