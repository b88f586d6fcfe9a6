import MizanRenderTree
import Testing

@Suite("Paths by their parts")
struct NodeNameTests {
    private let days = NodePath(parent: nil, base: "days")
    private var row: NodePath { NodePath(parent: days, base: "row", element: "3") }

    @Test("The text has the parts in order, and the numbers that aren't the first")
    func text() {
        #expect(row.text == "days/row[3]")
        #expect(NodePath(parent: row, base: "Text").text == "days/row[3]/Text")
        #expect(NodePath(parent: row, base: "Text", count: 2).text == "days/row[3]/Text[2]")
        #expect(NodePath(parent: row, base: "Text", count: 2, recount: 1).text == "days/row[3]/Text[2][1]")
        #expect(NodePath(parent: nil, base: "Text", element: "a", count: 1).text == "Text[a][1]")
        #expect(NodePath("HStack/Text[1]").text == "HStack/Text[1]")
        #expect(row.segment == "row[3]")
        #expect("\(row)" == "days/row[3]")
    }

    @Test("Paths with equal texts are equal, however they were made, and have equal hashes")
    func equality() {
        let element = NodePath(parent: NodePath(parent: nil, base: "days"), base: "row", element: "3")
        let counted = NodePath(parent: NodePath("days"), base: "row", count: 3)
        for other in [element, counted, NodePath("days/row[3]")] {
            #expect(other == row)
            #expect(other.hashValue == row.hashValue)
            #expect(Set([row, other]).count == 1)
        }
        for other in ["days/row[2]", "days/row", "row[3]", "days/row[3]/Text", "days/row/[3]"] {
            #expect(NodePath(other) != row)
        }
        #expect(NodePath(parent: row, base: "Text") != NodePath(parent: days, base: "Text"))
        #expect(NodePath("\u{e9}") != NodePath("e\u{301}"))
    }

    @Test("A chain of 100,000 paths is read and freed without a deep stack")
    func longChain() {
        var path = days
        for _ in 0..<100_000 { path = NodePath(parent: path, base: "V") }
        #expect(path.text.utf8.count == 4 + 200_000)
        #expect(path != days)
    }

    @Test("A node keeps its path by parts, and gives it as text")
    func node() {
        var node = RenderNode(
            name: NodePath(parent: row, base: "background", count: 1), type: "Color", parent: 4,
            frame: RenderTree.sample.nodes[0].frame, direction: .leftToRight)
        #expect(node.path == "days/row[3]/background[1]")
        #expect(node.segment == "row[3]/background[1]")
        node.path = "Text"
        #expect(node.name == NodePath("Text"))
    }
}
