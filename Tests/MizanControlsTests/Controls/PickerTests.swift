import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

private enum Flavour: String, CaseIterable, Identifiable {
    case lemon, mint, plum
    var id: Self { self }
}

private struct Choice<Style: PickerStyle>: View {
    @State var flavour = Flavour.mint
    let style: Style

    var body: some View {
        Picker("Flavour" as String, selection: $flavour) {
            ForEach(Flavour.allCases) { Text(verbatim: $0.rawValue).id(ViewIdentifier($0.rawValue)) }
        }
        .pickerStyle(style).id("picker")
        Text(verbatim: flavour.rawValue).id("value")
    }
}

@Suite("Picker")
@MainActor struct PickerTests {
    @Test("segments are equal and stand in reading order, the chosen one raised", arguments: LayoutDirection.allCases)
    func segmented(direction: LayoutDirection) throws {
        let tree = try Choice(style: .segmented).laidOut(width: 304, direction)
        let segments = tree.nodes.filter { $0.type == "Segment" }
        #expect(segments.map(\.frame.size.width.points) == [100, 100, 100])
        let x = segments.map(\.frame.minX)
        #expect(direction == .leftToRight ? x == x.sorted() : x == x.sorted().reversed())
        #expect(segments.map { $0.traits.contains("isSelected") } == [false, true, false])
        let raised = tree.nodes.filter { $0.type == "Selection" }
        #expect(raised.map(\.frame) == [segments[1].frame])
        #expect(tree.node(at: "picker")?.label == "Flavour")
    }

    @Test("a tap on an option chooses it", arguments: LayoutDirection.allCases)
    func tap(direction: LayoutDirection) throws {
        func test(_ style: some PickerStyle) throws {
            let session = try shown(direction) { Choice(style: style) }
            #expect(try session.tap("plum"))
            #expect(try session.string("value") == "plum")
        }
        try test(.segmented)
        try test(.inline)
        try test(.radioGroup)
        try test(.palette)
    }

    @Test("a closed picker shows its options at a tap; choosing one closes them", arguments: LayoutDirection.allCases)
    func open(direction: LayoutDirection) throws {
        func test(_ style: some PickerStyle) throws {
            let session = try shown(direction, width: 320, height: 480) { Choice(style: style) }
            try session.tap("picker")
            var tree = try session.update().tree
            #expect(tree.nodes(ofType: "MenuItems").count == 1)
            let items = tree.nodes(ofType: "Button")
            #expect(items.map { $0.traits.contains("isSelected") } == [false, true, false])
            let (option, check) = (try tree.frame(ofText: "plum"), try #require(tree.nodes(ofType: "Check").last))
            #expect(
                direction == .leftToRight
                    ? option.maxX <= check.frame.rect.minX : option.minX >= check.frame.rect.maxX)
            try session.send(.tap(at: Point(x: 160, y: option.midY)))
            tree = try session.update().tree
            #expect(tree.nodes(ofType: "MenuItems").isEmpty)
            #expect(try session.string("value") == "plum")
        }
        try test(.menu)
        try test(.navigationLink)
    }

