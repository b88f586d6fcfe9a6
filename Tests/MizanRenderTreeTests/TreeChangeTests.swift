import MizanBase
import MizanRenderTree
import Testing

@Suite("Changes between two trees")
struct TreeChangeTests {
    private var row: [RenderNode] {
        (0..<6).map { Sketch.node("box\($0)", parent: nil, (Double($0) * 15, 10, 10, 10), .rectangle) }
    }

    @Test("equal trees have no changes, whether or not they share their nodes")
    func equal() {
        let tree = Sketch.tree(row)
        #expect(tree.changes(since: tree).isEmpty)
        #expect(Sketch.tree(row).changes(since: tree).isEmpty)
    }

    @Test("a moved node is drawn anew where it was and where it is")
    func moved() {
        let former = Sketch.tree(row)
        var tree = former
        tree.nodes[2].frame = Sketch.rect(30, 60.25, 10, 10)
        let changes = tree.changes(since: former)
        #expect(changes.changed == [NodePath("box2")])
        #expect(changes.inserted.isEmpty && changes.removed.isEmpty)
        #expect(Set(changes.dirty) == [Sketch.rect(30, 10, 10, 10), Sketch.rect(30, 60, 10, 10.5)])
        #expect(tree.changes(since: former, in: [2..<3]) == changes)
        #expect(tree.changes(since: former, in: [3..<6]).isEmpty)
    }

    @Test("a change of words alone is a change, and nothing is drawn anew")
    func unseen() {
        let former = Sketch.tree(row)
        var tree = former
        tree.nodes[1].label = "name"
        #expect(tree.changes(since: former) == RenderChanges(changed: [NodePath("box1")]))
    }

    @Test("inserted, removed and reordered nodes are told apart, and the others' numbers don't matter")
    func structure() {
        let former = Sketch.tree([Sketch.node("stack", parent: nil, (0, 0, 100, 100))] + row.map(below(0)))
        var nodes = Array(former.nodes)
        nodes.remove(at: 2)
        nodes.insert(Sketch.node("wrapper", parent: nil, (0, 0, 100, 100)), at: 0)
        nodes =
            [nodes[0]]
            + nodes.dropFirst().map { node in
                var node = node
                node.parent = node.parent.map { $0 + 1 } ?? 0
                return node
            }
        nodes.append(Sketch.node("new", parent: 1, (80, 80, 10, 10), .rectangle))
        let changes = Sketch.tree(nodes).changes(since: former)
        #expect(changes.inserted.map(\.text) == ["wrapper", "new"])
        #expect(changes.removed.map(\.text) == ["box1"])
        // The stack stands in another node.
        #expect(changes.changed.map(\.text) == ["stack"])
        #expect(Set(changes.dirty) == [Sketch.rect(15, 10, 10, 10), Sketch.rect(80, 80, 10, 10)])
        var swapped = former
        swapped.nodes.swapAt(1, 2)
        #expect(swapped.changes(since: former).changed.count == 1)
        #expect(!swapped.changes(since: former).dirty.isEmpty)
    }

    private func below(_ parent: Int) -> (RenderNode) -> RenderNode {
        { node in
            var node = node
            node.parent = parent
            return node
        }
    }

    @Test("effects around a node move, grow and cut its place, from its own to the outermost")
    func effects() {
        let length = Sketch.length
        let clip = RenderEffect.Operation.clip(.rectangle, Sketch.rect(0, 0, 50, 50))
        let shadow = RenderEffect.Operation.shadow(
            RenderEffect.Shadow(fill: RenderNode.Fill(color: .black), radius: length(2), x: length(4), y: .zero))
        let former = Sketch.tree([
            Sketch.node("clip", parent: nil, (0, 0, 100, 100), nil, [clip]),
            Sketch.node("shadow", parent: 0, (0, 0, 10, 10), .rectangle, [shadow], siblings: 2),
            Sketch.node("box", parent: 0, (30, 30, 10, 10), .rectangle),
            Sketch.node("out", parent: 0, (60, 60, 10, 10), .rectangle),
        ])
        var tree = former
        let red = RGBA(red: 255, green: 0, blue: 0)
        tree.nodes[2].content = .shape(.rectangle, fill: RenderNode.Fill(color: red))
        tree.nodes[3].content = .shape(.rectangle, fill: RenderNode.Fill(color: red))
        let changes = tree.changes(since: former)
        #expect(changes.changed.map(\.text) == ["box", "out"])
        // The blur reaches three times its radius around the shadow, its soft edge a point more, up to the clip.
        #expect(changes.dirty == [Sketch.rect(27, 23, 23, 24)])
    }

    @Test("dirty rectangles are at most eight, and cover all changes")
    func limit() {
        let nodes = (0..<60).map {
            Sketch.node("\($0)", parent: nil, (Double($0 % 8) * 12, Double($0 / 8) * 12, 5, 5), .ellipse)
        }
        let former = Sketch.tree(nodes)
        var tree = former
        for index in stride(from: 0, to: 60, by: 3) { tree.nodes[index].frame.size.width = Sketch.length(6) }
        let changes = tree.changes(since: former)
        #expect(changes.changed.count == 20)
        #expect(changes.dirty.count <= RenderChanges.rectangleLimit)
        for index in stride(from: 0, to: 60, by: 3) {
            let frame = tree.nodes[index].frame
            #expect(
                changes.dirty.contains {
                    $0.minX <= frame.minX && $0.maxX >= frame.maxX && $0.minY <= frame.minY && $0.maxY >= frame.maxY
                })
        }
    }

    @Test("another size draws everything anew; another image draws its nodes anew")
    func parts() {
        let former = RenderTree.sample
        var tree = former
        tree.size.width = Sketch.length(120)
        #expect(tree.changes(since: former).dirty == [Sketch.rect(0, 0, 120, 60)])
        tree = former
        tree.images[0].layers = []
        #expect(tree.changes(since: former).changed == [NodePath("list/HStack/Image")])
        #expect(tree.changes(since: former).dirty == [tree.nodes[4].frame])
        tree = former
        tree.fonts[0].checksum = 1
        #expect(tree.changes(since: former).changed == [NodePath("list/title")])
    }
}
