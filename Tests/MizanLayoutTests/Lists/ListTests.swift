import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

@Suite("A list")
struct ListTests {
    /// A list in a direction, on a system and around a region of the opposite one.
    private func list(_ direction: LayoutDirection, @ViewBuilder content: () -> some View) throws -> RenderTree {
        let opposite: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
        var environment = try testEnvironment(opposite)
        environment.systemLayoutDirection = opposite
        return try List(content: content).contentDirection(direction).renderTree(
            proposal: ProposedViewSize(width: 300, height: 600), environment: environment)
    }

    @Test(
        "has a row's content, badge and arrow in reading order, whatever the region around",
        arguments: LayoutDirection.allCases)
    func order(direction: LayoutDirection) throws {
        let tree = try list(direction) {
            NavigationLink {
                Text(verbatim: "screen")
            } label: {
                Text(verbatim: "label")
            }
            .badge(7)
        }
        let arrow = try #require(tree.nodes(ofType: "Image").first).frame.rect
        let frames = [try tree.frame(ofText: "label"), try tree.frame(ofText: "7"), arrow]
        let starts = frames.map { direction == .leftToRight ? $0.minX : 300 - $0.maxX }
        #expect(starts == starts.sorted())
        #expect(starts.first == 32)
    }

    @Test("begins headers, footers and lines at the leading side", arguments: LayoutDirection.allCases)
    func sides(direction: LayoutDirection) throws {
        let tree = try list(direction) {
            Section {
                Text(verbatim: "one")
                Text(verbatim: "two")
            } header: {
                Text(verbatim: "header")
            } footer: {
                Text(verbatim: "footer")
            }
        }
        for words in ["header", "one", "two", "footer"] {
            let frame = try tree.frame(ofText: words)
            #expect(direction == .leftToRight ? frame.minX == 32 : frame.maxX == 268)
        }
        // A line below each row but the last, up to the card's trailing edge.
        let lines = tree.nodes(ofType: "Separator").map(\.frame.rect)
        #expect(lines.count == 1)
        #expect(lines.first.map { [$0.minX, $0.maxX] } == (direction == .leftToRight ? [32, 284] : [16, 268]))
        let tops = try ["header", "one", "two", "footer"].map { try tree.frame(ofText: $0).minY }
        #expect(tops == tops.sorted())
    }

    @Test("stands at least 44 points high in each row, at the row's own insets and background")
    func rows() throws {
        let tree = try List {
            Text(verbatim: "usual")
            Text(verbatim: "own").listRowInsets(EdgeInsets(top: 0, leading: 50, bottom: 0, trailing: 0))
                .listRowBackground(Color.green)
            square("tall", 80)
        }
        .laidOut(width: 300, height: 600)
        let heights = tree.nodes(ofType: "Row").map(\.frame.rect.height)
        #expect(heights == [44, 44, 102])
        #expect(try tree.frame(ofText: "own").minX == 66)
        #expect(tree.nodes(ofType: "RowBackground").map(\.frame.rect) == [tree.nodes(ofType: "Row")[1].frame.rect])
    }

    @Test("puts a section's rows on one card, and another section's below")
    func sections() throws {
        let tree = try List {
            Section { Text(verbatim: "one") }
            Section { Text(verbatim: "two") }
        }
        .laidOut(width: 300, height: 600)
        let rows = tree.nodes(ofType: "Row").map(\.frame.rect)
        #expect(rows == [Rect(x: 16, y: 16, width: 268, height: 44), Rect(x: 16, y: 88, width: 268, height: 44)])
        let plain = try List {
            Section { Text(verbatim: "one") }
            Section { Text(verbatim: "two") }
        }
        .listStyle(.plain).laidOut(width: 300, height: 600)
        #expect(plain.nodes(ofType: "Row").map(\.frame.rect.minX) == [0, 0])
    }

    private struct Choice: View {
        @State private var chosen: Int?
        var body: some View {
            List(selection: $chosen) { ForEach(0..<3, id: \.self) { Text(verbatim: "row \($0)") } }
        }
    }

