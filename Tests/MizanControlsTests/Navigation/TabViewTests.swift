import MizanBase
import MizanControls
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

private enum Part: Hashable { case home, mail, search }

private struct Screens: View {
    @State var part = Part.home

    var body: some View {
        TabView(selection: $part) {
            Tab("Home", systemImage: "house", value: .home) { Counter() }
            Tab("Mail", systemImage: "envelope", value: .mail) { Text(verbatim: "mail") }.badge(3)
            Tab("Search", systemImage: "magnifyingglass", value: .search) { Text(verbatim: "search") }
        }
    }
}

private struct Counter: View {
    @State private var count = 0

    var body: some View {
        Button(action: { count += 1 }) { Text(verbatim: "count \(count)") }.id("counter")
    }
}

@Suite struct TabViewTests {
    @Test(arguments: LayoutDirection.allCases, LayoutDirection.allCases)
    func `tabs of one width run from the leading side, whatever the region around`(
        direction: LayoutDirection, system: LayoutDirection
    ) throws {
        var environment = try testEnvironment(direction)
        environment.systemLayoutDirection = system
        let tree = try Screens().renderTree(
            proposal: ProposedViewSize(width: 300, height: 400), environment: environment)
        let tabs = tree.nodes(ofType: "Tab")
        #expect(tabs.map(\.frame.rect.minX) == (direction == .leftToRight ? [0, 100, 200] : [200, 100, 0]))
        #expect(tabs.map(\.frame.rect.width) == [100, 100, 100])
        #expect(tabs.map(\.role) == ["tab", "tab", "tab"])
        #expect(tabs.map { $0.traits.contains("isSelected") } == [true, false, false])
        let bar = try #require(tree.nodes(ofType: "TabBar").first)
        #expect(bar.role == "tabBar")
        #expect(bar.frame.rect.maxY == 400 && bar.frame.rect.width == 300)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a picture stands above its title, the badge at its trailing top corner`(direction: LayoutDirection) throws {
        let tree = try Screens().laidOut(width: 300, height: 400, direction)
        let image = try #require(tree.nodes(ofType: "Image").first { $0.path.contains("Tab[1]") }).frame.rect
        let title = try tree.frame(ofText: "Mail")
        #expect(image.maxY <= title.minY && image.midX == title.midX)
        let badge = try #require(tree.nodes(ofType: "Badge").first).frame.rect
        #expect(direction == .leftToRight ? badge.midX > image.midX : badge.midX < image.midX)
        #expect(badge.minY < image.midY)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a badge stays in its tab, at any length`(direction: LayoutDirection) throws {
        for badge in ["3", "99+", "1,234", "1,234,567,890 new"] {
            let tree = try TabView {
                ForEach(0..<5) { number in
                    Text(verbatim: "s").tabItem { Label("Mail" as String, systemImage: "envelope") }.badge(badge)
                }
            }
            .laidOut(width: 320, height: 400, direction)
            let tabs = tree.nodes(ofType: "Tab").map(\.frame.rect)
            let badges = tree.nodes(ofType: "Capsule").map(\.frame.rect)
            try #require(tabs.count == 5 && badges.count == 5)
            for (tab, badge) in zip(tabs, badges) {
                #expect(badge.minX >= tab.minX - 0.5 && badge.maxX <= tab.maxX + 0.5)
                // A short one begins over the picture's trailing half.
                if badge.width < 26 {
                    let start = direction == .leftToRight ? badge.minX - tab.midX : tab.midX - badge.maxX
                    #expect(abs(start - 6) < 0.001)
                }
            }
        }
    }

    @Test func `only the chosen screen shows, and the others keep their state`() throws {
        let session = try shown(width: 300, height: 400) { Screens() }
        func tapTab(_ title: String) throws {
            let frame = try #require(session.layout).tree.frame(ofText: title)
            try session.send(.tap(at: Point(x: frame.midX, y: frame.midY)))
            try session.update()
        }
        try session.tap("counter")
        try session.tap("counter")
        #expect(try #require(session.layout).tree.words.contains("count 2"))
        try tapTab("Mail")
        let words = try #require(session.layout).tree.words
        #expect(words.contains("mail") && !words.contains("count 2"))
        try tapTab("Home")
        let back = try #require(session.layout).tree.words
        #expect(back == ["count 2", "Home", "Mail", "3", "Search"])
    }

