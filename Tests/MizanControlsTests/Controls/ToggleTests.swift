import MizanBase
import MizanControls
import MizanDrawing
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Toggle")
struct ToggleTests {
    @Test("a switch stands at the trailing side; on, its knob is at its trailing end")
    func switchStyle() throws {
        let on = try Toggle("Wi-Fi" as String, isOn: true).laidOut(width: 300)
        #expect(try on.frame("Toggle/HStack/Text").minX == 0)
        #expect(try on.frame("Toggle/HStack/ZStack").minX == 249)
        #expect(try on.frame("Toggle/HStack/ZStack/Knob").maxX == 298)
        let off = try Toggle("Wi-Fi" as String, isOn: false).laidOut(width: 300)
        #expect(try off.frame("Toggle/HStack/ZStack/Knob").minX == 251)
        #expect(on.nodes[0].role == "switch")
        #expect(on.nodes[0].label == "Wi-Fi")
    }

    @Test("a box stands at the leading side of its label, on its first line")
    func checkbox() throws {
        let view = Toggle("Wi-Fi" as String, isOn: true).toggleStyle(.checkbox)
        let tree = try view.laidOut()
        #expect(try tree.frame("Toggle/HStack/Box").size == Size(width: 18, height: 18))
        #expect(try tree.frame("Toggle/HStack/Text").minX == 26)
        let mirrored = try view.laidOut(.rightToLeft)
        #expect(mirrored.node(at: "Toggle/HStack/Box")?.frame.maxX == mirrored.size.width)
        #expect(try mirrored.frame("Toggle/HStack/Text").minX == 0)
        #expect(tree.nodes[0].role == "checkbox")
    }

    @Test("a check mark is written the same way in both directions")
    func checkMark() throws {
        func mark(_ direction: LayoutDirection) throws -> Path {
            let tree = try Toggle("a" as String, isOn: true).toggleStyle(.checkbox).laidOut(direction)
            let node = try #require(tree.node(at: "Toggle/HStack/Box/overlay"))
            guard case .shape(let shape) = node.content, case .path(let path) = shape.kind else { return Path() }
            return path
        }
        let path = try mark(.leftToRight)
        // The long stroke goes up to the right.
        #expect(path.currentPoint == Point(x: 13.5, y: 5.58))
        #expect(try mark(.rightToLeft) == path)
        #expect(try Toggle("a" as String, isOn: false).toggleStyle(.checkbox).laidOut().nodes.last?.type == "Text")
    }

    @Test("right to left is the exact mirror image", arguments: [true, false], [true, false])
    func mirror(isOn: Bool, isCheckbox: Bool) throws {
        let label = "A sentence that is longer than one line has room for" as String
        let toggle = Toggle(label, isOn: isOn)
        func tree(_ direction: LayoutDirection) throws -> RenderTree {
            isCheckbox
                ? try toggle.toggleStyle(.checkbox).laidOut(width: 200, direction)
                : try toggle.toggleStyle(.switch).laidOut(width: 200, direction)
        }
        let (plain, mirrored) = (try tree(.leftToRight), try tree(.rightToLeft))
        #expect(plain.nodes.map { $0.frame.mirrored(in: plain.size.width) } == mirrored.nodes.map(\.frame))
    }

    @Test("an attribute arranges the parts of a style, however deep, and not the label")
    func forced() throws {
        let view = Toggle(isOn: true) { HStack { Text(verbatim: "a") } }.semanticContentAttribute(.forceLeftToRight)
        let tree = try view.laidOut(width: 300, .rightToLeft)
        #expect(try tree.frame("Toggle/HStack/ZStack/Knob").maxX == 298)
        #expect(tree.node(at: "Toggle/HStack/HStack")?.direction == .rightToLeft)
    }

    @Test("the box grows with the font and the text size; text wraps beside it and is never cut")
    func largeText() throws {
        let toggle = Toggle("A sentence that is longer than one line" as String, isOn: true).toggleStyle(.checkbox)
        let tree = try toggle.laidOut(width: 300, textSize: .accessibility5)
        #expect(try abs(tree.frame("Toggle/HStack/Box").width - 53 * 18 / 17) < 0.001)
        #expect(try tree.text(at: "Toggle/HStack/Text").truncated == nil)
        #expect(try tree.frame("Toggle/HStack/Text").minX > tree.frame("Toggle/HStack/Box").maxX)
        #expect(
            abs(try toggle.font(.title).laidOut(width: 300).frame("Toggle/HStack/Box").width - 28 * 18 / 17) < 0.001)
    }

    @Test("the role of a style of one's own is toggle; its style reads the environment")
    func ownStyle() throws {
        struct Words: ToggleStyle {
            @Environment(\.layoutDirection) private var direction

            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(verbatim: "\(configuration.isOn) \(direction.rawValue)")
            }
        }
        let tree = try Toggle("a" as String, isOn: true).toggleStyle(Words())
            .semanticContentAttribute(.forceRightToLeft).laidOut()
        #expect(tree.nodes[0].role == "toggle")
        #expect(try tree.text(at: "Toggle/Text[1]").text.string == "true rtl")
    }
}
