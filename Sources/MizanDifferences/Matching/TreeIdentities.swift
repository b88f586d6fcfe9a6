import MizanRenderTree

/// The identities of two trees' nodes: a number for every node's content and one for all of it, equal where the nodes
/// are equal with all that is inside them.
struct TreeIdentities {
    /// The contents of nodes: type, fields, text and what is inside them; not their own segment, no place, no size.
    private(set) var contents: [Int]
    /// Everything that the lines say.
    private(set) var everything: [Int]

    init(_ outline: TreeOutline) {
        let nodes = outline.nodes
        contents = Array(repeating: 0, count: nodes.count)
        everything = contents
        // A node's children follow it: hashed from the end, each adds itself to its parent.
        var inside = [(content: Int, everything: Int)](repeating: (0, 0), count: nodes.count)
        for index in nodes.indices.reversed() {
            let node = nodes[index]
            var content = Hasher()
            content.combine(ExactText(node.type[...]))
            for field in node.line.attributes where !field.name.isInput { content.combine(field) }
            content.combine(node.line.chosenAlternative)
            for line in node.lines { content.combine(ExactText(line.string[...])) }
            content.combine(inside[index].content)
            contents[index] = content.finalize()
            var all = Hasher()
            all.combine(contents[index])
            all.combine(node.line)
            for line in node.lines { all.combine(line) }
            all.combine(inside[index].everything)
            everything[index] = all.finalize()
            guard let parent = node.parent else { continue }
            // From the last child to the first: order counts.
            var shown = Hasher()
            shown.combine(inside[parent].content)
            shown.combine(contents[index])
            shown.combine(ExactText(node.isIndexed ? "" : node.segment[...]))
            inside[parent].content = shown.finalize()
            var said = Hasher()
            said.combine(inside[parent].everything)
            said.combine(everything[index])
            inside[parent].everything = said.finalize()
        }
    }
}
