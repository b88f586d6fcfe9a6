import MizanRenderTree

extension RenderNode {
    /// Takes what the author said of the node over, besides the label's value.
    mutating func apply(_ properties: AccessibilityProperties) {
        if let label = properties.label { self.label = label }
        if let hint = properties.hint { self.hint = hint.text }
        if !properties.actions.isEmpty {
            actions = AccessibilityNode.Action.allCases.filter(properties.actions.contains)
        }
        if !properties.customActions.isEmpty { customActions = properties.customActions.map(\.text) }
        if properties.isDisabled { isEnabled = false }
    }

    /// Takes over the actions of the elements that it is combined of, as the session runs them; a control keeps those of its
    /// own role.
    fileprivate mutating func adoptActions(of inside: [RenderNode]) {
        let isControl = isControl
        for node in inside where !node.hidden {
            let taken = (isControl ? node.actions : node.offeredActions).filter { !$0.isScrolling }
            if !taken.isEmpty { actions = AccessibilityNode.Action.allCases.filter(Set(actions + taken).contains) }
            if !node.customActions.isEmpty { customActions += node.customActions }
        }
    }
}

extension AccessibilityNode.Action {
    fileprivate var isScrolling: Bool {
        switch self {
        case .scrollUp, .scrollDown, .scrollLeft, .scrollRight: true
        default: false
        }
    }
}

extension RenderTreeBuilder {
    /// Finishes the accessibility of a node that was added with its content: combines it into one element where that
    /// was asked for, and speaks its value after its label.
    mutating func settleLabel(of index: Int, _ properties: AccessibilityProperties) {
        if properties.children == .combine { combine(index) }
        guard let value = properties.value else { return }
        record[index].value = value
        var label = nodes[index].label
        if label == nil, case .text = nodes[index].content { label = nodes[index].spokenText(images: resources.images) }
        record[index].label = label.map { "\($0), \(value)" } ?? value
    }

    /// Combines the last node and its children into one element: their texts become its label, unless it has one, and
    /// they are hidden. Source: SwiftUI's `accessibilityElement(children: .combine)`.
    ///
    /// The children are those in the tree, so of several alternatives only the chosen one counts. The name of a symbol
    /// isn't in the reader's language, so it is spoken only where there is nothing else.
    private mutating func combine(_ index: Int) {
        let inside = nodes.indices.dropFirst(index + 1)
        if nodes[index].label == nil {
            let said = inside.filter { nodes[$0].spokenText(images: resources.images) != nil }
            let words = said.filter { !isUnlabelledSymbol(nodes[$0]) }
            let spoken = (words.isEmpty ? said : words).compactMap { nodes[$0].spokenText(images: resources.images) }
            if !spoken.isEmpty { record[index].label = spoken.joined(separator: ", ") }
        }
        record[index].adoptActions(of: inside.map { nodes[$0] })
        for child in inside { record[child].hidden = true }
    }

    private func isUnlabelledSymbol(_ node: RenderNode) -> Bool {
        guard node.label == nil, case .image(let shown) = node.content else { return false }
        return resources.images[shown.image].isSymbol
    }
}
