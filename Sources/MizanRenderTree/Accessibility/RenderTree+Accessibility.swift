import MizanBase

extension RenderTree {
    /// The interface as assistive technologies see it, in reading order.
    ///
    /// An element is a node that has something to say: a role, a label, a value, traits, actions or content that is spoken. Mere
    /// containers are left out and their elements stand in their place; hidden nodes are left out with their content. A
    /// control is one element, named by its label or else by what it shows; only other controls inside it are elements
    /// of their own.
    public var accessibilityTree: AccessibilityTree {
        let children = ReadingOrder(nodes)
        // Elements inside a node are complete before the node, however deep the tree is.
        var inside: [[AccessibilityNode]] = Array(repeating: [], count: nodes.count)
        let spoken = SpokenContent(self)
        for index in nodes.indices.reversed() where !nodes[index].hidden {
            var within: [AccessibilityNode] = []
            children.forEach(in: index) { child in
                within += inside[child]
                inside[child] = []
            }
            inside[index] = element(at: index, around: within, spoken: spoken)
        }
        return AccessibilityTree(direction: direction, size: size, elements: children.roots.flatMap { inside[$0] })
    }

    /// The element of a node around those inside it; those alone for a mere container.
    private func element(
        at index: Int, around within: [AccessibilityNode], spoken: SpokenContent
    ) -> [AccessibilityNode] {
        let node = nodes[index]
        let role = node.role ?? node.usualRole
        let own = node.spokenText(images: images)
        let isContainer = role == "group" || role == "none"
        let offers = !node.actions.isEmpty || !node.customActions.isEmpty || !node.isEnabled
        guard !isContainer || own != nil || node.value != nil || !node.traits.isEmpty || offers else { return within }
        let isControl = node.isControl
        let label = isControl ? own ?? spoken.words(inside: index) : own
        return [
            AccessibilityNode(
                role: role, label: node.labelWithoutValue(label), value: node.value, hint: node.hint,
                traits: node.traits, isEnabled: node.isEnabled, actions: node.offeredActions,
                customActions: node.customActions, frame: node.frame, path: node.path,
                children: isControl ? within.filter(\.isControl) : within)
        ]
    }
}

/// The words that a control shows.
private struct SpokenContent {
    let tree: RenderTree

    init(_ tree: RenderTree) { self.tree = tree }

    /// The words of the content of a node that aren't hidden, with commas between; the name of a symbol only where
    /// there is nothing else, as it isn't in the reader's language. Nil where there are none.
    func words(inside index: Int) -> String? {
        var (words, symbols): ([String], [String]) = ([], [])
        for index in (index + 1)..<tree.nodes.subtreeEnd(index) {
            let node = tree.nodes[index]
            guard let text = node.spokenText(images: tree.images) else { continue }
            if node.label == nil, case .image(let shown) = node.content, tree.images.indices.contains(shown.image),
                tree.images[shown.image].isSymbol
            {
                symbols.append(text)
            } else {
                words.append(text)
            }
        }
        let said = words.isEmpty ? symbols : words
        return said.isEmpty ? nil : said.joined(separator: ", ")
    }
}

extension RenderNode {
    /// A label without the value that is spoken after it; nil where it is the value alone.
    fileprivate func labelWithoutValue(_ label: String?) -> String? {
        guard let value, let label, label == self.label else { return label }
        if label == value { return nil }
        let end = ", \(value)".utf8
        guard label.utf8.suffix(end.count).elementsEqual(end) else { return label }
        return String(decoding: label.utf8.dropLast(end.count), as: UTF8.self)
    }
}

extension AccessibilityNode {
    /// Whether the element is there to be used, not only to be read.
    fileprivate var isControl: Bool { !actions.isEmpty || !customActions.isEmpty || !isEnabled }
}

extension RenderNode {
    /// Whether the node's role takes a press or changes a value.
    package var isControl: Bool { Self.isControl(ofRole: role ?? usualRole) }

    /// Whether nodes of a role take a press or change a value.
    package static func isControl(ofRole role: String) -> Bool { AccessibilityNode.Action.controls.contains(role) }

    /// The actions that an assistive technology can ask for: those of the role, unless the node is disabled, and those that
    /// were added; a scrolling view scrolls towards content that isn't shown.
    package var offeredActions: [AccessibilityNode.Action] {
        var offered = Set(actions)
        if isEnabled { offered.formUnion(AccessibilityNode.Action.actions(of: self, role: role ?? usualRole)) }
        return offered.isEmpty ? [] : AccessibilityNode.Action.allCases.filter(offered.contains)
    }
}

extension AccessibilityNode.Action {
    /// The roles of nodes that take a press or change a value.
    fileprivate static let controls: Set<String> = pressed.union(adjusted)

    private static let pressed: Set<String> = [
        "button", "menuItem", "link", "toggle", "switch", "checkbox", "key", "radio", "textField", "secureField",
        "textEditor",
    ]
    private static let adjusted: Set<String> = ["slider", "stepper", "pageControl"]

    /// The actions of a node by its role.
    fileprivate static func actions(of node: RenderNode, role: String) -> [Self] {
        if pressed.contains(role) { return [.press] }
        if adjusted.contains(role) { return [.increment, .decrement] }
        guard let scroll = node.scroll else { return [] }
        var actions: [Self] = []
        if scroll.offset.y > .zero { actions.append(.scrollUp) }
        if scroll.offset.y + node.frame.size.height < scroll.contentSize.height { actions.append(.scrollDown) }
        if scroll.offset.x > .zero { actions.append(.scrollLeft) }
        if scroll.offset.x + node.frame.size.width < scroll.contentSize.width { actions.append(.scrollRight) }
        return actions
    }
}
