import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanLocalization
import MizanRenderTree
import Testing

/// What a tree says to someone who does not see it.
@Suite("Accessibility")
struct AccessibilityTests {
    private func spoken(_ tree: RenderTree) -> [String] {
        tree.nodes.compactMap { $0.spokenText(images: tree.images) }
    }

    private func spoken(_ view: some View) throws -> [String] { spoken(try view.laidOut(width: 300)) }

    private func node(_ view: some View, _ path: String) throws -> RenderNode {
        try #require(try view.laidOut(width: 300).node(at: path))
    }

    @Test("every node has a role by what it shows; the tree's text names none of these, its JSON all")
    func usualRoles() throws {
        let view = VStack {
            Text(verbatim: "a")
            Image(systemName: "wind")
            Capsule()
            Color.red
            Grid { GridRow { Text(verbatim: "b") } }
            ViewThatFits { Text(verbatim: "c") }
            Spacer()
            Label("d", systemImage: "cloud")
        }.background(Color.blue)
        let tree = try view.laidOut(width: 300, height: 500)
        let roles = tree.nodes.map { "\($0.type) \($0.role ?? "-")" }
        #expect(
            roles == [
                "Color none", "VStack group", "Text text", "Image image", "Capsule none", "Color none", "Grid group",
                "GridRow group", "Text text", "ViewThatFits group", "Text text", "Label group", "Image image",
                "Text text",
            ])
        #expect(!tree.text.contains("role"))
        let json = String(decoding: tree.json, as: UTF8.self)
        #expect(json.components(separatedBy: #""role": "#).count == tree.nodes.count + 1)
    }

    @Test("a button is one, unless the trait is taken away")
    func button() throws {
        let tree = try Button("a") {}.id("b").laidOut()
        #expect(tree.node(at: "b")?.role == "button")
        #expect(tree.text.contains("role button"))
        #expect(try node(Button("a") {}.id("b").accessibilityRemoveTraits(.isButton), "b").role == "group")
        let link = Button("a") {}.id("b").accessibilityAddTraits([.isLink, .isSelected])
        #expect(try node(link, "b").role == "link")
    }

    @Test("traits are roles, of several the one that can be acted on; the outermost word counts")
    func traits() throws {
        let title = Text(verbatim: "a").id("a")
        #expect(try node(title.accessibilityAddTraits(.isHeader), "a").role == "heading")
        #expect(try node(title.accessibilityAddTraits([.isHeader, .isButton]), "a").role == "button")
        #expect(try node(title.accessibilityAddTraits(.updatesFrequently), "a").role == "text")
        let removed = title.accessibilityAddTraits(.isHeader).accessibilityRemoveTraits(.isHeader)
        #expect(try node(removed, "a").role == "text")
        let added = title.accessibilityRemoveTraits(.isHeader).accessibilityAddTraits(.isHeader)
        #expect(try node(added, "a").role == "heading")
    }

    @Test("a label is localized, as it is, or a text; the outermost counts, and what is inside keeps its own")
    func labels() throws {
        let icon = Image(systemName: "wind").id("icon")
        #expect(try node(icon.accessibilityLabel("Wind in \("חיפה")"), "icon").label == "Wind in \u{2068}חיפה\u{2069}")
        #expect(try node(icon.accessibilityLabel(String("50%")), "icon").label == "50%")
        #expect(try node(icon.accessibilityLabel(Text(0.5, format: .percent)), "icon").label == "50%")
        #expect(try node(icon.accessibilityLabel("in").accessibilityLabel("out"), "icon").label == "out")
        #expect(try node(icon.padding().background(Color.red).accessibilityLabel("around"), "icon").label == "around")
        let stack = HStack { icon }.id("stack").accessibilityLabel("all")
        #expect(try node(stack, "stack").label == "all")
        #expect(try node(stack, "stack/icon").label == nil)
        #expect(try icon.accessibilityLabel("Wind").laidOut().text.contains(#"label "Wind""#))
    }

    @Test("what is hidden is so with all that is inside, behind and before it; the outermost word counts")
    func hidden() throws {
        let view = VStack {
            HStack {
                Text(verbatim: "a").background(Color.red)
                Text(verbatim: "b")
            }
            .overlay { Image(systemName: "wind") }
            .accessibilityHidden(true)
            Text(verbatim: "c").accessibilityHidden(true).accessibilityHidden(false)
        }
        let tree = try view.laidOut(width: 300)
        #expect(
            tree.nodes.map { "\($0.type) \($0.hidden)" } == [
                "VStack false", "HStack true", "Color true", "Text true", "Text true", "Image true", "Text false",
            ])
        // Once for the row and once for what lies over it.
        #expect(tree.text.components(separatedBy: " hidden").count == 3)
        #expect(spoken(tree) == ["c"])
    }

    @Test("an element ignores its children, or is labelled by what the shown ones say, in reading order")
    func elements() throws {
        let row = HStack {
            Image(systemName: "cloud.rain").accessibilityLabel("Rain")
            VStack {
                Text("Today \("שלום")")
                Text(verbatim: "secret").accessibilityHidden(true)
                ViewThatFits {
                    Text(verbatim: "far too long for a row of three hundred points")
                    Text(verbatim: "short")
                }
            }
        }.id("row")
        func tree(_ behavior: AccessibilityChildBehavior) throws -> RenderTree {
            try row.accessibilityElement(children: behavior).laidOut(width: 300)
        }
        #expect(spoken(try tree(.combine)) == ["Rain, Today \u{2068}שלום\u{2069}, short"])
        #expect(spoken(try tree(.ignore)) == [])
        #expect(spoken(try tree(.contain)) == ["Rain", "Today \u{2068}שלום\u{2069}", "short"])
        let labelled = row.accessibilityElement(children: .combine).accessibilityLabel("Weather")
        #expect(spoken(try labelled.laidOut(width: 300)) == ["Weather"])
        #expect(try tree(.combine).nodes.dropFirst().allSatisfy(\.hidden))
    }

    @Test("a symbol says its name, until it has a label")
    func symbols() throws {
        let tree = try Image(systemName: "cloud.rain").laidOut()
        #expect(spoken(tree) == ["cloud.rain"])
    }

    @Test("the icon of a label is decoration, unless it has a label of its own or stands alone")
    func icons() throws {
        let title = Text(verbatim: "Rain")
        #expect(try spoken(Label(title: title, systemImage: "cloud.rain")) == ["Rain"])
        #expect(try spoken(Button { Label(title: title, systemImage: "cloud.rain") }) == ["Rain"])
        #expect(try spoken(Toggle(isOn: true) { Label(title: title, systemImage: "cloud.rain") }) == ["Rain"])
        let labelled = Label {
            title
        } icon: {
            Image(systemName: "cloud").padding().accessibilityLabel("Warning")
        }
        #expect(try spoken(labelled) == ["Warning", "Rain"])
        #expect(
            try spoken(
                Label {
                    EmptyView()
                } icon: {
                    Image(systemName: "cloud")
                }) == ["cloud"])
        let both = Label {
            HStack {
                Image(systemName: "cloud"); title
            }
        } icon: {
            Image(systemName: "wind")
        }
        #expect(try spoken(both) == ["cloud", "Rain"])
    }

    @Test("one element says the names of its symbols only where it has no words")
    func combinedSymbols() throws {
        let icon = Image(systemName: "chevron.forward")
        let row = HStack {
            icon
            Text(verbatim: "Next")
        }
        #expect(try spoken(row.accessibilityElement(children: .combine)) == ["Next"])
        #expect(try spoken(Toggle(isOn: true) { row }) == ["Next"])
        #expect(try spoken(Toggle(isOn: true) { icon }) == ["chevron.forward"])
        #expect(
            try spoken(
                Toggle(isOn: true) {
                    HStack {
                        icon.accessibilityLabel("To"); Text(verbatim: "B")
                    }
                }) == ["To, B"])
    }
}
