import MizanBase

extension [LayoutNode] {
    /// The texts in nodes that aren't shown, in their order, and the problems in them; nil where there are none.
    package var spokenText: (text: String, findings: [Diagnostic])? {
        var texts: [String] = []
        var findings: [Diagnostic] = []
        func add(_ node: LayoutNode) {
            let properties = node.identity?.accessibility
            if properties?.isHidden == true { return }
            if let label = properties?.label {
                texts.append(label)
                findings += properties?.findings ?? []
            } else if let text = node as? TextNode {
                texts.append(text.spokenText)
                findings += text.findings
            } else {
                node.children.forEach(add)
            }
        }
        forEach(add)
        return texts.isEmpty ? nil : (texts.joined(separator: ", "), findings)
    }
}
