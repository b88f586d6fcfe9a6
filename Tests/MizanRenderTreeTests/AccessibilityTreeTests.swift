import MizanBase
import MizanRenderTree
import MizanText
import Testing

@Suite("The tree for assistive technologies")
struct AccessibilityTreeTests {
    private func text(_ path: String, _ string: String, parent: Int) -> RenderNode {
        var node = Sketch.node(path, parent: parent, (0, 0, 40, 20))
        node.content = .text(RenderText(text: AttributedText(string), lines: []))
        node.role = "text"
        return node
    }

    private var tree: RenderTree {
        var button = Sketch.node("reply", parent: 0, (0, 20, 40, 20))
        button.role = "button"
        button.traits = ["isSelected"]
        var slider = Sketch.node("volume", parent: 0, (0, 40, 100, 20))
        (slider.role, slider.label, slider.value) = ("slider", "Volume, 25%", "25%")
        var list = Sketch.node("list", parent: 0, (0, 60, 100, 40))
        list.role = "scrollArea"
        list.scroll = RenderNode.Scroll(
            contentSize: FixedSize(width: Sketch.length(150), height: Sketch.length(90)),
            offset: FixedPoint(x: .zero, y: Sketch.length(10)))
        var secret = text("secret", "not said", parent: 6)
        secret.hidden = true
        return Sketch.tree([
            Sketch.node("VStack", parent: nil, (0, 0, 100, 100)), text("title", "Inbox", parent: 0), button,
            text("reply/Text", "Reply", parent: 2), slider, Sketch.node("track", parent: 4, (0, 40, 25, 4), .capsule),
            list, text("list/first", "Hello", parent: 6), secret,
        ])
    }

    @Test("elements have their words, values and actions apart; containers stand for their content")
    func elements() {
        let elements = tree.accessibilityTree.elements
        #expect(elements.map(\.path) == ["title", "reply", "volume", "list"])
        #expect(elements.map(\.label) == ["Inbox", "Reply", "Volume", nil])
        #expect(elements.map(\.value) == [nil, nil, "25%", nil])
        #expect(
            elements.map(\.actions) == [
                [], [.press], [.increment, .decrement], [.scrollUp, .scrollDown, .scrollRight],
            ])
        #expect(elements[1].traits == ["isSelected"])
        #expect(elements[1].children.isEmpty)
        #expect(elements[3].children.map(\.label) == ["Hello"])
        #expect(elements[2].frame == tree.nodes[4].frame)
    }

    @Test("the mirror image has the same elements with mirrored frames, and scrolls to the other side")
    func mirrored() {
        let elements = tree.mirrored.accessibilityTree.elements
        #expect(elements.map(\.label) == ["Inbox", "Reply", "Volume", nil])
        #expect(elements[1].frame == Sketch.rect(60, 20, 40, 20))
        #expect(elements[3].actions == [.scrollUp, .scrollDown, .scrollLeft])
    }

    @Test("a control of a symbol alone is named by it, and a value alone is no label")
    func names() {
        var tree = RenderTree.sample
        tree.nodes[2].hidden = false
        tree.nodes[3].role = "button"
        tree.nodes[3].scroll = nil
        #expect(tree.accessibilityTree.first { $0.role == "button" }?.label == "arrow")
        tree.nodes[3].label = "3 of 4"
        tree.nodes[3].value = "3 of 4"
        #expect(tree.accessibilityTree.first { $0.role == "button" }?.label == nil)
    }

    @Test("the JSON has the elements in reading order, keys in a fixed order")
    func json() {
        var small = tree
        small.nodes.removeSubrange(4...)
        #expect(
            String(decoding: small.accessibilityTree.json, as: UTF8.self) == """
                {
                  "schema": 1,
                  "direction": "ltr",
                  "size": [100, 100],
                  "elements": [
                    {
                      "role": "text",
                      "label": "Inbox",
                      "frame": [0, 0, 40, 20],
                      "path": "title"
                    },
                    {
                      "role": "button",
                      "label": "Reply",
                      "traits": ["isSelected"],
                      "actions": ["press"],
                      "frame": [0, 20, 40, 20],
                      "path": "reply"
                    }
                  ]
                }

                """)
    }
}
