import MizanBase
import MizanFocus
import MizanRenderTree
import TestSupport
import Testing

@Suite("Focus in random layouts")
struct FocusPropertyTests {
    /// Places and sections that don't overlap: a grid of cells, some of them sections with smaller cells inside.
    private func screen(_ seed: UInt64, _ direction: LayoutDirection = .leftToRight) -> Screen {
        var random = SeededGenerator(seed: seed)
        func number(_ range: Range<Int>) -> Int { .random(in: range, using: &random) }
        var screen = Screen(width: 800, height: 800, direction)
        var count = 0
        func fill(_ parent: String, _ x: Double, _ y: Double, _ side: Double, depth: Int) {
            let cell = side / 4
            for row in 0..<4 {
                for column in 0..<4 {
                    count += 1
                    let name = "n\(count)"
                    let (left, top) = (x + Double(column) * cell, y + Double(row) * cell)
                    func place(_ width: Double) -> Double { direction == .leftToRight ? left : 800 - left - width }
                    switch number(0..<5) {
                    case 0, 1: continue
                    case 2 where depth < 2:
                        screen.section(name, parent, place(cell), top, cell, cell)
                        fill(name, left, top, cell, depth: depth + 1)
                    default:
                        let width = cell * Double(number(1..<11)) / 10
                        let height = cell * Double(number(1..<11)) / 10
                        let prefers = number(0..<30) == 0
                        screen.button(name, in: parent, place(width), top, width, height) {
                            $0.focus.prefersDefault = prefers
                        }
                    }
                }
            }
        }
        fill("root", 0, 0, 800, depth: 0)
        return screen
    }

    @Test("moves in mirrored screens are the mirror image, with left and right exchanged", arguments: UInt64(1)...40)
    func mirror(seed: UInt64) {
        let (map, mirrored) = (FocusMap(screen(seed).tree), FocusMap(screen(seed, .rightToLeft).tree))
        #expect(map.items.map(\.path) == mirrored.items.map(\.path))
        for place in map.items {
            for move in FocusMove.allCases {
                #expect(
                    map.node(move, from: place.node) == mirrored.node(move.mirrored, from: place.node),
                    "\(move) from \(place.path)")
            }
        }
    }

    @Test("next visits every place once, previous goes the same way back", arguments: UInt64(1)...40)
    func next(seed: UInt64) {
        let map = FocusMap(screen(seed).tree)
        var way: [Int] = []
        while let node = map.node(.next, from: way.last), way.count <= map.items.count { way.append(node) }
        #expect(way == map.items.map(\.node))
        for (node, following) in zip(way, way.dropFirst()) { #expect(map.node(.previous, from: following) == node) }
    }

    @Test("a direction that is held comes to an end", arguments: UInt64(1)...40)
    func end(seed: UInt64) {
        let map = FocusMap(screen(seed).tree)
        for place in map.items {
            for move in FocusMove.directions {
                var node: Int? = place.node
                var steps = 0
                while let now = node, steps <= map.items.count {
                    node = map.node(move, from: now)
                    steps += 1
                }
                #expect(steps <= map.items.count)
            }
        }
    }

    @Test(
        "without sections, a move and its opposite come back, unless something else is as near or nearer",
        arguments: UInt64(1)...40)
    func back(seed: UInt64) throws {
        var tree = screen(seed).tree
        for index in tree.nodes.indices { tree.nodes[index].focus.section = nil }
        let map = FocusMap(tree)
        for place in map.items {
            for move in FocusMove.directions {
                guard let there = map.node(move, from: place.node) else { continue }
                let back = try #require(map.node(move.opposite, from: there))
                guard back != place.node else { continue }
                func gap(_ node: Int) -> FixedLength {
                    let (from, to) = (tree.nodes[there].frame, tree.nodes[node].frame)
                    switch move {
                    case .left: return to.minX - from.maxX
                    case .right: return from.minX - to.maxX
                    case .up: return to.minY - from.maxY
                    default: return from.minY - to.maxY
                    }
                }
                #expect(gap(back) <= gap(place.node), "\(move) from \(place.path)")
            }
        }
    }

    @Test(
        "after a move into a section, with its memory, the move back returns to where one was",
        arguments: UInt64(1)...20)
    func memory(seed: UInt64) throws {
        let map = FocusMap(screen(seed).tree)
        for place in map.items {
            var memory = FocusMemory()
            memory.remember(place.node, in: map)
            for move in FocusMove.directions {
                guard let there = map.node(move, from: place.node, remembering: memory) else { continue }
                let back = map.node(move.opposite, from: there, remembering: memory)
                // Where the section that was left is what the way back leads to, it hands on to the same place.
                guard let section = place.section, let number = back.flatMap(map.itemIndex),
                    map.items[number].section == section,
                    map.itemIndex(of: there).map({ map.items[$0].section }) != section
                else { continue }
                #expect(back == place.node)
            }
        }
    }
}
