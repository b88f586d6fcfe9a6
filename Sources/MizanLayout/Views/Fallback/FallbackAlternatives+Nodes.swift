import MizanBase
import MizanRenderTree

extension FallbackAlternatives {
    /// Reads the nodes of alternatives, of which none need have been placed.
    init(path: NodePath, children: [LayoutNode]) {
        self.init(path: path.text, alternatives: children.map(Self.elements(of:)))
    }

    /// The id of an alternative itself names the alternative.
    private static func elements(of alternative: LayoutNode) -> [VisibleElement] {
        let own = alternative.subject
        var elements: [VisibleElement] = []
        func add(_ node: LayoutNode, isInLabel: Bool) {
            // The icon of a label isn't spoken, but seen.
            if node.identity?.accessibility?.isHidden == true, !isInLabel { return }
            let isInLabel = isInLabel || node.identity?.base == "Label"
            let isControl = node.identity?.kind.role.map(RenderNode.isControl(ofRole:)) ?? false
            let element = VisibleElement(
                role: node.identity?.kind.role, id: node === own && !isControl ? nil : node.identity?.identifier?.name,
                label: label(of: node), content: isControl ? nil : content(of: node))
            if isControl || element.id != nil || element.content != nil && !element.label.isEmpty {
                elements.append(element)
            }
            // What is in a control is said by its label.
            guard !isControl else { return }
            // Of alternatives inside, all are the same thing in other words.
            let children = node is ViewThatFitsNode ? node.children.prefix(1) : node.children[...]
            for child in children { add(child, isInLabel: isInLabel) }
        }
        add(alternative, isInLabel: false)
        return elements
    }

    private static func content(of node: LayoutNode) -> VisibleElement.ContentKind? { node.seen?.content }

    private static func label(of node: LayoutNode) -> String {
        if let seen = node.seen { return seen.label }
        let children = node is ViewThatFitsNode ? Array(node.children.prefix(1)) : node.children
        return children.map(label(of:)).filter { !$0.isEmpty }.joined(separator: " ")
    }
}
