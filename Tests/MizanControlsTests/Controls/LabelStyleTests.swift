import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Label styles")
struct LabelStyleTests {
    private let label = Label("Star" as String, systemImage: "star")

    @Test("both parts, with the icon at the leading side", arguments: LayoutDirection.allCases)
    func both(direction: LayoutDirection) throws {
        for tree in try [label.laidOut(direction), label.labelStyle(.titleAndIcon).laidOut(direction)] {
            let (icon, title) = (try tree.frame("Label/Image"), try tree.frame("Label/Text"))
            #expect(direction == .leftToRight ? icon.maxX < title.minX : icon.minX > title.maxX)
        }
    }

    @Test(
        "in a row of a list the icon is above a title whose words don't fit next to it",
        arguments: LayoutDirection.allCases)
    func row(direction: LayoutDirection) throws {
        func tree(_ textSize: DynamicTypeSize) throws -> RenderTree {
            try Form { Toggle(isOn: .constant(true)) { Label("Einstellungen" as String, systemImage: "bell") } }
                .laidOut(width: 320, height: 600, direction, textSize: textSize)
        }
        for size in [DynamicTypeSize.large, .accessibility3] {
            let tree = try tree(size)
            let label = try #require(tree.nodes.first { $0.type == "Label" })
            let icon = try tree.frame(label.path + "/Image")
            let title = try tree.frame(label.path + "/Text")
            #expect(try tree.text(at: label.path + "/Text").lines.count == 1)
            if size == .large {
                #expect(direction == .leftToRight ? icon.maxX < title.minX : icon.minX > title.maxX)
            } else {
                #expect(icon.maxY <= title.minY)
                #expect(direction == .leftToRight ? icon.minX == title.minX : icon.maxX == title.maxX)
            }
        }
    }

    @Test("one part alone; an icon alone speaks the title")
    func one() throws {
        #expect(try label.labelStyle(.titleOnly).laidOut().nodes.map(\.type) == ["Text"])
        let icon = try label.labelStyle(.iconOnly).laidOut()
        #expect(icon.nodes.map(\.type) == ["Image"])
        #expect(icon.nodes[0].label == "Star")
        #expect(!icon.nodes[0].hidden)
    }

    @Test("a style shows the label again in the style further out, and has an environment")
    func own() throws {
        struct Framed: LabelStyle {
            @Environment(\.layoutDirection) private var direction

            func makeBody(configuration: Configuration) -> some View {
                Label(configuration).id(ViewIdentifier("label-\(direction.rawValue)"))
            }
        }
        let tree = try label.labelStyle(Framed()).labelStyle(.titleOnly).laidOut(.rightToLeft)
        #expect(tree.nodes.map(\.path) == ["label-rtl"])
        #expect(try tree.text(at: "label-rtl").text.string == "Star")
    }

    @Test("the label of a button has a style from around")
    func inButton() throws {
        let tree = try Button("Star" as String, systemImage: "star") {}.labelStyle(.iconOnly).laidOut()
        #expect(tree.nodes.map(\.type) == ["Button", "Image"])
        #expect(tree.accessibilityTree.elements.first?.label == "Star")
    }
}
