import MizanBase
import MizanRenderTree
import Testing
@testable import MizanControls

@testable import MizanLayout

@Suite @MainActor struct KeyTests {
    @Test func `keys go to the view that was tapped, then to those around`() throws {
        let diary = Diary()
        let session = try shown {
            HStack {
                square("left").onKeyPress("a") {
                    diary.write("left a")
                    return .handled
                }
                .onKeyPress(keys: ["b"]) { press in
                    diary.write("left \(press.characters)")
                    return .ignored
                }
                square("right").onKeyPress { press in
                    diary.write("right \(press.modifiers == .shift)")
                    return .handled
                }
            }
            .onKeyPress("b") {
                diary.write("around b")
                return .handled
            }
        }
        #expect(try !session.send(.key("a")))
        try session.tap("left")
        #expect(try session.send(.key("a")))
        #expect(try session.send(.key("b")))
        #expect(try !session.send(.key("c")))
        try session.tap("right")
        #expect(try session.send(.key("c", modifiers: .shift)))
        #expect(diary.lines == ["left a", "left b", "around b", "right true"])
    }

    @Test func `the space bar and the return key press the button that has the input`() throws {
        let diary = Diary()
        let session = try shown {
            Button {
                diary.write("pressed")
            } label: {
                square("button")
            }
        }
        try session.tap("button")
        #expect(try session.send(.key(.space)))
        #expect(try session.send(.key(.return)))
        #expect(try !session.send(.key(.space, modifiers: .command)))
        #expect(try !session.send(.key("x")))
        #expect(diary.lines == ["pressed", "pressed", "pressed"])
    }

    @Test func `text goes to the view that has the input`() throws {
        struct Field: View {
            @State private var text = ""
            var body: some View {
                Text(verbatim: text.isEmpty ? "…" : text).id("field").onTextInput {
                    text += $0
                    return true
                }
                square("other").onTextInput { _ in false }
            }
        }
        let session = try shown { Field() }
        try session.tap("field")
        #expect(try session.send(.text("سلام")))
        #expect(try session.send(.text("!")))
        try session.update()
        #expect(try session.string("field") == "سلام!")
        try session.tap("other")
        #expect(try !session.send(.text("x")))
    }

    @Test func `a view that is gone or disabled has the input no longer`() throws {
        struct Keys: View {
            let diary: Diary
            let isThere: Bool
            let isEnabled: Bool
            var body: some View {
                if isThere {
                    square("square").onKeyPress {
                        diary.write($0.characters)
                        return .handled
                    }
                    .disabled(!isEnabled)
                }
            }
        }
        let diary = Diary()
        let session = try shown { Keys(diary: diary, isThere: true, isEnabled: true) }
        try session.tap("square")
        #expect(try session.send(.key("a")))
        session.show(Keys(diary: diary, isThere: true, isEnabled: false))
        try session.update()
        #expect(try !session.send(.key("b")))
        session.show(Keys(diary: diary, isThere: true, isEnabled: true))
        try session.update()
        #expect(try session.send(.key("c")))
        session.show(Keys(diary: diary, isThere: false, isEnabled: true))
        try session.update()
        #expect(try !session.send(.key("d")))
        #expect(diary.lines == ["a", "c"])
    }
}

@Suite @MainActor struct AccessibilityInputTests {
    @Test func `actions run by their kind and their name, of the nearest node around a path`() throws {
        let diary = Diary()
        let session = try shown {
            HStack {
                square("row").accessibilityAction { diary.write("default") }
                    .accessibilityAction(.escape) { diary.write("escape") }
                    .accessibilityAction(named: Text(verbatim: "Reply")) { diary.write("reply") }
            }
            .accessibilityAction(.delete) { diary.write("delete") }
        }
        #expect(try session.send(.activate(path: "row")))
        #expect(try session.send(.action(.escape, path: "row")))
        #expect(try session.send(.action(AccessibilityActionKind(named: "Reply"), path: "row")))
        #expect(try session.send(.action(.delete, path: "row")))
        #expect(try !session.send(.action(.magicTap, path: "row")))
        #expect(diary.lines == ["default", "escape", "reply", "delete"])
    }

    @Test func `an adjustable view is stepped, and its value is spoken`() throws {
        struct Rating: View {
            @State private var stars = 3
            var body: some View {
                square("rating").accessibilityLabel(Text(verbatim: "Rating"))
                    .accessibilityValue(Text(verbatim: "\(stars)"))
                    .accessibilityAdjustableAction { stars += $0 == .increment ? 1 : -1 }
            }
        }
        let session = try shown { Rating() }
        #expect(try session.send(.adjust(.increment, path: "rating")))
        #expect(try session.update().tree.node(at: "rating")?.label == "Rating, 4")
        #expect(try session.send(.adjust(.decrement, path: "rating")))
        #expect(try session.update().tree.node(at: "rating")?.value == "3")
    }

    @Test func `an element that is combined has the action of what is inside`() throws {
        let diary = Diary()
        let session = try shown {
            HStack {
                square("picture")
                Button {
                    diary.write("open")
                } label: {
                    square("inside")
                }
            }
            .accessibilityElement(children: .combine).id("row")
        }
        #expect(try session.send(.activate(path: "row")))
        #expect(diary.lines == ["open"])
    }
}