    @Test("the options of a picker in a menu are its items")
    func inMenu() throws {
        let session = try shown(width: 320, height: 480) {
            Menu("Order" as String) { Choice(style: .automatic) }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        try session.tap("Menu")
        let tree = try session.update().tree
        #expect(tree.nodes(ofType: "Picker").isEmpty)
        try session.send(.tap(at: Point(x: 160, y: tree.frame(ofText: "lemon").midY)))
        #expect(try session.update().tree.nodes(ofType: "MenuItems").isEmpty)
    }

    @Test("a menu and a wheel are stepped", arguments: [AccessibilityAdjustmentDirection.increment, .decrement])
    func step(direction: AccessibilityAdjustmentDirection) throws {
        func test(_ style: some PickerStyle) throws {
            let session = try shown { Choice(style: style) }
            for _ in 0..<3 {
                #expect(try session.send(.adjust(direction, path: "picker")))
                try session.update()
            }
            #expect(try session.string("value") == (direction == .increment ? "plum" : "lemon"))
        }
        try test(.menu)
        try test(.wheel)
        try test(.navigationLink)
    }

    @Test(
        "a menu shows the chosen option with arrows after it; the label is spoken", arguments: LayoutDirection.allCases)
    func menu(direction: LayoutDirection) throws {
        let tree = try Choice(style: .automatic).laidOut(width: 300, direction)
        #expect(tree.nodes.filter { $0.type == "Text" }.map(\.path) == ["picker/mint[mint]", "value"])
        let (option, arrows) = (try tree.frame("picker/mint[mint]"), try tree.frame("picker/Value/Arrows"))
        #expect(direction == .leftToRight ? option.maxX < arrows.minX : option.minX > arrows.maxX)
        #expect(tree.node(at: "picker")?.label == "Flavour, mint")
    }

    @Test("circles stand at the leading side, check marks at the trailing one", arguments: LayoutDirection.allCases)
    func rows(direction: LayoutDirection) throws {
        let radio = try Choice(style: .radioGroup).laidOut(width: 300, direction)
        let circle = try #require(radio.nodes.first { $0.type == "Circle" && $0.frame.size.width.points == 18 })
        #expect(direction == .leftToRight ? circle.frame.minX == .zero : circle.frame.maxX.points == 300)
        let inline = try Choice(style: .inline).laidOut(width: 300, direction)
        let checks = inline.nodes.filter { $0.type == "Check" }
        #expect(checks.count == 3)
        #expect(
            checks.allSatisfy { direction == .leftToRight ? $0.frame.maxX.points == 300 : $0.frame.minX == .zero })
        #expect(checks.map(\.effects.isEmpty) == [false, true, false])
    }

    @Test("tags choose: of any type, of an optional selection, by hand before an element's id")
    func tags() throws {
        func shown(_ picker: some View) throws -> [String] {
            try picker.laidOut().nodes.compactMap {
                if case .text(let text) = $0.content { text.text.string } else { nil }
            }
        }
        #expect(
            try shown(
                Picker("a" as String, selection: .constant(2 as Int?)) {
                    Text(verbatim: "none").tag(nil as Int?)
                    Text(verbatim: "two").tag(2)
                }) == ["two"])
        #expect(
            try shown(
                Picker("a" as String, selection: .constant(nil as Int?)) {
                    Text(verbatim: "none").tag(nil as Int?)
                    Text(verbatim: "two").tag(2 as Int?)
                }) == ["none"])
        #expect(
            try shown(
                Picker("a" as String, selection: .constant("b")) {
                    ForEach(["a", "b"], id: \.self) { name in
                        Text(verbatim: "option of \(name)").tag(name == "a" ? "b" : "a")
                    }
                }) == ["option of a"])
        #expect(try shown(Picker("a" as String, selection: .constant(7)) { Text(verbatim: "no tag") }) == [])
    }

    @Test("at the largest text size segments are a column, and no option is cut")
    func largeText() throws {
        let tree = try Choice(style: .segmented).laidOut(width: 300, textSize: .accessibility5)
        let segments = tree.nodes.filter { $0.type == "Segment" }
        #expect(segments.map(\.frame.minY) == segments.map(\.frame.minY).sorted())
        #expect(Set(segments.map(\.frame.minX)).count == 1)
        for name in Flavour.allCases {
            #expect(try tree.text(at: "picker/\(name.rawValue)[\(name.rawValue)]").truncated == nil)
        }
    }

    @Test("a disabled picker is dimmed once, and takes nothing")
    func disabled() throws {
        let session = try shown { Choice(style: .segmented).disabled(true) }
        #expect(try !session.tap("plum"))
        #expect(try session.string("value") == "mint")
        #expect(try #require(session.layout).tree.nodes.flatMap(\.effects).filter(\.isOpacity).count == 1)
    }
}

extension RenderEffect {
    /// Whether the effect is an opacity.
    fileprivate var isOpacity: Bool { if case .opacity = operation { true } else { false } }
}
