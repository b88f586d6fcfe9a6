import MizanBase
import MizanRenderTree

/// What each alternative of a fallback layout holds, whichever was chosen: a tree has the chosen one alone.
package struct FallbackAlternatives: Hashable, Sendable {
    /// A control, a text, an image, or a view that its author named.
    package struct Element: Hashable, Sendable {
        /// What is seen of a view that is no control.
        package enum Content: String, Hashable, Sendable { case text, image }

        /// The role for assistive technologies; nil for a view that has none of its own, such as a text.
        package var role: String?
        /// The author's id.
        package var id: String?
        /// What it says: the texts and the names of the images in it.
        package var label: String
        /// Nil for a control, and for a container that its author named.
        package var content: Content?
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
        func add(_ node: LayoutNode, isInLabel: Bool) {
            // The icon of a label isn't spoken, but seen.
            if node.identity?.accessibility?.isHidden == true, !isInLabel { return }
            let isInLabel = isInLabel || node.identity?.base == "Label"
            let isControl = node.identity?.kind.role.map(RenderNode.isControl(ofRole:)) ?? false
            let element = Element(
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

    private static func content(of node: LayoutNode) -> Element.Content? {
        node is TextNode ? .text : node is ImageNode ? .image : nil
    }

    private static func label(of node: LayoutNode) -> String {
        if let text = node as? TextNode { return text.spokenText }
        // An icon alone speaks the title of its label.
        if let image = node as? ImageNode {
            return [image.name, image.identity?.accessibility?.label].compactMap(\.self).joined(separator: " ")
        }
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
