import MizanBase
import MizanControls
import MizanFocus
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Focus in what scrolls")
struct FocusScrollTests {
    private func session(_ direction: LayoutDirection = .leftToRight, _ view: some View) throws -> LayoutSession {
        var environment = try testEnvironment(direction)
        environment.focusMode = .directional
        let session = LayoutSession(
            view, proposal: ProposedViewSize(width: 200, height: 200), environment: environment)
        try session.update()
        return session
    }

    private func names(_ count: Int) -> [String] { (0..<count).map { "n\($0)" } }

    private func button(_ name: String) -> some View {
        Button(name) {}.frame(width: 80, height: 50).id(ViewIdentifier(name))
    }

    /// The paths that a move leads to, one after the other, until it leads nowhere.
    private func way(_ move: FocusMove, in session: LayoutSession, limit: Int = 100) throws -> [String] {
        var way: [String] = []
        while way.count < limit, try session.moveFocus(move) {
            let tree = try session.update().tree
            let path = try #require(session.focusedPath)
            if path == way.last { break }
            way.append(path)
            let frame = try #require(tree.node(at: path)).frame.rect
            #expect(frame.minY >= 0 && frame.maxY <= 200 && frame.minX >= 0 && frame.maxX <= 200, "\(path)")
        }
        return way.map { String($0.split(separator: "/").last?.split(separator: "[").first ?? "") }
    }

    @Test(
        "what gets the focus is scrolled into view, also in a row within a column", arguments: LayoutDirection.allCases)
    func scrolling(direction: LayoutDirection) throws {
        let column = try session(
            direction, ScrollView { VStack { ForEach(names(12), id: \.self) { button($0) } } })
        #expect(try way(.down, in: column) == Array(names(12).dropFirst()))
        #expect(try way(.up, in: column) == names(11).reversed())
        let row = try session(
            direction,
            ScrollView {
                VStack {
                    Color.red.frame(height: 300)
                    ScrollView(.horizontal) { HStack { ForEach(names(8), id: \.self) { button($0) } } }
                }
            })
        #expect(try way(direction == .leftToRight ? .right : .left, in: row) == Array(names(8).dropFirst()))
    }

    @Test("a move goes on to rows that are made only when they show", arguments: [40, 3])
    func lazy(count: Int) throws {
        let session = try session(
            .rightToLeft, ScrollView { LazyVStack { ForEach(names(count), id: \.self) { button($0) } } })
        #expect(try way(.down, in: session) == Array(names(count).dropFirst()))
        #expect(try way(.up, in: session) == names(count - 1).reversed())
    }
}
