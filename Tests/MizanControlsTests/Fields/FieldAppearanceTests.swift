import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import TestSupport
import Testing

@Suite("The look of a field")
struct FieldAppearanceTests {
    @Test(
        "is the exact mirror image in the other direction while its content is",
        arguments: ["", "12"])
    func mirror(text: String) throws {
        let view = VStack {
            TextField("Name", text: .constant(text))
            TextField("Name", text: .constant(text)).textFieldStyle(.roundedBorder)
            SecureField("Word", text: .constant(text)).textFieldStyle(.squareBorder)
        }
        let tree = try view.laidOut(width: 300)
        let twin = try view.laidOut(width: 300, .rightToLeft)
        #expect(tree.nodes.map(\.path) == twin.nodes.map(\.path))
        for (node, twin) in zip(tree.nodes, twin.nodes) {
            #expect(twin.frame == node.frame.mirrored(in: tree.size.width), "\(node.path)")
        }
    }

    @Test("says its role, its label and its text; the title stands in it while it is empty")
    func tree() throws {
        let empty = try TextField("Name", text: .constant("")).laidOut(width: 300)
        #expect(empty.nodes[0].role == "textField")
        #expect(empty.nodes[0].label == "Name")
        #expect(empty.nodes[0].value == nil)
        #expect(try empty.text(at: "TextField/Content/Text").text.string == "Name")
        let prompted = try TextField("Name", text: .constant(""), prompt: Text("First and last")).laidOut(width: 300)
        #expect(prompted.nodes[0].label == "Name")
        #expect(try prompted.text(at: "TextField/Content/Text").text.string == "First and last")
        let full = try TextField("Name", text: .constant("Layla")).laidOut(width: 300)
        #expect(full.nodes[0].label == "Name, Layla")
        #expect(full.nodes[0].value == "Layla")
        #expect(try full.text(at: "TextField/Content/Text").text.string == "Layla")
        let editor = try TextEditor(text: .constant("a\nb")).laidOut(width: 300, height: 200)
        #expect(editor.nodes[0].role == "textEditor")
        #expect(editor.nodes[0].frame.rect.size == Size(width: 300, height: 200))
    }

    @Test("fills the width, and has about the height of its style")
    func size() throws {
        let rounded = try TextField("Name", text: .constant("a")).textFieldStyle(.roundedBorder)
            .laidOut(width: 300).nodes[0].frame.rect
        #expect(rounded.width == 300)
        #expect((33...37).contains(rounded.height))
        let plain = try TextField("Name", text: .constant("a")).laidOut(width: 300).nodes[0].frame.rect
        #expect(plain.width == 300)
        #expect(plain.height < rounded.height)
        let empty = try TextField("Name", text: .constant("")).laidOut(width: 300).nodes[0].frame.rect
        #expect(empty == plain)
        // Without a width it has that of its text.
        let ideal = try TextField("Name", text: .constant("abc")).laidOut().nodes[0].frame.rect
        #expect((10...60).contains(ideal.width))
    }

    @Test(
        "grows with the reader's text size, and cuts nothing", arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func textSizes(direction: LayoutDirection) throws {
        let field = TextField("Name", text: .constant("Layla")).textFieldStyle(.roundedBorder)
        var last = 0.0
        for size in DynamicTypeSize.allCases {
            let tree = try field.laidOut(width: 300, direction, textSize: size)
            let height = tree.nodes[0].frame.size.height.points
            #expect(height >= last)
            last = height
            #expect(try tree.frame("TextField/Content").height >= tree.frame("TextField/Content/Text").height)
        }
        #expect(last > 60)
    }

    @Test("a style of one's own is put around the field, and may build on another one")
    func ownStyle() throws {
        struct Marked: TextFieldStyle {
            func _body(configuration: TextField<Self._Label>) -> some View {
                HStack {
                    Rectangle().frame(width: 10, height: 10).id("mark")
                    configuration.textFieldStyle(.roundedBorder)
                }
            }
        }
        let tree = try TextField("Name", text: .constant("a")).textFieldStyle(Marked()).laidOut(width: 200)
        #expect(tree.nodes.filter { $0.role == "textField" }.count == 1)
        #expect(tree.nodes.contains { $0.path.contains("overlay") }, "\(tree.nodes.map(\.path))")
        #expect(tree.nodes.contains { $0.path.hasSuffix("mark") })
        let content = try #require(tree.nodes.first { $0.path.hasSuffix("Content") })
        #expect(content.frame.rect.minX > 10)
    }

    @Test("a disabled one is dimmed and says so")
    func disabled() throws {
        let node = try TextField("Name", text: .constant("a")).disabled(true).laidOut(width: 200).nodes[0]
        #expect(!node.isEnabled)
    }

    @Test("one of several lines is as high as its lines, within the limits that are set")
    func lines() throws {
        func height(_ text: String, _ limit: ClosedRange<Int>? = nil) throws -> Double {
            let field = TextField("Note", text: .constant(text), axis: .vertical)
            let view = limit.map { AnyView(field.lineLimit($0)) } ?? AnyView(field)
            return try view.laidOut(width: 200).nodes[0].frame.size.height.points
        }
        let one = try height("a")
        #expect(try height("a\nb\nc") > one * 2.5)
        #expect(try height("a\nb\nc\nd", 1...2) == height("a\nb"))
        #expect(try height("a", 3...5) == height("a\nb\nc"))
        #expect(try height("", 2...2) == height("a\nb"))
        #expect(try height("a\nb\nc", 1...5) == height("a\nb\nc"))
    }

    @Test("a text that is longer than its line is cut at the ends of the field alone, its beginning is seen")
    func long() throws {
        let long = String(repeating: "long ", count: 40)
        let tree = try TextField("Name", text: .constant(long)).laidOut(width: 100)
        #expect(tree.nodes[0].frame.rect.width == 100)
        #expect(try tree.frame("TextField/Content/Text").minX == 0)
        #expect(tree.node(at: "TextField/Content")?.effects.count == 1)
        let arabic = String(repeating: TypedWords.arabic + " ", count: 40)
        let twin = try TextField("Name", text: .constant(arabic)).laidOut(width: 100)
        #expect(try twin.frame("TextField/Content/Text").maxX == 100)
        #expect(
            try TextField("Name", text: .constant("a")).laidOut(width: 100).node(at: "TextField/Content")?.effects == []
        )
        // Line ends of one line's text are spaces.
        #expect(
            try TextField("Name", text: .constant("a\r\nb")).laidOut(width: 100).text(at: "TextField/Content/Text")
                .lines.count == 1)
    }
}
