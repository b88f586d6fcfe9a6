import Foundation
import MizanBase
import MizanLayout
import MizanRenderTree
import Testing

/// Definitions 4: a path is the author's ids, types where there are none, and counts.
@Suite("Node paths")
struct NodePathTests {
    private func paths(_ view: some View) throws -> [String] { try view.laidOut(width: 300).nodes.map(\.path) }

    @Test("without ids: types, numbered from the second equal sibling on")
    func types() throws {
        let view = VStack {
            Text(verbatim: "a")
            Capsule()
            Text(verbatim: "b")
            HStack { Text(verbatim: "c") }
            Text(verbatim: "d")
        }
        #expect(
            try paths(view) == [
                "VStack", "VStack/Text", "VStack/Capsule", "VStack/Text[1]", "VStack/HStack", "VStack/HStack/Text",
                "VStack/Text[2]",
            ])
    }

    @Test("a wrapping stack renames nothing that has an id, or stands below one")
    func wrapping() throws {
        let row = HStack { Text(verbatim: "a") }.id("row")
        let plain = try paths(VStack { row }.id("list"))
        let wrapped = try paths(VStack { HStack { ZStack { row.padding().frame(maxWidth: .infinity) } } }.id("list"))
        #expect(plain == ["list", "list/row", "list/row/Text"])
        #expect(plain.allSatisfy(wrapped.contains))
    }

    @Test("a node without an id starts at its nearest named ancestor")
    func unnamed() throws {
        let view = VStack { HStack { VStack { Text(verbatim: "a") } }.id("row") }
        #expect(try paths(view) == ["VStack", "row", "row/VStack", "row/VStack/Text"])
    }

    @Test("elements of ForEach always carry their index or their id, and nested ones both")
    func elements() throws {
        let view = VStack {
            ForEach(0..<2) { _ in HStack { Capsule().id("bar") }.id("row") }
            ForEach(["he", "ar"], id: \.self) { _ in Rectangle() }
            ForEach(0..<2) { _ in ForEach(0..<2) { _ in Capsule() } }
        }
        #expect(
            try paths(view) == [
                "VStack", "row[0]", "row[0]/bar", "row[1]", "row[1]/bar", "VStack/Rectangle[he]",
                "VStack/Rectangle[ar]",
                "VStack/Capsule[0.0]", "VStack/Capsule[0.1]", "VStack/Capsule[1.0]", "VStack/Capsule[1.1]",
            ])
    }

    @Test("background and overlay stand below the name of their view, in draw order")
    func decorations() throws {
        let view = VStack {
            Text(verbatim: "a").id("card").background(Color(.card), in: Capsule()).background { Rectangle() }
                .overlay { HStack { Capsule() } }
        }
        #expect(
            try paths(view) == [
                "VStack", "card/background", "card/background[1]", "card", "card/overlay", "card/overlay/Capsule",
            ])
    }

    @Test("an id on what background and overlay add is kept, below the nearest name of their view")
    func namedDecorations() throws {
        let view = VStack {
            Text(verbatim: "a").id("title").background { Rectangle().id("card").padding() }
                .overlay { HStack { Capsule().id("bar") }.id("mark") }
            Text(verbatim: "b").background { Rectangle().id("plain") }
        }
        #expect(
            try paths(view) == [
                "VStack", "title/card", "title", "title/mark", "title/mark/bar", "plain", "VStack/Text",
            ])
        let twice = Text(verbatim: "a").background { Rectangle().id("card") }.overlay { Rectangle().id("card") }
        #expect(try paths(twice) == ["card", "Text", "card[1]"])
        let unnamed = Text(verbatim: "a").overlay { Rectangle().id(ViewIdentifier("no name")) }
        #expect(try diagnostic { try unnamed.laidOut() }.rule == "id-form")
    }

    private enum Part: String { case header, footer = "the footer" }
    private enum Number { case one }

    @Test("an id is any Hashable; it names the node where it stands for a string of the form of a name")
    func anyIdentity() throws {
        let text = Text(verbatim: "a")
        #expect(try paths(text.id(Part.header)) == ["header"])
        #expect(try paths(text.id(AnyHashable("title"))) == ["title"])
        #expect(try paths(text.id(Part.footer)) == ["Text"])
        #expect(try paths(text.id(3)) == ["Text"])
        #expect(try paths(text.id(Number.one)) == ["Text"])
        #expect(try paths(text.id(Optional<Int>.none)) == ["Text"])
        // Another one in each run: nothing of it is in the tree.
        #expect(try text.id(UUID()).laidOut() == text.laidOut())
    }

    @Test("a modifier makes no node, and the id before or behind it is the view's")
    func modifiers() throws {
        #expect(try paths(Text(verbatim: "a").padding().frame(width: 90).id("title").bold()) == ["title"])
        #expect(try paths(Text(verbatim: "a").id("title").padding()) == ["title"])
    }

    @Test("elements of two ForEach, and siblings beside them, are told apart")
    func twoLoops() throws {
        let view = VStack {
            ForEach(0..<2) { _ in Text(verbatim: "a") }
            ForEach(0..<2) { _ in Text(verbatim: "b") }
            Text(verbatim: "c")
            Text(verbatim: "d")
        }
        #expect(
            try paths(view) == [
                "VStack", "VStack/Text[0]", "VStack/Text[1]", "VStack/Text[0][1]", "VStack/Text[1][1]", "VStack/Text",
                "VStack/Text[1][2]",
            ])
    }

    @Test("paths are unique, whatever the view", arguments: RandomLayout.all.filter { $0.scale == 2 })
    func unique(layout: RandomLayout) throws {
        let paths = try layout.tree().nodes.map(\.path)
        #expect(Set(paths).count == paths.count)
    }

    @Test("the same id in both alternatives of a ViewThatFits is one node")
    func alternatives() throws {
        let button = Rectangle().frame(width: 80, height: 10).id("play")
        let view = ViewThatFits(in: .horizontal) {
            HStack {
                button
                Rectangle().frame(width: 900)
            }
            VStack { button }
        }
        .id("actions")
        #expect(try paths(view) == ["actions", "actions/VStack", "actions/play"])
    }

    @Test("an id that stands twice is a warning with both places, and the second node is counted")
    func twice() throws {
        let places = [3, 9].map { SourcePlace(file: "a.scene.json", line: $0, column: 5) }
        let view = VStack {
            Rectangle().id(ViewIdentifier("bar", place: places[0]))
            HStack { Rectangle().id(ViewIdentifier("bar", place: places[1])) }
        }
        let layout = try view.layout(proposal: .unspecified, environment: try testEnvironment())
        #expect(layout.tree.nodes.map(\.path) == ["VStack", "bar", "VStack/HStack", "bar[1]"])
        let found = try #require(layout.findings.first)
        #expect(found.rule == "id-twice" && found.severity == .warning && layout.findings.count == 1)
        #expect(found.nodePath == "bar[1]")
        #expect(found.place == places[1])
        #expect(found.notes.map(\.place) == [places[0]])
        #expect(found.message == "the id “bar” stands twice: another node is bar")
        #expect(layout.places == ["bar": places[0], "bar[1]": places[1]])
    }

    @Test("ids that stand often are counted, past elements of a ForEach that have those numbers")
    func often() throws {
        let view = VStack {
            ForEach(0..<2) { _ in Rectangle().id("bar") }
            ForEach(0..<3, id: \.self) { _ in HStack { Rectangle().id("bar") } }
        }
        let paths = try paths(view)
        #expect(Set(paths).count == paths.count)
        #expect(paths.filter { $0.hasPrefix("bar") } == ["bar[0]", "bar[1]", "bar", "bar[2]", "bar[3]"])
    }

    @Test("findings of ids stand in the order of the tree, however siblings are drawn")
    func order() throws {
        let view = ZStack {
            Rectangle().id("a").zIndex(2)
            Rectangle().id("a").zIndex(1)
            Rectangle().id("a")
        }
        let layout = try view.layout(proposal: .unspecified, environment: try testEnvironment())
        #expect(layout.tree.nodes.map(\.path) == ["ZStack", "a[2]", "a[1]", "a"])
        #expect(layout.findings.map(\.nodePath) == ["a[2]", "a[1]"])
    }

    @Test("the same id below different named views is two nodes")
    func namedScopes() throws {
        let view = VStack {
            HStack { Rectangle().id("bar") }.id("a")
            HStack { Rectangle().id("bar") }.id("b")
        }
        #expect(try paths(view) == ["VStack", "a", "a/bar", "b", "b/bar"])
    }

    private static let noNames = [
        "", "1", "-a", "a b", "a/b", "a[0]", "ä", "`a", "a`", "{a", "Ada Lovelace", "user@example.com", "ليلى",
        "2026-03-01", "a.b", "section/1",
    ]

    @Test("a name is a letter, then letters, digits, - and _", arguments: noNames)
    func form(id: String) throws {
        let view = Rectangle().id(ViewIdentifier(id))
        #expect(try diagnostic { try view.laidOut(width: 1, height: 1) }.rule == "id-form")
    }

    @Test("a string that is no name identifies the view and stays out of the tree", arguments: noNames)
    func unnamed(id: String) throws {
        let plain = try Rectangle().laidOut(width: 1, height: 1)
        #expect(try Rectangle().id(id).laidOut(width: 1, height: 1) == plain)
        #expect(try Rectangle().id(AnyHashable(id)).laidOut(width: 1, height: 1) == plain)
        let rows = VStack { ForEach([0, 1], id: \.self) { Rectangle().id("\(id) \($0)") } }
        #expect(try rows.laidOut().nodes.allSatisfy { id.isEmpty || !$0.path.description.contains("\(id) ") })
    }

    @Test("ids of every allowed form", arguments: ["a", "Z", "row-2", "row_2", "a_b", "aZ09"])
    func allowed(id: String) throws {
        #expect(try paths(Rectangle().id(id)) == [id])
    }
}
