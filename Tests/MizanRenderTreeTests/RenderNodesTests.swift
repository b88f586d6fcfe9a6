import MizanBase
import MizanRenderTree
import Testing

@Suite("Nodes in shared chunks")
struct RenderNodesTests {
    private func node(_ number: Int) -> RenderNode {
        RenderNode(
            path: "Text[\(number)]", type: "Text", parent: nil,
            frame: FixedRect(
                x: FixedLength(rawValue: Int64(number)), y: .zero, width: .zero, height: .zero),
            direction: .leftToRight)
    }

    private func nodes(_ count: Int) -> RenderNodes { RenderNodes((0..<count).map(node)) }

    @Test("A changed node copies its chunk alone, and the former nodes stay", arguments: [0, 63, 64, 700, 998])
    func changedNode(index: Int) {
        let former = nodes(999)
        var changed = former
        #expect(changed.sharedChunks(with: former) == former.chunkCount)
        changed[index].frame.size.width = FixedLength(rawValue: 7)
        #expect(changed.sharedChunks(with: former) == former.chunkCount - 1)
        #expect(former[index] == node(index))
        #expect(changed != former)
        changed[index].frame.size.width = .zero
        #expect(changed == former)
        #expect(changed.hashValue == former.hashValue)
    }

    @Test("A range replaced by as many nodes copies the chunks that it touches")
    func equalRange() {
        let former = nodes(10_000)
        var changed = former
        changed.replaceSubrange(100..<200, with: (0..<100).map { node($0 + 50_000) })
        #expect(changed.sharedChunks(with: former) == former.chunkCount - 3)
        #expect(Array(changed[100..<200]) == (0..<100).map { node($0 + 50_000) })
        #expect(Array(changed[..<100]) == Array(former[..<100]))
        #expect(Array(changed[200...]) == Array(former[200...]))
    }

    @Test("Added and removed nodes leave the chunks before them shared")
    func otherRange() {
        let former = nodes(1_000)
        var longer = former
        longer.insert(node(5_000), at: 700)
        #expect(longer.sharedChunks(with: former) == 700 / 64)
        #expect(longer.count == 1_001)
        #expect(longer[700] == node(5_000))
        #expect(longer[701] == former[700])
        var shorter = former
        shorter.removeLast()
        #expect(Array(shorter) == Array(former.dropLast()))
    }

    @Test("Any operations give the same nodes as on an array")
    func randomOperations() {
        var generator = Generator(state: 11)
        for _ in 0..<60 {
            var array = (0..<Int.random(in: 0...300, using: &generator)).map(node)
            var chunked = RenderNodes(array)
            for step in 0..<40 {
                let former = chunked
                let before = array
                let place = Int.random(in: 0...array.count, using: &generator)
                let end = Int.random(in: place...array.count, using: &generator)
                switch Int.random(in: 0..<7, using: &generator) {
                case 0:
                    array.append(node(step))
                    chunked.append(node(step))
                case 1:
                    array.insert(node(step), at: place)
                    chunked.insert(node(step), at: place)
                case 2 where place < array.count:
                    array[place].type = "Changed"
                    chunked[place].type = "Changed"
                case 3:
                    array.removeSubrange(place..<end)
                    chunked.removeSubrange(place..<end)
                case 4:
                    let new = (0..<Int.random(in: 0...130, using: &generator)).map { node($0 + 1_000) }
                    array.replaceSubrange(place..<end, with: new)
                    chunked.replaceSubrange(place..<end, with: new)
                case 5:
                    let new = (place..<end).map { node($0 + 2_000) }
                    array.replaceSubrange(place..<end, with: new)
                    chunked.replaceSubrange(place..<end, with: new)
                default:
                    array.reverse()
                    chunked.reverse()
                }
                #expect(Array(chunked) == array)
                #expect(chunked.indices.map { chunked[$0] } == array)
                #expect(chunked == RenderNodes(array))
                #expect(Array(former) == before)
                #expect((chunked == former) == (array == before))
            }
        }
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return (state ^ state >> 33) &* 0x9e37_79b9_7f4a_7c15
        }
    }
}
