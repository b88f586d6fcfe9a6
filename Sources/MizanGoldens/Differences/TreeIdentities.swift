/// Which nodes of two trees say the same: a number for every node's content and one for all of it, equal where the nodes
/// are equal with all that is inside them.
struct TreeIdentities {
    /// What nodes show: type, flags, text and what is inside them; not their own segment, no place, no size.
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
            content.combine(ExactText(node.type))
            content.combine(ExactText(node.words))
            for line in node.lines { content.combine(ExactText(line.text)) }
            content.combine(inside[index].content)
            contents[index] = content.finalize()
            var all = Hasher()
            all.combine(contents[index])
            all.combine(ExactText(node.segment))
            all.combine(node.box)
            for line in node.lines {
                all.combine(line.box)
                all.combine(ExactText(line.words))
                all.combine(ExactText(line.glyphs))
            }
            all.combine(inside[index].everything)
            everything[index] = all.finalize()
            guard node.parent >= 0 else { continue }
            // From the last child to the first: order counts.
            var shown = Hasher()
            shown.combine(inside[node.parent].content)
            shown.combine(contents[index])
            shown.combine(node.isIndexed ? "" : node.segment)
            inside[node.parent].content = shown.finalize()
            var said = Hasher()
            said.combine(inside[node.parent].everything)
            said.combine(everything[index])
            inside[node.parent].everything = said.finalize()
        }
    }
}
