import MizanRenderTree

extension RenderTree {
    /// The paths of the nodes of a right-to-left tree that are not the exact mirror of this left-to-right one's, with the same
    /// strings: frames, line boxes, outlines, paints and effects; the glyphs inside a line are not mirrored.
    public func mirrorDifferences(in twin: RenderTree) -> [String] {
        let mirror = mirrored.withoutGlyphs
        let twin = twin.withoutGlyphs
        guard mirror.nodes.map(\.path) == twin.nodes.map(\.path), mirror.size == twin.size else { return ["the nodes"] }
        return zip(mirror.nodes, twin.nodes).filter { $0 != $1 }.map(\.0.path)
    }

    /// A line keeps its box: text without a direction of its own takes the interface's, with its order.
    private var withoutGlyphs: RenderTree {
        var tree = self
        for index in tree.nodes.indices {
            guard case .text(var text) = tree.nodes[index].content else { continue }
            for line in text.lines.indices {
                text.lines[line].direction = .leftToRight
                text.lines[line].runs = []
            }
            tree.nodes[index].content = .text(text)
        }
        return tree
    }
}
