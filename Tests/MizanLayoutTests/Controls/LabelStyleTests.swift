import MizanBase
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
