import MizanBase
import MizanRenderTree
import Testing

@Suite("Properties that few nodes have")
struct RarePropertyTests {
    @Test("A copy's properties change alone, and a node that lost them equals one that never had any")
    func copies() {
        var node = RenderTree.sample.nodes[4]
        let plain = node
        node.effects = [RenderEffect(.opacity(.zero))]
        node.label = "name"
        let marked = node
        node.effects.append(RenderEffect(.opacity(.zero), siblings: 2))
        node.traits = ["isSelected"]
        #expect(marked.effects.count == 1)
        #expect(marked.traits.isEmpty)
        #expect(node.effects.count == 2)
        #expect(node.label == "name")
        #expect(node != marked)
        node.traits = []
        node.effects.removeLast()
        #expect(node == marked)
        #expect(node.hashValue == marked.hashValue)
        node.effects = []
        node.label = nil
        #expect(node == plain)
        #expect(node.hashValue == plain.hashValue)
    }
}
