import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// A button that shows whether it is pressed.
private struct Words: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text(verbatim: configuration.isPressed ? "pressed" : "up").id("state")
    }
}

/// A button that its label alone presses.
private struct DoubleTap: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button(configuration).onTapGesture(count: 2) { configuration.trigger() }
    }
}

@Suite("Button styles")
struct ButtonStyleTests {
    @Test(
        "a button with a border is at least as high as its size says, and as wide",
        arguments: [
            (.mini, 28), (.small, 34), (.regular, 44), (.large, 50), (.extraLarge, 58),
        ] as [(ControlSize, Double)])
    func sizes(size: ControlSize, height: Double) throws {
        let button = Button("a" as String) {}.controlSize(size)
        for tree in try [button.buttonStyle(.bordered).laidOut(), button.buttonStyle(.glassProminent).laidOut()] {
            #expect(try tree.frame("Button").height == height)
            #expect(try tree.frame("Button").width >= height)
            #expect(try tree.frame("Button/Border/background") == tree.frame("Button"))
        }
        #expect(try button.buttonStyle(.plain).laidOut().frame("Button").height < height)
    }

    @Test("right to left is the exact mirror image", arguments: LayoutDirection.allCases)
    func mirror(direction: LayoutDirection) throws {
        let button = Button("Archive" as String, systemImage: "trash") {}.buttonStyle(.bordered)
        let tree = try button.laidOut(direction)
        let (icon, title) = (
            try tree.frame("Button/Border/Label/Image"), try tree.frame("Button/Border/Label/Text")
        )
        #expect(direction == .leftToRight ? icon.maxX < title.minX : icon.minX > title.maxX)
        #expect(tree.accessibilityTree.elements.first?.label == "Archive")
        let opposite: SemanticContentAttribute = direction == .leftToRight ? .forceRightToLeft : .forceLeftToRight
        // A label is a view of its own: the attribute of the button doesn't turn it.
        #expect(
            try button.semanticContentAttribute(opposite).laidOut(direction).frame("Button/Border/Label/Image") == icon)
    }

    @Test("a circle is as wide as it is high", arguments: ["a", "wider"])
    func circle(title: String) throws {
        let frame = try Button(title) {}.buttonStyle(.borderedProminent).buttonBorderShape(.circle).laidOut()
            .frame("Button")
        #expect(frame.width == frame.height)
        #expect(frame.height >= 44)
    }

    @Test("at the largest text size a button grows, and its title is whole")
    func largeText() throws {
        let button = Button("A title that is longer than one line" as String) {}.buttonStyle(.borderedProminent)
        let tree = try button.laidOut(width: 300, textSize: .accessibility5)
        #expect(try tree.text(at: "Button/Border/Text").truncated == nil)
        #expect(try tree.text(at: "Button/Border/Text").lines.count > 1)
        #expect(try tree.frame("Button").height > 120)
        #expect(try tree.frame("Button").width <= 300)
    }

    @Test("the destructive role is red, also on a surface of its own")
    func destructive() throws {
        func color(_ tree: RenderTree) -> RGBA? { tree.nodes.lazy.compactMap(\.textColor).first }
        let red = SystemColor.red.value(in: .light)
        #expect(color(try Button("a" as String, role: .destructive) {}.laidOut()) == red)
        #expect(color(try Button("a" as String, role: .destructive) {}.buttonStyle(.bordered).laidOut()) == red)
        #expect(
            color(try Button("a" as String, role: .destructive) {}.buttonStyle(.borderedProminent).laidOut()) == .white)
        #expect(color(try Button("a" as String) {}.tint(.green).laidOut()) == SystemColor.green.value(in: .light))
    }

    @Test("a disabled button is dimmed once; one in a style of an author's looks as before")
    func disabled() throws {
        let dimmed = try Button("a" as String) {}.buttonStyle(.bordered).disabled(true).laidOut()
        #expect(dimmed.nodes.flatMap(\.effects).count == 1)
        #expect(!dimmed.nodes[0].isEnabled)
        #expect(
            try Button("a" as String) {}.buttonStyle(Words()).disabled(true).laidOut().nodes.allSatisfy(
                \.effects.isEmpty))
        #expect(try Button("a" as String) {}.laidOut().nodes.allSatisfy(\.effects.isEmpty))
    }

    @Test("a button looks pressed while a drag is down on it, and nothing takes the drag")
    func pressed() throws {
        let session = try shown { Button("a" as String) {}.buttonStyle(Words()).id("button") }
        func state() throws -> String {
            try session.update()
            return try session.string("state")
        }
        let middle = try session.middle("button")
        let outside = Point(x: middle.x, y: middle.y + 90)
        try session.send(.drag(.began, from: middle, to: middle))
        #expect(try state() == "pressed")
        try session.send(.drag(.changed, from: middle, to: outside))
        #expect(try state() == "up")
        try session.send(.drag(.changed, from: middle, to: middle))
        #expect(try state() == "pressed")
        try session.send(.drag(.ended, from: middle, to: middle))
        #expect(try state() == "up")
        try session.send(.drag(.began, from: middle, to: middle))
        try session.send(.drag(.cancelled, from: middle, to: middle))
        #expect(try state() == "up")
    }

    @Test("a view that scrolls takes the press away")
    func scrolled() throws {
        let session = try shown {
            ScrollView {
                Button("a" as String) {}.buttonStyle(Words()).id("button")
                square("long", 900)
            }
        }
        let middle = try session.middle("button")
        try session.send(.drag(.began, from: middle, to: middle))
        try session.send(.drag(.changed, from: middle, to: Point(x: middle.x, y: middle.y - 12)))
        try session.update()
        #expect(try session.string("state") == "up")
    }

    @Test("a primitive style decides what presses; the button in its body has the style further out")
    func primitive() throws {
        let diary = Diary()
        let session = try shown {
            Button("a" as String) { diary.write("pressed") }.buttonStyle(DoubleTap()).buttonStyle(.bordered)
        }
        #expect(try session.frame("Button").height == 44)
        try session.tap("Button", count: 2)
        #expect(diary.lines == ["pressed"])
    }

    @Test("the nearest style counts")
    func nearest() throws {
        let view = VStack { Button("a" as String) {}.buttonStyle(.plain) }.buttonStyle(.bordered)
        #expect(try view.laidOut().frame("VStack/Button").height < 44)
    }
}

extension RenderNode {
    /// The colour of the node's text.
    fileprivate var textColor: RGBA? {
        guard case .text(let text) = content else { return nil }
        return text.lines.first?.runs.first?.color
    }
}
