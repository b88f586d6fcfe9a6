import MizanBase
import MizanRenderTree
import TestSupport
import Testing
@testable import MizanControls

@testable import MizanLayout

/// Menus and popovers open next to their views.
@Suite @MainActor struct AnchoredTests {
    private struct Files: View {
        let diary: Diary
        var alignment = Alignment.topLeading
        var body: some View {
            Menu("File" as String) {
                Button("New" as String) { diary.write("new") }.id("new")
                Divider()
                Menu("Recent" as String) {
                    Button("One" as String) { diary.write("one") }.id("one")
                    Button("Two" as String) { diary.write("two") }.id("two")
                }
                .id("recent")
                Button("Close" as String, role: .destructive) { diary.write("close") }.id("close")
            }
            .id("file")
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }

    private func cards(_ session: LayoutSession) throws -> [Rect] {
        try #require(session.layout).tree.nodes(ofType: "MenuItems").map(\.frame.rect)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a menu opens towards the side with room, at its button's leading edge`(direction: LayoutDirection) throws {
        for (alignment, isBelow) in [
            (Alignment.topLeading, true), (.top, true), (.center, true), (.bottomLeading, false),
            (.bottomTrailing, false),
        ] {
            let session = try shown(direction, width: 400, height: 300) {
                Files(diary: Diary(), alignment: alignment)
            }
            try session.tap("file")
            let button = try session.node("file").frame.rect
            let card = try #require(cards(session).first)
            #expect(isBelow ? card.minY == button.maxY + 4 : card.maxY == button.minY - 4)
            // The leading edges are one, unless the screen ends.
            let edge = direction == .leftToRight ? card.minX : 400 - card.maxX
            let wanted = direction == .leftToRight ? button.minX : 400 - button.maxX
            #expect(edge == max(min(wanted, 392 - card.width), 8))
        }
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a submenu is next to its item, and its choice closes all menus`(direction: LayoutDirection) throws {
        let diary = Diary()
        let session = try shown(direction, width: 400, height: 300) { Files(diary: diary) }
        try session.tap("file")
        try session.tap("recent")
        let tree = try #require(session.layout).tree
        let cards = try cards(session)
        try #require(cards.count == 2)
        #expect(direction == .leftToRight ? cards[1].minX == cards[0].maxX : cards[1].maxX == cards[0].minX)
        #expect(try tree.frame(ofText: "One").midY == tree.frame(ofText: "Recent").midY)
        #expect(tree.nodes(ofType: "MenuItems").map(\.role) == ["menu", "menu"])
        #expect(
            ["new", "recent", "close", "one", "two"].allSatisfy { id in
                tree.nodes.contains { $0.path.hasSuffix(id) && $0.role == "menuItem" }
            })
        // A band for the author's divider, hairlines between the other items.
        #expect(tree.nodes(ofType: "Divider").map { $0.frame.rect.height > 2 } == [true, false, false])
        try session.tap("one")
        #expect(diary.lines == ["one"])
        #expect(try self.cards(session).isEmpty)
    }

    @Test func `a submenu without room after its item is before it`() throws {
        let session = try shown(width: 400, height: 300) { Files(diary: Diary(), alignment: .topTrailing) }
        try session.tap("file")
        try session.tap("recent")
        let cards = try cards(session)
        try #require(cards.count == 2)
        #expect(cards[1].maxX == cards[0].minX)
    }

    @Test func `a tap on an item runs it, and one anywhere else closes the menu`() throws {
        let diary = Diary()
        let session = try shown(width: 400, height: 300) { Files(diary: diary) }
        for (id, lines) in [("new", ["new"]), ("close", ["new", "close"])] {
            try session.tap("file")
            let item = try session.node(id).frame.rect
            try session.send(.tap(at: Point(x: item.maxX - 2, y: item.minY + 2)))
            try session.update()
            #expect(diary.lines == lines)
            #expect(try cards(session).isEmpty)
        }
        try session.tap("file")
        try session.send(.tap(at: Point(x: 390, y: 290)))
        try session.update()
        #expect(diary.lines == ["new", "close"])
        #expect(try cards(session).isEmpty)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a session's tree is that of a fresh layout, and a menu follows its button`(direction: LayoutDirection) throws
    {
        struct Screen: View {
            let isLower: Bool
            var body: some View {
                VStack {
                    if isLower { Color.red.frame(height: 40) }
                    Menu(isPresented: .constant(true)) {
                        Button("New" as String) {}
                    } label: {
                        Text(verbatim: "File")
                    }
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let session = try shown(direction, width: 320, height: 400) { Screen(isLower: false) }
        let before = try cards(session)[0]
        session.show(Screen(isLower: true))
        let tree = try session.update().tree
        #expect(try cards(session)[0].minY > before.minY + 39)
        #expect(try tree == Screen(isLower: true).laidOut(width: 320, height: 400, direction))
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a popover is at the edge that it was given, else below or above`(direction: LayoutDirection) throws {
        func popover(_ alignment: Alignment, _ edge: Edge?) throws -> (view: Rect, card: Rect) {
            let view = Text(verbatim: "a").id("a")
                .popover(isPresented: .constant(true), arrowEdge: edge) { Text(verbatim: "words").padding() }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            let tree = try view.laidOut(width: 320, height: 400, direction)
            return (try tree.frame("a"), try #require(tree.nodes(ofType: "Popover").first).frame.rect)
        }
        // The arrow of 8 points is between.
        let below = try popover(.center, nil)
        #expect(below.card.minY == below.view.maxY + 12)
        #expect(abs(below.card.midX - below.view.midX) < 1)
        let above = try popover(.center, .top)
        #expect(above.card.maxY == above.view.minY - 12)
        let flipped = try popover(.bottom, nil)
        #expect(flipped.card.maxY == flipped.view.minY - 12)
        let trailing = try popover(.center, .trailing)
        let distance =
            direction == .leftToRight
            ? trailing.card.minX - trailing.view.maxX : trailing.view.minX - trailing.card.maxX
        // The view's edges are rounded.
        #expect(abs(distance - 12) <= 0.5)
    }

    /// The arrow of a popover, with the tip as it is drawn.
    private func arrow(
        _ alignment: Alignment, _ edge: Edge?, _ direction: LayoutDirection, text: String = "words"
    ) throws -> (view: Rect, card: Rect, frame: Rect?, tip: Point?) {
        let tree = try Text(verbatim: "a").id("a")
            .popover(isPresented: .constant(true), arrowEdge: edge) { Text(verbatim: text).padding() }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .laidOut(width: 320, height: 400, direction)
        let arrows = tree.nodes(ofType: "PopoverArrow")
        #expect(arrows.count <= 1)
        let card = try #require(tree.nodes(ofType: "Popover").first).frame.rect
        let outline = tree.nodes.first { $0.path.contains("PopoverArrow/") }
        var tip: Point?
        if case .shape(let shape)? = outline?.content, case .path(let path) = shape.kind,
            let frame = arrows.first?.frame.rect, path.elements.count > 1, case .line(let corner) = path.elements[1]
        {
            // The second one of three corners.
            tip = Point(x: frame.minX + corner.x, y: frame.minY + corner.y)
        }
        return (try tree.frame("a"), card, arrows.first?.frame.rect, tip)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a popover's arrow points at its view from the side with room`(direction: LayoutDirection) throws {
        let isLeftToRight = direction == .leftToRight
        for (alignment, edge) in [(Alignment.center, Edge?.none), (.center, .top), (.bottom, nil)] {
            let (view, card, frame, tip) = try arrow(alignment, edge, direction)
            let (arrow, point) = (try #require(frame), try #require(tip))
            let isBelow = card.minY > view.maxY
            // It overlaps the card's border, and ends 4 points before the view.
            #expect(isBelow ? arrow.maxY == card.minY + 1 : arrow.minY == card.maxY - 1)
            #expect(isBelow ? point.y == view.maxY + 4 : point.y == view.minY - 4)
            #expect(abs(point.x - view.midX) <= 0.5)
        }
        for edge in [Edge.leading, .trailing] {
            let (view, card, frame, tip) = try arrow(.center, edge, direction)
            let (arrow, point) = (try #require(frame), try #require(tip))
            let isRight = (edge == .trailing) == isLeftToRight
            #expect(isRight ? card.minX > view.maxX : card.maxX < view.minX)
            #expect(abs(isRight ? arrow.maxX - card.minX - 1 : card.maxX - arrow.minX - 1) <= 0.5)
            #expect(abs(isRight ? point.x - view.maxX - 4 : view.minX - point.x - 4) <= 0.5)
            #expect(abs(point.y - view.midY) <= 0.5)
        }
    }

    @Test(arguments: LayoutDirection.allCases)
    func `at the screen's edge the arrow stays on the straight part of the card`(direction: LayoutDirection) throws {
        for alignment in [Alignment.topLeading, .topTrailing] {
            let (view, card, frame, _) = try arrow(
                alignment, nil, direction, text: "more words than the view has room for")
            let arrow = try #require(frame)
            #expect(arrow.minX >= card.minX + 12 && arrow.maxX <= card.maxX - 12)
            // As near to the view as that lets it be.
            let isLeft = view.midX < 160
            #expect(isLeft ? arrow.minX == card.minX + 12 : arrow.maxX == card.maxX - 12)
        }
    }

    @Test func `a popover over its view has no arrow`() throws {
        let tree = try Text(verbatim: "a").frame(width: 320, height: 100)
            .popover(isPresented: .constant(true)) { Text(verbatim: "words").frame(height: 90) }
            .laidOut(width: 320, height: 100)
        #expect(tree.nodes(ofType: "Popover").count == 1)
        #expect(tree.nodes(ofType: "PopoverArrow").isEmpty)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `an arrow changes its side with the popover in a session`(direction: LayoutDirection) throws {
        struct Screen: View {
            let alignment: Alignment
            var body: some View {
                Text(verbatim: "a").popover(isPresented: .constant(true)) { Text(verbatim: "words").padding() }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            }
        }
        let session = try shown(direction, width: 320, height: 400) { Screen(alignment: .top) }
        for alignment in [Alignment.bottom, .top, .bottomLeading, .bottom] {
            session.show(Screen(alignment: alignment))
            #expect(
                try session.update().tree
                    == Screen(alignment: alignment).laidOut(width: 320, height: 400, direction))
        }
    }

    // MARK: Context menus

    private struct Photo: View {
        let diary: Diary
        var body: some View {
            Button("photo" as String) { diary.write("open") }.id("photo")
                .contextMenu { Button("copy" as String) { diary.write("copy") }.id("copy") }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        }
    }

    @Test(arguments: LayoutDirection.allCases)
    func `a long press, a secondary click or an assistive technology opens a context menu`(
        direction: LayoutDirection
    ) throws {
        let diary = Diary()
        let session = try shown(direction, width: 320, height: 400) { Photo(diary: diary) }
        let place = try session.middle("photo")
        let path = try session.node("photo").path
        for event in [
            InputEvent.press(at: place), .secondaryTap(at: place), .action(.showMenu, path: path),
        ] {
            #expect(try session.send(event))
            try session.update()
            let text = session.layout?.tree.text ?? ""
            let card = try #require(cards(session).first, "\(event), \(diary.lines): \(text)")
            let button = try session.frame("photo")
            // Above the view, since there is no room below it.
            #expect(card.maxY == button.minY - 4)
            #expect(direction == .leftToRight ? card.maxX == 312 : card.minX == 8)
            try session.tap("copy")
            #expect(try cards(session).isEmpty)
        }
        #expect(diary.lines == ["copy", "copy", "copy"])
        // A shorter press is the button's, and so is a tap.
        #expect(try session.send(.press(at: place, duration: 0.2)))
        #expect(try session.tap("photo"))
        #expect(diary.lines == ["copy", "copy", "copy", "open", "open"])
        #expect(try !session.send(.secondaryTap(at: Point(x: 160, y: 20))))
    }

    @Test func `a view without items has no context menu`() throws {
        let session = try shown { square("a").contextMenu {} }
        #expect(try !session.send(.secondaryTap(at: session.middle("a"))))
        #expect(try !session.send(.press(at: session.middle("a"))))
    }

    // MARK: Menus in a bar

    /// A menu bar of the system's direction above an app.
    private struct Windows: View {
        var body: some View {
            VStack {
                MenuBar {
                    Menu("File" as String) {
                        Button("New" as String) {}
                        Button("Open a document" as String) {}
                        Menu("Recent" as String) { Button("One" as String) {} }
                    }
                    .id("file")
                    Menu("Edit" as String) { Button("Copy" as String) {} }.id("edit")
                }
                Spacer()
            }
        }
    }

    @Test(arguments: LayoutDirection.allCases, LayoutDirection.allCases)
    func `a menu of a bar opens below its title at the system's leading edge`(
        app: LayoutDirection, system: LayoutDirection
    ) throws {
        var environment = try testEnvironment(app)
        environment.systemLayoutDirection = system
        let session = LayoutSession(
            Windows(), proposal: ProposedViewSize(width: 400, height: 300), environment: environment)
        try session.update()
        for id in ["file", "edit"] {
            let path = try #require(session.layout?.tree.nodes.first { $0.path.hasSuffix(id) }).path
            try session.send(.activate(path: path))
            try session.update()
            let (title, card) = (try session.frame(path), try #require(cards(session).first))
            #expect(abs(card.minY - title.maxY - 4) < 0.001)
            #expect(system == .leftToRight ? card.minX == title.minX : card.maxX == title.maxX)
            try session.send(.key(.escape))
            try session.update()
        }
    }

    @Test func `a popover is a sheet if its content asks for one`() throws {
        let tree = try Text(verbatim: "a")
            .popover(isPresented: .constant(true)) { Text(verbatim: "b").presentationCompactAdaptation(.sheet) }
            .laidOut(width: 320, height: 400)
        #expect(tree.nodes(ofType: "Sheet").count == 1)
        #expect(tree.nodes(ofType: "Popover").isEmpty)
    }

    @Test func `whatever fits on the screen is on it, and covers its view only without another place`() {
        var random = SeededGenerator(seed: 7)
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random).rounded() }
        for _ in 0..<2_000 {
            let screen = Size(width: number(200...900), height: number(200...900))
            let anchor = Rect(
                x: number(-50...screen.width), y: number(-50...screen.height), width: number(0...300),
                height: number(0...300))
            let ideal = Size(width: number(0...600), height: number(10...1_200))
            let forms: [AnchoredPlacement.CardForm] = [
                .menu, .submenu(inset: 6), .popover(nil), .popover(.top), .popover(.leading), .popover(.trailing),
            ]
            for form in forms {
                let placement = AnchoredPlacement(
                    form: form, anchor: anchor, isMirrored: Bool.random(using: &random), screen: screen)
                let size = { (proposal: ProposedViewSize) in
                    Size(
                        width: proposal.width ?? ideal.width, height: min(ideal.height, proposal.height ?? .infinity))
                }
                let (origin, proposal, edge) = placement.place(size)
                let frame = Rect(origin: origin, size: size(proposal))
                #expect(frame.minX >= 8 && frame.maxX <= screen.width - 8)
                #expect(frame.minY >= 8 && frame.maxY <= screen.height - 8)
                let room = max(anchor.minY, screen.height - anchor.maxY) - 12
                if case .menu = form, ideal.height <= room {
                    #expect(frame.minY >= anchor.maxY || frame.maxY <= anchor.minY)
                }
                switch edge {
                case .top: #expect(frame.maxY <= anchor.minY)
                case .bottom: #expect(frame.minY >= anchor.maxY)
                case .leading: #expect(frame.maxX <= anchor.minX)
                case .trailing: #expect(frame.minX >= anchor.maxX)
                case nil: break
                }
                // An arrow is always on its card.
                guard let edge, frame.width > 42, frame.height > 42 else { continue }
                let arrow = AnchoredArrow.origin(at: edge, of: anchor, card: frame, radius: 12)
                if edge == .top || edge == .bottom {
                    #expect(arrow.x >= frame.minX + 12 && arrow.x + AnchoredArrow.base <= frame.maxX - 12)
                } else {
                    #expect(arrow.y >= frame.minY + 12 && arrow.y + AnchoredArrow.base <= frame.maxY - 12)
                }
            }
        }
    }

    // MARK: Focus

    private struct Screen: View {
        @State private var asks = false
        var body: some View {
            VStack {
                Button("first" as String) {}.id("first")
                Files(diary: Diary()).frame(height: 60)
                Button("ask" as String) { asks = true }.id("ask")
                    .sheet(isPresented: $asks) { Closing() }
            }
        }
    }

    private struct Closing: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("done" as String) { dismiss() }.id("done") }
    }

    @Test func `the focus returns to the control that opened a menu or a sheet`() throws {
        let session = try shown(width: 400, height: 400) { Screen() }
        func path(_ id: String) throws -> String {
            let tree = try #require(session.layout).tree
            return try #require(tree.nodes.first { $0.path.hasSuffix(id) }).path
        }
        func press(_ keys: KeyEquivalent...) throws {
            for key in keys {
                #expect(try session.send(.key(key)))
                try session.update()
            }
        }
        let file = try path("file")
        #expect(try session.focus(at: file))
        // An item is chosen.
        try press(.space, .tab)
        #expect(try session.focusedPath == path("new"))
        try press(.return)
        #expect(session.focusedPath == file)
        // The menu is closed without a choice; a submenu gives the focus back to its item first.
        try press(.space, .tab, .tab, .space)
        #expect(try cards(session).count == 2)
        try press(.escape)
        #expect(try session.focusedPath == path("recent"))
        try press(.escape)
        #expect(session.focusedPath == file)
        let ask = try path("ask")
        #expect(try session.focus(at: ask))
        try press(.return, .tab)
        #expect(try session.focusedPath == path("done"))
        try press(.space)
        #expect(session.focusedPath == ask)
    }
}
