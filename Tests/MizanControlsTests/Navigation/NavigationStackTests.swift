import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("A navigation stack")
struct NavigationStackTests {
    private struct Counted: View {
        let name: String
        @State private var count = 0
        var body: some View {
            Button(action: { count += 1 }) { Text(verbatim: "\(name) \(count)") }.id(ViewIdentifier(name))
        }
    }

    private struct Screens: View {
        var body: some View {
            NavigationStack {
                VStack {
                    Counted(name: "first")
                    NavigationLink("Open" as String) { Counted(name: "second").navigationTitle("Second" as String) }
                }
                .navigationTitle("First" as String)
            }
        }
    }

    private func words(_ session: LayoutSession) throws -> [String] { try #require(session.layout).tree.words }

    private func tapText(_ words: String, in session: LayoutSession) throws {
        let frame = try #require(session.layout).tree.frame(ofText: words)
        try session.send(.tap(at: Point(x: frame.midX, y: frame.midY)))
        try session.update()
    }

    @Test("shows a link's screen, and the one below with its state again", arguments: LayoutDirection.allCases)
    func pushing(direction: LayoutDirection) throws {
        let session = try shown(direction, width: 320, height: 480) { Screens() }
        try session.tap("first")
        try session.tap("first")
        try tapText("Open", in: session)
        #expect(try words(session).contains("second 0") && !words(session).contains("first 2"))
        let back = try session.frame("BackButton")
        #expect(direction == .leftToRight ? back.minX == 16 : back.maxX == 304)
        try session.tap("second")
        try session.tap("BackButton")
        #expect(try words(session).contains("first 2") && !words(session).contains("second 1"))
    }

    private struct Numbered: View {
        @State var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                NavigationLink("Seven" as String, value: 7)
                    .navigationDestination(for: Int.self) { number in
                        Text(verbatim: "number \(number)")
                        Button(action: { path = [] }) { Text(verbatim: "Home") }
                    }
            }
        }
    }

    @Test("shows the screens of a path's values, and takes them away with the values")
    func paths() throws {
        let still = try Numbered(path: [3, 4]).laidOut(width: 320, height: 480)
        #expect(still.words.contains("number 4") && !still.words.contains("number 3"))
        let session = try shown(width: 320, height: 480) { Numbered() }
        try tapText("Seven", in: session)
        #expect(try words(session).contains("number 7"))
        try tapText("Home", in: session)
        #expect(try words(session) == ["Seven"])
    }

    @Test("says that no screen takes a value")
    func missing() throws {
        let layout = try NavigationStack(path: .constant([1])) { Text(verbatim: "root") }.layout(
            proposal: ProposedViewSize(width: 320, height: 480), environment: try testEnvironment())
        #expect(layout.tree.words.contains("root") == false)
        #expect(layout.findings.map(\.rule) == ["screen-missing"])
    }

    @Test("has a large title at the leading side, and an inline one in the middle", arguments: LayoutDirection.allCases)
    func titles(direction: LayoutDirection) throws {
        func title(_ mode: NavigationBarItem.TitleDisplayMode) throws -> Rect {
            try NavigationStack {
                Color.clear.navigationTitle("Title" as String).navigationBarTitleDisplayMode(mode)
            }
            .laidOut(width: 320, height: 480, direction).frame(ofText: "Title")
        }
        let (large, inline) = (try title(.large), try title(.inline))
        #expect(direction == .leftToRight ? large.minX == 16 : large.maxX == 304)
        #expect(abs(inline.midX - 160) <= 0.5)
        #expect(large.height > inline.height)
    }

    @Test("has its bars' items at their sides", arguments: LayoutDirection.allCases)
    func items(direction: LayoutDirection) throws {
        let tree = try NavigationStack {
            Color.clear
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { square("leading", 20) }
                    ToolbarItem(placement: .confirmationAction) { square("trailing", 20) }
                    ToolbarItemGroup(placement: .bottomBar) {
                        square("one", 20)
                        square("two", 20)
                        square("three", 20)
                    }
                }
        }
        .laidOut(width: 320, height: 480, direction)
        func start(_ name: String) throws -> Double {
            let found = tree.nodes.first {
                $0.path.split(separator: "/").last?.split(separator: "[").first.map(String.init) == name
            }
            let frame = try #require(found).frame.rect
            return direction == .leftToRight ? frame.minX : 320 - frame.maxX
        }
        #expect(try [start("leading"), start("trailing")] == [16, 284])
        #expect(try [start("one"), start("two"), start("three")] == [16, 150, 284])
    }

    private struct Searched: View {
        @State private var query = ""
        var body: some View {
            NavigationStack {
                VStack {
                    ForEach(["ليلى", "Sara", "דנה"].filter { query.isEmpty || $0.contains(query) }, id: \.self) {
                        Text(verbatim: $0)
                    }
                }
                .searchable(text: $query)
            }
        }
    }

    @Test("filters by what is typed into its search", arguments: [("ل", "ليلى"), ("S", "Sara"), ("ד", "דנה")])
    func search(typed: String, found: String) throws {
        let session = try shown(width: 320, height: 480) { Searched() }
        let field = try session.frame("SearchField")
        try session.send(.tap(at: Point(x: field.midX, y: field.midY)))
        try session.edit(.text(typed))
        let shown = try words(session).filter { ["ليلى", "Sara", "דנה"].contains($0) }
        #expect(shown == [found])
    }

    @Test(
        "the text of its search is in the standard size, as that of all bars",
        arguments: [DynamicTypeSize.xSmall, .accessibility5])
    func searchSize(textSize: DynamicTypeSize) throws {
        func field(_ textSize: DynamicTypeSize) throws -> Rect {
            let tree = try NavigationStack { Text(verbatim: "a").searchable(text: .constant("")) }
                .laidOut(width: 320, height: 480, textSize: textSize)
            return try #require(tree.nodes.first { $0.type == "SearchField" }).frame.rect
        }
        let (standard, other) = (try field(.large), try field(textSize))
        #expect(standard.size == other.size)
    }

    private struct Renamed: View {
        @State private var count = 0
        var body: some View {
            Button(action: { count += 1 }) { Text(verbatim: "rename") }.navigationTitle("Title \(count)" as String)
        }
    }

    @Test("shows a title that changes deep inside a screen")
    func changingTitle() throws {
        let session = try shown(width: 320, height: 480) {
            NavigationStack { VStack { HStack { Renamed() } } }
        }
        #expect(try words(session).contains("Title 0"))
        try tapText("rename", in: session)
        #expect(try words(session).contains("Title 1"))
    }

    @Test("cuts nothing at the largest size", arguments: LayoutDirection.allCases)
    func largest(direction: LayoutDirection) throws {
        let tree = try NavigationStack {
            Text(verbatim: "screen").navigationTitle("Notifications of today" as String)
                .navigationBarTitleDisplayMode(.inline)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel" as String) {} }
                    ToolbarItem(placement: .confirmationAction) { Button("Done" as String) {} }
                    ToolbarItem(placement: .bottomBar) { Text(verbatim: "Updated a minute ago") }
                }
        }
        .laidOut(width: 375, height: 812, direction, textSize: .accessibility5)
        #expect(tree.isWhole)
        for type in ["NavigationBar", "BottomBar"] {
            let bar = try #require(tree.nodes(ofType: type).first)
            for node in tree.nodes where node.path.hasPrefix(bar.path + "/") {
                guard case .text = node.content else { continue }
                #expect(node.frame.rect.minX >= 0 && node.frame.rect.maxX <= 375)
                #expect(node.frame.rect.minY >= bar.frame.rect.minY && node.frame.rect.maxY <= bar.frame.rect.maxY)
            }
        }
    }

    private struct Detail: View {
        let title: String
        @State private var isOpen = true
        var body: some View {
            NavigationStack {
                Color.clear.navigationTitle("Orders" as String)
                    .navigationDestination(isPresented: $isOpen) {
                        Color.clear.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
                    }
            }
        }
    }

    @Test(
        "drops the back button's title before its own moves, and keeps them apart", arguments: LayoutDirection.allCases,
        [("Tickets", true), ("Tickets and receipts", false), ("Tickets, receipts and vouchers of today", false)])
    func backTitle(direction: LayoutDirection, title: (String, hasBackTitle: Bool)) throws {
        let tree = try Detail(title: title.0).laidOut(width: 320, height: 480, direction)
        let back = try #require(tree.nodes(ofType: "BackButton").first)
        #expect(back.label == "Back")
        #expect(tree.words.contains("Orders") == title.hasBackTitle)
        let (button, text) = (back.frame.rect, try tree.frame(ofText: title.0))
        #expect((direction == .leftToRight ? text.minX - button.maxX : button.minX - text.maxX) >= 16 - 0.5)
        if title.0.count < 30 { #expect(abs(text.midX - 160) <= 0.5) }
        #expect(text.height < 30)
    }
}
