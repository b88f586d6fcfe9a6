import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Groups of views and labelled content")
struct GroupTests {
    @Test("a value stands at the trailing side of its label; both are one element", arguments: LayoutDirection.allCases)
    func labeledContent(direction: LayoutDirection) throws {
        let content = LabeledContent("Version" as String, value: "1.2" as String)
        let tree = try content.laidOut(width: 300, direction)
        let (label, value) = (
            try tree.frame("LabeledContent/HStack/Text"), try tree.frame("LabeledContent/HStack/Text[1]")
        )
        #expect(direction == .leftToRight ? label.minX == 0 && value.maxX == 300 : label.maxX == 300 && value.minX == 0)
        #expect(tree.nodes[0].label == "Version, 1.2")
        let large = try content.laidOut(width: 300, direction, textSize: .accessibility5)
        #expect(
            try large.frame("LabeledContent/VStack/Text[1]").minY >= large.frame("LabeledContent/VStack/Text").maxY)
    }

    @Test("a style of labelled content shows it again in the style further out")
    func labeledStyle() throws {
        struct Stacked: LabeledContentStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack { LabeledContent(configuration) }.id("stacked")
            }
        }
        let tree = try LabeledContent("a" as String, value: "b" as String).labeledContentStyle(Stacked()).laidOut()
        #expect(tree.nodes.contains { $0.path == "stacked/LabeledContent/HStack/Text[1]" })
    }

    @Test("a box has its title at the leading side above its views", arguments: LayoutDirection.allCases)
    func box(direction: LayoutDirection) throws {
        let tree = try GroupBox("Title" as String) { square("content") }.laidOut(width: 300, direction)
        let title = try tree.frame("GroupBox/VStack/Text")
        #expect(direction == .leftToRight ? title.minX == 16 : title.maxX == 284)
        #expect(try tree.frame("content").minY > title.maxY)
        #expect(try tree.frame("GroupBox").width == 300)
    }

    @Test("a style's group box inside has the style again")
    func nestedBoxes() throws {
        struct Plain: GroupBoxStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.content }
        }
        let tree = try GroupBox { GroupBox { Text(verbatim: "a") } }.groupBoxStyle(Plain()).laidOut()
        #expect(tree.nodes.map(\.type) == ["GroupBox", "GroupBox", "Text"])
    }

    @Test(
        "a closed group has an arrow to the trailing side, an open one downwards", arguments: LayoutDirection.allCases)
    func disclosure(direction: LayoutDirection) throws {
        struct More: View {
            @State private var isOpen = false
            var body: some View {
                DisclosureGroup("More" as String, isExpanded: $isOpen) { square("content") }
                Text(verbatim: "\(isOpen)").id("state")
            }
        }
        let session = try shown(direction) { More() }
        func arrow() throws -> RenderNode { try session.node("Arrow") }
        #expect(direction == .leftToRight ? try arrow().frame.maxX.points == 200 : try arrow().frame.minX == .zero)
        guard case .image(let closed) = try arrow().content else { return #expect(Bool(false)) }
        #expect(closed.mirrored == (direction == .rightToLeft))
        #expect(try session.tap("Title"))
        #expect(try session.string("state") == "true")
        #expect(try session.frame("content").minY > session.frame("Title").maxY)
        guard case .image(let open) = try arrow().content else { return #expect(Bool(false)) }
        #expect(!open.mirrored)
        #expect(try session.tap("Title"))
        #expect(try session.string("state") == "false")
    }

    @Test("a group has a state of its own where no binding opens it")
    func ownState() throws {
        let session = try shown { DisclosureGroup("More" as String) { square("content") } }
        try session.tap("Title")
        _ = try session.frame("content")
    }

    @Test("an empty screen says so in its middle")
    func unavailable() throws {
        let tree = try ContentUnavailableView(
            "Nothing" as String, systemImage: "star", description: Text(verbatim: "Yet")
        )
        .laidOut(width: 300, height: 600)
        let path = "ContentUnavailableView/VStack/"
        let frames = try ["Label/Image", "Label/Text", "Text"].map { try tree.frame(path + $0) }
        #expect(frames.map(\.minY) == frames.map(\.minY).sorted())
        #expect(frames.allSatisfy { abs($0.midX - 150) < 0.001 })
        #expect(tree.size.height.points == 600)
        let whole = try tree.frame("ContentUnavailableView")
        #expect(abs(whole.midY - 300) < 0.001)
    }

    @Test("a search without results says for what")
    func search() throws {
        func texts(_ view: some View) throws -> [String] {
            try view.laidOut(width: 300).nodes.compactMap {
                if case .text(let text) = $0.content { text.text.plainText(.unmarked) } else { nil }
            }
        }
        #expect(try texts(ContentUnavailableView.search)[0] == "No Results")
        #expect(try texts(ContentUnavailableView.search(text: "xyz"))[0] == "No Results for “xyz”")
    }
}
