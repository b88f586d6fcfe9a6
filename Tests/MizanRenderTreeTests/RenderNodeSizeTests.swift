import MizanBase
import MizanRenderTree
import Testing

@Suite("Size of nodes")
struct RenderNodeSizeTests {
    @Test("A node is small: a tree of many is cheap to make, to copy and to compare")
    func size() {
        #expect(MemoryLayout<RenderNode>.stride <= 112)
        #expect(MemoryLayout<RenderNode.Content?>.size == 8)
    }
}
