import MizanBase

@testable import MizanLayout

/// The nodes of a view, laid out, before their frames are rounded.
struct LaidNodes {
    let root: LayoutNode

    /// - Parameter times: How often the nodes are placed.
    init(_ view: some View, _ proposal: ProposedViewSize, times: Int = 1) throws {
        let nodes = try view.nodes(in: ViewContext(environment: try testEnvironment()))
        root =
            nodes.count == 1
            ? nodes[0]
            : StackNode(
                axis: .vertical, alignment: .horizontalCenter, spacing: nil, identity: nil, direction: .leftToRight,
                children: nodes)
        for _ in 0..<times { root.place(at: .zero, proposal: proposal) }
    }

    /// The root and everything that is shown in it.
    var shown: [LayoutNode] {
        var nodes = [root]
        var next = 0
        while next < nodes.count {
            nodes += nodes[next].shownChildren
            next += 1
        }
        return nodes
    }

    /// Every text, shown or not.
    var texts: [TextNode] {
        var nodes = [root]
        var next = 0
        while next < nodes.count {
            nodes += nodes[next].children
            next += 1
        }
        return nodes.compactMap { $0 as? TextNode }
    }
}