    @Test func `views with tab items have a choice of their own`() throws {
        let session = try shown(width: 300, height: 400) {
            TabView {
                Text(verbatim: "one").tabItem { Label("First", systemImage: "house") }
                Text(verbatim: "two").tabItem {
                    Image(systemName: "envelope")
                    Text("Second")
                }
            }
        }
        #expect(try #require(session.layout).tree.words.first == "one")
        let second = try #require(session.layout).tree.frame(ofText: "Second")
        try session.send(.tap(at: Point(x: second.midX, y: second.midY)))
        try session.update()
        #expect(try #require(session.layout).tree.words.first == "two")
    }

    @Test(arguments: LayoutDirection.allCases)
    func `nothing is cut at the largest size`(direction: LayoutDirection) throws {
        let tree = try Screens(part: .mail).laidOut(width: 390, height: 844, direction, textSize: .accessibility5)
        #expect(tree.isWhole)
        for tab in tree.nodes(ofType: "Tab") {
            #expect(tab.frame.rect.minX >= 0 && tab.frame.rect.maxX <= 390 && tab.frame.rect.maxY <= 844)
        }
        // The bar is as it is at the standard size, but for the entries of the large content viewer.
        let standard = try Screens(part: .mail).laidOut(width: 390, height: 844, direction)
        let tabs = (tree.nodes(ofType: "Tab"), standard.nodes(ofType: "Tab"))
        #expect(tabs.0.map(\.frame) == tabs.1.map(\.frame))
        #expect(tabs.0.map(\.label) == tabs.1.map(\.label))
        #expect(tabs.0.allSatisfy { $0.traits.contains("showsLargeContentViewer") })
        #expect(!tabs.1.contains { $0.traits.contains("showsLargeContentViewer") })
    }

    @Test(arguments: [(400.0, 11.0, true), (330.0, 10.0, true), (200.0, 0.0, false)])
    func `titles that don't fit shrink, and then leave the pictures alone`(width: Double, size: Double, isShown: Bool)
        throws
    {
        func bar(_ titles: [String]) throws -> LaidOutView {
            try TabView {
                ForEach(titles, id: \.self) { title in
                    Text(verbatim: "screen").tabItem { Label(title, systemImage: "bell") }
                }
            }
            .layout(proposal: ProposedViewSize(width: width, height: 400), environment: testEnvironment())
        }
        let layout = try bar(["Benachrichtigungen", "Einstellungen", "Kalender"])
        let tabs = layout.tree.nodes(ofType: "Tab")
        #expect(Set(tabs.map(\.frame.rect.minY)).count == 1)
        #expect(layout.tree.words.contains("Kalender") == isShown)
        let hidden = layout.findings.filter { $0.rule == "tab-titles-hidden" }
        #expect(hidden.count == (isShown ? 0 : 3))
        if isShown {
            let own = try Text(verbatim: "Kalender").font(.system(size: size)).laidOut()
            #expect(try layout.tree.frame(ofText: "Kalender").width == own.frame("Text").width)
        }
        #expect(tabs.map(\.label) == ["Benachrichtigungen", "Einstellungen", "Kalender"])
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a drag turns pages in reading order`(direction: LayoutDirection) throws {
        let session = try shown(direction, width: 300, height: 400) {
            TabView {
                Text(verbatim: "one")
                Text(verbatim: "two")
            }
            .tabViewStyle(.page)
        }
        #expect(try #require(session.layout).tree.nodes(ofType: "Dot").count == 2)
        let (left, right) = (Point(x: 60, y: 200), Point(x: 240, y: 200))
        let forward = direction == .leftToRight ? (right, left) : (left, right)
        try session.send(.drag(from: forward.0, to: forward.1))
        try session.update()
        #expect(try #require(session.layout).tree.words == ["two"])
        try session.send(.drag(from: forward.1, to: forward.0))
        try session.update()
        #expect(try #require(session.layout).tree.words == ["one"])
    }

    @Test func `a screen hides the bar, and pages their dots`() throws {
        let bare = try TabView { Text(verbatim: "one").toolbar(.hidden, for: .tabBar) }.laidOut(width: 300, height: 400)
        #expect(bare.nodes(ofType: "TabBar").isEmpty)
        let pages = try TabView {
            Text(verbatim: "one")
            Text(verbatim: "two")
        }
        .tabViewStyle(.page(indexDisplayMode: .never)).laidOut(width: 300, height: 400)
        #expect(pages.nodes(ofType: "Dot").isEmpty && pages.nodes(ofType: "TabBar").isEmpty)
    }
}
