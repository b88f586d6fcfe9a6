/// The nodes that views made so far; for Mizan's own views.
public struct _NodeList {
    package private(set) var nodes: [LayoutNode] = []
    /// The elements of a lazy container that are made later, with the number of nodes before them.
    private(set) var runs: [(place: Int, run: any ElementRun)] = []

    package init() {}

    package var count: Int { nodes.count }

    package subscript(index: Int) -> LayoutNode {
        get { nodes[index] }
        set { nodes[index] = newValue }
    }

    package mutating func append(_ node: LayoutNode) { nodes.append(node) }

    mutating func append(_ nodes: [LayoutNode]) {
        // Mostly it is one.
        for node in nodes { self.nodes.append(node) }
    }

    mutating func append(_ run: any ElementRun) { runs.append((nodes.count, run)) }
}