    @Test("chooses the row that is tapped, where its text ends too", arguments: LayoutDirection.allCases)
    func selection(direction: LayoutDirection) throws {
        let session = try shown(direction, width: 300, height: 400) { Choice() }
        let tree = try #require(session.layout).tree
        #expect(tree.nodes(ofType: "Selection").isEmpty)
        let text = try tree.frame(ofText: "row 1")
        try session.send(.tap(at: Point(x: 150, y: text.midY)))
        let after = try session.update().tree
        #expect(after.nodes(ofType: "Selection").map(\.frame.rect) == [after.nodes(ofType: "Row")[1].frame.rect])
    }

    private struct Names: View {
        @State private var names = ["a", "b", "c"]
        @State private var mode: EditMode
        init(_ mode: EditMode = .inactive) { _mode = State(initialValue: mode) }
        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    Text(verbatim: name)
                        .swipeActions {
                            Button(action: { names.removeAll { $0 == name } }) { Text(verbatim: "remove \(name)") }
                        }
                }
                .onDelete { names.remove(atOffsets: $0) }
            }
            .environment(\.editMode, $mode)
        }
    }

    @Test(
        "deletes the row whose button at the leading side is tapped while it is edited",
        arguments: LayoutDirection.allCases)
    func deletion(direction: LayoutDirection) throws {
        let session = try shown(direction, width: 300, height: 400) { Names(.active) }
        let tree = try #require(session.layout).tree
        let (text, row) = (try tree.frame(ofText: "b"), tree.nodes(ofType: "Row")[1].frame.rect)
        let middle = direction == .leftToRight ? (row.minX + 16 + text.minX) / 2 : (row.maxX - 16 + text.maxX) / 2
        try session.send(.tap(at: Point(x: middle - (direction == .leftToRight ? 6 : -6), y: row.midY)))
        #expect(try session.update().tree.words == ["a", "c"])
    }

    @Test("uncovers a row's buttons by a swipe towards the leading side", arguments: LayoutDirection.allCases)
    func swipe(direction: LayoutDirection) throws {
        let session = try shown(direction, width: 300, height: 400) { Names() }
        let row = try #require(session.layout).tree.nodes(ofType: "Row")[1].frame.rect
        let (left, right) = (Point(x: 80, y: row.midY), Point(x: 220, y: row.midY))
        let (leading, trailing) = direction == .leftToRight ? (left, right) : (right, left)
        try session.send(.drag(from: leading, to: trailing))
        #expect(try session.update().tree.nodes(ofType: "SwipeActions").isEmpty)
        try session.send(.drag(from: trailing, to: leading))
        let tree = try session.update().tree
        let buttons = try #require(tree.nodes(ofType: "SwipeActions").first).frame.rect
        #expect(abs(direction == .leftToRight ? buttons.maxX - row.maxX : buttons.minX - row.minX) < 0.01)
        try session.send(.tap(at: Point(x: buttons.midX, y: buttons.midY)))
        #expect(try session.update().tree.words == ["a", "c"])
    }

    @Test("scrolls over rows that can be swiped, and a drag along its rows uncovers nothing")
    func scrolling() throws {
        let session = try shown(width: 300, height: 100) { Names() }
        let before = try #require(session.layout).tree.frame(ofText: "a").minY
        try session.send(.drag(from: Point(x: 150, y: 80), to: Point(x: 150, y: 50)))
        try session.send(.scroll(at: Point(x: 150, y: 50), by: Size(width: 0, height: 30)))
        let tree = try session.update().tree
        #expect(tree.nodes(ofType: "SwipeActions").isEmpty)
        #expect(try tree.frame(ofText: "a").minY < before)
    }

    @Test("cuts nothing at the largest size", arguments: LayoutDirection.allCases)
    func largest(direction: LayoutDirection) throws {
        let tree = try Form {
            Section("Notifications") {
                Toggle("Allow notifications", isOn: .constant(true))
                LabeledContent("Quiet hours", value: "22:00–07:00")
                Stepper("Copies", value: .constant(3))
                NavigationLink("Privacy of all accounts") { Text(verbatim: "screen") }
            }
        }
        .laidOut(width: 375, height: 812, direction, textSize: .accessibility5)
        #expect(tree.isWhole)
        for row in tree.nodes(ofType: "Row") {
            for node in tree.nodes where node.path.hasPrefix(row.path + "/") {
                guard case .text = node.content else { continue }
                let frame = node.frame.rect
                #expect(frame.minX >= 16 && frame.maxX <= 359 && frame.minY >= row.frame.rect.minY)
                #expect(frame.maxY <= row.frame.rect.maxY)
            }
        }
    }
}
