import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

@Suite("The same input")
struct DeterminismTests {
    @Test("gives the same bytes, as text and as JSON", arguments: RandomLayout.all)
    func bytes(layout: RandomLayout) throws {
        let (first, second) = (try layout.tree(.rightToLeft), try layout.tree(.rightToLeft))
        #expect(first.text(glyphs: true) == second.text(glyphs: true))
        #expect(first.json == second.json)
    }

    @Test("reads back from JSON as an equal tree with the same text", arguments: RandomLayout.all)
    func json(layout: RandomLayout) throws {
        let tree = try layout.tree(.rightToLeft)
        let read = try RenderTree(json: tree.json, file: "tree.json")
        #expect(read == tree)
        #expect(read.text(glyphs: true) == tree.text(glyphs: true))
        #expect(read.json == tree.json)
    }
}
