/// The nodes that views made so far; for Mizan's own views.
public struct _NodeList {
    private(set) var nodes: [LayoutNode] = []

    init() {}

    var count: Int { nodes.count }

    subscript(index: Int) -> LayoutNode {
        get { nodes[index] }
        set { nodes[index] = newValue }
    }

    mutating func append(_ node: LayoutNode) { nodes.append(node) }

    mutating func append(_ nodes: [LayoutNode]) {
        // Mostly it is one.
        for node in nodes { self.nodes.append(node) }
    }
}
