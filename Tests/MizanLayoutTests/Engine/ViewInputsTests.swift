import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// What nodes of a tree say of what their author said.
@Suite struct ViewInputsTests {
    private static func said(_ view: some View, at path: String = "target") throws -> [String] {
        try #require(try view.laidOut(width: 200).node(at: path)).inputs.map(\.text)
    }

    @Test func `nothing is said of what is as it is by default`() throws {
        let tree = try VStack {
            Text(verbatim: "a").id("target")
            HStack { Image(systemName: "play.fill") }.padding(0)
        }.laidOut(width: 200)
        #expect(tree.nodes.filter { !$0.inputs.isEmpty }.map(\.path) == [])
    }

    @Test func `paddings around each other are one, in any order of the modifiers`() throws {
        let target = Text(verbatim: "a").id("target")
        #expect(try Self.said(target.padding(4).padding(.top, 3)) == ["padding (horizontal 4 top 7 bottom 4)"])
        #expect(try Self.said(target.padding(4).padding(2)) == ["padding 6"])
        #expect(try Self.said(target.padding(4).fixedSize()) == ["padding 4", "fixedSize both"])
        #expect(try Self.said(target.fixedSize().padding(4)) == ["padding 4", "fixedSize both"])
        // What is around the background is said of the view, not of the background.
        let tree = try target.background(Rectangle(), alignment: .leading).padding(5).laidOut(width: 200)
        #expect(tree.node(at: "target")?.inputs.map(\.text) == ["padding 5"])
        #expect(tree.node(at: "target/background")?.inputs.map(\.text) == ["alignment leading"])
    }

    @Test func `values of the environment stand where they are used`() throws {
        let view = VStack(alignment: .leading, spacing: 3) {
            Text(verbatim: "a").id("target")
            Rectangle().id("box")
        }.font(.title.bold()).lineLimit(2)
        #expect(try Self.said(view) == ["font title (weight emphasized)", "lineLimit 2"])
        #expect(try Self.said(view, at: "box") == [])
        #expect(try Self.said(view, at: "VStack") == ["alignment leading", "spacing 3"])
    }

    @Test func `parts of a control are its own, its label isn't`() throws {
        let tree = try Toggle(isOn: true) { Text(verbatim: "a").padding(3).id("target") }.laidOut(width: 200)
        #expect(tree.nodes.filter { !$0.inputs.isEmpty }.map(\.type) == ["Toggle", "Text"], "\(tree.text)")
        #expect(tree.nodes.first?.inputs.map(\.text) == ["isOn"])
    }

    @Test func `the same in the mirror image, and read back from JSON`() throws {
        let view = HStack(spacing: 4) { Text(verbatim: "a").frame(width: 50, alignment: .leading) }
            .padding(.leading, 9).offset(x: 4)
        let (left, right) = (try view.laidOut(width: 200), try view.laidOut(width: 200, .rightToLeft))
        #expect(left.nodes.map(\.inputs) == right.nodes.map(\.inputs))
        #expect(left.mirrored.nodes.map(\.inputs) == left.nodes.map(\.inputs))
        #expect(left.nodes.first?.inputs.map(\.text) == ["offset 4,0", "padding (leading 9)", "spacing 4"])
        #expect(try RenderTree(json: left.json, file: "tree.json") == left)
        let broken = String(decoding: left.json, as: UTF8.self).replacing("\"spacing 4\"", with: "\"hidden\"")
        #expect(throws: DiagnosticError.self) { try RenderTree(json: Array(broken.utf8), file: "tree.json") }
    }

    @Test func `each accessibility trait leaves its trace`() throws {
        let bare = try Text(verbatim: "a").laidOut(width: 200).text
        var texts: Set<String> = []
        for bit in 0..<17 {
            let traits = AccessibilityTraits(rawValue: 1 << bit)
            let tree = try Text(verbatim: "a").accessibilityAddTraits(traits).laidOut(width: 200)
            #expect(tree.text != bare)
            #expect(try RenderTree(json: tree.json, file: "tree.json") == tree)
            texts.insert(tree.text)
        }
        #expect(texts.count == 17)
    }
}
