import MizanBase
import MizanRenderTree

/// What each alternative of a fallback layout holds, whichever was chosen: a tree has the chosen one alone.
package struct FallbackAlternatives: Hashable, Sendable {
    /// A control, or a view that its author named.
    package struct Element: Hashable, Sendable {
        /// The role for assistive technologies; nil for a view that has none of its own, such as a text.
        package var role: String?
        /// The author's id.
        package var id: String?
        /// What it says: the texts and the names of the images in it.
        package var label: String
    }

    /// The path of the fallback layout's node.
    package var path: String
    /// The elements of each alternative, in its order.
    package var alternatives: [[Element]]
}

extension FallbackAlternatives {
    /// Reads the nodes of alternatives, of which none need have been placed.
    init(path: NodePath, children: [LayoutNode]) {
        self.init(path: path.text, alternatives: children.map(Self.elements(of:)))
    }

    /// The id of an alternative itself names the alternative.
    private static func elements(of alternative: LayoutNode) -> [Element] {
        let own = alternative.subject
        var elements: [Element] = []
        func add(_ node: LayoutNode) {
            if node.identity?.accessibility?.isHidden == true { return }
            let (role, id) = (node.identity?.kind.role, node.identity?.identifier?.name)
            if role.map(RenderNode.isControl(ofRole:)) == true || id != nil && node !== own {
                elements.append(Element(role: role, id: id, label: label(of: node)))
            }
            // What is in a control is said by its label.
            guard role.map(RenderNode.isControl(ofRole:)) != true else { return }
            // Of alternatives inside, all are the same thing in other words.
            if node is ViewThatFitsNode { return node.children.prefix(1).forEach(add) }
            node.children.forEach(add)
        }
        add(alternative)
        return elements
    }

    private static func label(of node: LayoutNode) -> String {
        if let text = node as? TextNode { return text.spokenText }
        if let image = node as? ImageNode { return image.name }
        let children = node is ViewThatFitsNode ? Array(node.children.prefix(1)) : node.children
        return children.map(label(of:)).filter { !$0.isEmpty }.joined(separator: " ")
    }
}

/// Whether a layout says what alternatives hold that it didn't take.
private struct DescribesAlternatives: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether a layout says what alternatives hold that it didn't take (``LaidOutView/alternatives``); false by default.
    package var describesAlternatives: Bool {
        get { self[DescribesAlternatives.self] }
        set { self[DescribesAlternatives.self] = newValue }
    }
}
