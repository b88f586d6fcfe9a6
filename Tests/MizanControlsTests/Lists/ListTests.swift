import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("A list")
@MainActor struct ListTests {
    /// A list in a direction, on a system and around a region of the opposite one.
    private func list(_ direction: LayoutDirection, @ViewBuilder content: () -> some View) throws -> RenderTree {
        let opposite: LayoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
        var environment = try testEnvironment(opposite)
        environment.systemLayoutDirection = opposite
        return try List(content: content).contentDirection(direction).renderTree(
            proposal: ProposedViewSize(width: 300, height: 600), environment: environment)
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

    private struct Choice: View {
        @State private var chosen: Int?
        var body: some View {
            List(selection: $chosen) { ForEach(0..<3, id: \.self) { Text(verbatim: "row \($0)") } }
        }
    }

    @Test("chooses the row that is tapped", arguments: LayoutDirection.allCases)
    func choosing(direction: LayoutDirection) throws {
        let session = try shown(direction, width: 300, height: 400) { Choice() }
        #expect(try #require(session.layout).tree.nodes(ofType: "Selection").isEmpty)
        let row = try #require(session.layout).tree.frame(ofText: "row 1")
        try session.send(.tap(at: Point(x: 150, y: row.midY)))
        try session.update()
        let selection = try #require(session.layout).tree.nodes(ofType: "Selection").map(\.frame.rect)
        #expect(selection.count == 1)
        #expect(selection.first?.contains(row) == true)
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
                #expect(frame.maxY <= row.frame.rect.maxY + 0.001)
            }
        }
    }
}
