import MizanBase
import MizanFocus
import MizanRenderTree
import Testing

@Suite("Moves of the focus")
struct FocusMoveTests {
    /// The path that a move leads to.
    private func path(
        _ move: FocusMove, from path: String?, in screen: Screen, _ memory: FocusMemory = FocusMemory()
    ) throws -> String? {
        let map = FocusMap(screen.tree)
        let start = try path.map { try #require(map.node(at: $0)) }
        return map.node(move, from: start, remembering: memory).map { screen.tree.nodes[$0].path }
    }

    @Test("a move leads to what lies beyond the edge and overlaps, and to nothing else however near")
    func adjacency() throws {
        var screen = Screen()
        screen.button("middle", 100, 100)
        screen.button("far", 300, 119)
        screen.button("near", 145, 120)
        screen.button("above", 139, 0)
        screen.button("over", 130, 105)
        #expect(try path(.right, from: "middle", in: screen) == "far")
        #expect(try path(.left, from: "far", in: screen) == "near")
        #expect(try path(.up, from: "middle", in: screen) == "above")
        #expect(try path(.left, from: "middle", in: screen) == nil)
        #expect(try path(.down, from: "middle", in: screen) == nil)
    }

    @Test(
        "of several the nearest is next, then the larger overlap, then the nearer centre, then the first in reading order"
    )
    func ties() throws {
        func right(_ frames: [(String, Double, Double, Double)]) throws -> String? {
            var screen = Screen()
            screen.button("start", 0, 100, 40, 40)
            for (name, x, y, height) in frames { screen.button(name, x, y, 40, height) }
            return try path(.right, from: "start", in: screen)
        }
        #expect(try right([("far", 100, 100, 40), ("near", 99, 139, 40)]) == "near")
        #expect(try right([("less", 100, 70, 40), ("more", 100, 120, 40)]) == "more")
        #expect(try right([("long", 100, 100, 200), ("same", 100, 100, 40)]) == "same")
        #expect(try right([("first", 100, 80, 40), ("second", 100, 120, 40)]) == "first")
        #expect(try right([("second", 100, 120, 40), ("first", 100, 80, 40)]) == "second")
    }

    @Test("next and previous follow the reading order and end at its ends", arguments: LayoutDirection.allCases)
    func readingOrder(direction: LayoutDirection) throws {
        var screen = Screen(direction)
        // A row from the leading side.
        for (number, name) in ["a", "b", "c"].enumerated() {
            let x = Double(number) * 50
            screen.button(name, direction == .leftToRight ? x : 360 - x, 0)
        }
        var way: [String?] = [nil]
        for _ in 0..<4 { way.append(try path(.next, from: way.last ?? nil, in: screen)) }
        #expect(way == [nil, "a", "b", "c", nil])
        #expect(try path(.previous, from: "b", in: screen) == "a")
        #expect(try path(.previous, from: "a", in: screen) == nil)
        #expect(try path(.previous, from: nil, in: screen) == "c")
        #expect(try path(.first, from: "c", in: screen) == "a")
        #expect(try path(.last, from: "a", in: screen) == "c")
        #expect(try path(direction == .leftToRight ? .right : .left, from: "a", in: screen) == "b")
    }

    /// The talk's screen on a television: two fields at the left, a button at the lower right.
    private func television(_ direction: LayoutDirection, sections: Bool) -> Screen {
        var screen = Screen(width: 1920, height: 1080, direction)
        func x(_ x: Double, _ width: Double) -> Double { direction == .leftToRight ? x : 1920 - x - width }
        screen.add("fields", "root", x(0, 900), 0, 900, 1080) { if sections { $0.focus.section = $0.frame } }
        screen.add("email", "fields", x(100, 700), 400, 700, 80, role: "textField")
        screen.add("password", "fields", x(100, 700), 500, 700, 80, role: "secureField")
        screen.add("photos", "root", x(900, 1020), 0, 1020, 1080) { if sections { $0.focus.section = $0.frame } }
        screen.button("browse", in: "photos", x(1300, 300), 950, 300, 80)
        return screen
    }

    @Test(
        "TV: right from e-mail without / with sections, then left: stays / photo button / back to a field",
        arguments: LayoutDirection.allCases)
    func television(direction: LayoutDirection) throws {
        let (forth, back) = direction == .leftToRight ? (FocusMove.right, FocusMove.left) : (.left, .right)
        let plain = television(direction, sections: false)
        #expect(try path(forth, from: "email", in: plain) == nil)
        #expect(FocusMap(plain.tree).unreachable.map { plain.tree.nodes[$0].path } == ["browse"])

        let screen = television(direction, sections: true)
        let map = FocusMap(screen.tree)
        #expect(map.unreachable.isEmpty)
        #expect(try path(forth, from: "email", in: screen) == "browse")
        // The nearest one, where nothing is remembered.
        #expect(try path(back, from: "browse", in: screen) == "password")
        var memory = FocusMemory()
        memory.remember(try #require(map.node(at: "email")), in: map)
        #expect(try path(back, from: "browse", in: screen, memory) == "email")
        #expect(memory[section: "fields"] == "email")
    }

    @Test("a section hands the focus on: to where it was, to what prefers it, to the nearest; an empty one takes none")
    func sections() throws {
        var screen = Screen()
        screen.button("start", 0, 0)
        screen.section("empty", "root", 50, 0, 50, 300)
        screen.section("outer", "root", 100, 0, 200, 300)
        screen.section("inner", "outer", 100, 100, 200, 100)
        screen.button("a", in: "inner", 100, 180)
        screen.button("b", in: "inner", 160, 120)
        screen.button("c", in: "outer", 200, 250)
        #expect(FocusMap(screen.tree).sections.map(\.path) == ["outer", "inner"])
        #expect(try path(.right, from: "start", in: screen) == "b")
        #expect(try path(.right, from: "b", in: screen) == nil)
        // Inside a section its own places come first.
        #expect(try path(.down, from: "a", in: screen) == "c")
        var preferring = screen
        preferring.button("d", in: "outer", 260, 0) { $0.focus.prefersDefault = true }
        #expect(try path(.right, from: "start", in: preferring) == "d")
        let map = FocusMap(preferring.tree)
        #expect(map.defaultNode == map.node(at: "d"))
        var memory = FocusMemory()
        memory.remember(try #require(map.node(at: "c")), in: map)
        #expect(try path(.right, from: "start", in: preferring, memory) == "c")
    }

    @Test(
        "what is hidden, invisible, empty, disabled or excluded takes no focus; inside something modal nothing else does"
    )
    func places() throws {
        var screen = Screen()
        screen.button("plain", 0, 0)
        screen.button("hidden", 0, 20) { $0.hidden = true }
        screen.button("invisible", 0, 40) { $0.effects = [RenderEffect(.opacity(.zero))] }
        screen.button("child", in: "invisible", 0, 40)
        screen.button("empty", 0, 60, 0, 20)
        screen.button("disabled", 0, 80) { $0.isEnabled = false }
        screen.button("excluded", 0, 100) { $0.focus.isFocusable = false }
        screen.add("text", "root", 0, 120, 40, 20)
        screen.add("card", "root", 0, 140, 40, 20) { $0.focus.isFocusable = true }
        screen.add("email", "root", 0, 160, 40, 20, role: "textField")
        let map = FocusMap(screen.tree)
        #expect(map.items.map(\.path) == ["plain", "card", "email"])
        #expect(map.items.map(\.acceptsText) == [false, false, true])
        screen.add("alert", "root", 0, 0, 100, 100) { $0.traits = ["isModal"] }
        screen.button("yes", in: "alert", 0, 0)
        #expect(FocusMap(screen.tree).items.map(\.path) == ["yes"])
    }

    @Test("from nothing a move to a side leads to the default place; where none is, to nothing")
    func nothing() throws {
        var screen = Screen()
        for move in FocusMove.allCases { #expect(try path(move, from: nil, in: screen) == nil) }
        screen.button("a", 0, 0)
        screen.button("b", 0, 40) { $0.focus.prefersDefault = true }
        for move in FocusMove.directions { #expect(try path(move, from: nil, in: screen) == "b") }
    }
}
