import MizanBase
import MizanControls
import MizanFocus
import MizanLayout
import MizanRenderTree
import Testing

@Suite("Focus states")
@MainActor struct FocusStateTests {
    private func session(_ mode: FocusMode, _ view: some View) throws -> LayoutSession {
        var environment = try testEnvironment()
        environment.focusMode = mode
        let session = LayoutSession(
            view, proposal: ProposedViewSize(width: 300, height: 300), environment: environment)
        try session.update()
        return session
    }

    private struct Fields: View {
        enum Name: String { case first, second, third, gone, disabled }

        @FocusState private var name: Name?
        @State private var text = ""
        @State private var showsThird = false
        let model: Model

        var body: some View {
            model.set = { name = $0 }
            model.show = { showsThird = $0 }
            return VStack {
                TextField("a" as String, text: $text).id("first").focused($name, equals: .first)
                TextField("b" as String, text: $text).id("second").focused($name, equals: .second)
                TextField("b" as String, text: $text).id("double").focused($name, equals: .second)
                TextField("c" as String, text: $text).disabled(true).id("disabled").focused($name, equals: .disabled)
                if showsThird { TextField("c" as String, text: $text).id("third").focused($name, equals: .third) }
                Text(verbatim: name?.rawValue ?? "nil").id("state")
            }
        }
    }

    private final class Model {
        var set: (Fields.Name?) -> Void = { _ in }
        var show: (Bool) -> Void = { _ in }
    }

    @Test("setting a value moves the focus, nil takes it away; a value that nothing has becomes nil")
    func values() throws {
        let model = Model()
        let session = try session(.keyboard, Fields(model: model))
        func set(_ name: Fields.Name?) throws -> [String] {
            model.set(name)
            try session.update()
            return [session.focusedPath ?? "nil", try session.string("state")]
        }
        #expect(try set(.first) == ["first", "first"])
        // Two views have the name: the first one gets it.
        #expect(try set(.second) == ["second", "second"])
        #expect(try set(.gone) == ["nil", "nil"])
        #expect(try set(.first) == ["first", "first"])
        #expect(try set(.disabled) == ["nil", "nil"])
        #expect(try set(.first) == ["first", "first"])
        #expect(try set(nil) == ["nil", "nil"])
        // The other view of the name keeps it.
        try session.focus(at: "double")
        try session.update()
        #expect(session.focusedPath == "double")
        #expect(try session.string("state") == "second")
    }

    @Test("a value that is set with its view takes effect in that layout; a view that goes takes the focus with it")
    func appearance() throws {
        let model = Model()
        let session = try session(.keyboard, Fields(model: model))
        model.show(true)
        model.set(.third)
        try session.update()
        #expect(session.focusedPath == "third")
        #expect(try session.string("state") == "third")
        model.show(false)
        let update = try session.update()
        #expect(update.focus?.path == nil)
        #expect(session.focusedPath == nil)
        #expect(try session.string("state") == "nil")
    }

    private struct Notes: View {
        struct Note: Identifiable { let id: Int }
        @State private var notes = [Note(id: 1)]
        @State private var text = ""
        @FocusState private var focused: Int?
        var body: some View {
            VStack {
                ForEach(notes) { note in
                    TextField("Note" as String, text: $text).focused($focused, equals: note.id)
                }
                Button("New" as String) {
                    notes.append(Note(id: notes.count + 1))
                    focused = notes.count
                }.id("new")
                Button("Event" as String) { focused = nil }.id("event")
            }
        }
    }

    @Test("new note; calendar event picked: the new note has the focus; the keyboard goes")
    func note() throws {
        let session = try session(.touch, Notes())
        let frame = try session.frame("new")
        try session.send(.tap(at: Point(x: frame.midX, y: frame.midY)))
        let update = try session.update()
        #expect(update.focus?.path?.hasSuffix("TextField[2]") == true)
        #expect(update.focus?.wantsText == true)
        let event = try session.frame("event")
        try session.send(.tap(at: Point(x: event.midX, y: event.midY)))
        #expect(try session.update().focus?.wantsText == false)
    }

    private struct Search: View {
        @FocusState private var isFocused: Bool
        var body: some View {
            VStack {
                Part(isFocused: $isFocused)
                Text(verbatim: "\(isFocused)").id("state")
                Button("Go" as String) { isFocused = true }.id("go")
            }
        }
    }

    private struct Part: View {
        @State private var text = ""
        @FocusState.Binding var isFocused: Bool
        var body: some View { TextField("x" as String, text: $text).id("field").focused($isFocused) }
    }

    @Test("a state of yes or no is handed to a view inside")
    func binding() throws {
        let session = try session(.keyboard, Search())
        try session.focus(at: "field")
        try session.update()
        #expect(try session.string("state") == "true")
        try session.focus(at: nil as String?)
        try session.update()
        #expect(try session.string("state") == "false")
        try session.send(.activate(path: "go"))
        try session.update()
        #expect(session.focusedPath == "field")
    }

    private struct Cards: View {
        @Namespace private var scope
        @Environment(\.resetFocus) private var resetFocus
        var body: some View {
            HStack {
                Card().focusable().id("one")
                Card().focusable().prefersDefaultFocus(in: scope).id("two")
                Card().focusable(false).id("three")
                Button("Reset" as String) { resetFocus(in: scope) }.id("reset")
            }
            .focusScope(scope)
        }
    }

    private struct Card: View {
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(verbatim: isFocused ? "here" : "-") }
    }

    @Test("views can take the focus, read that they have it, and be preferred")
    func cards() throws {
        let session = try session(.directional, Cards())
        #expect(session.focusedPath == "two")
        #expect(try session.string("two") == "here")
        #expect(try session.string("one") == "-")
        #expect(try session.moveFocus(.left))
        try session.update()
        #expect(session.focusedPath == "one")
        #expect(try session.string("one") == "here")
        #expect(try session.string("two") == "-")
        #expect(try !session.moveFocus(.left))
        try session.send(.key(.rightArrow))
        try session.send(.key(.rightArrow))
        try session.update()
        #expect(session.focusedPath == "reset")
        try session.send(.key(.return))
        try session.update()
        #expect(session.focusedPath == "two")
    }

    @Test("the default that a view names has the focus first")
    func defaultFocus() throws {
        struct Form: View {
            @FocusState private var name: Int?
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("1" as String, text: $text).focused($name, equals: 1)
                    TextField("2" as String, text: $text).id("second").focused($name, equals: 2)
                }
                .defaultFocus($name, 2)
            }
        }
        #expect(try session(.directional, Form()).focusedPath == "second")
        #expect(try session(.touch, Form()).focusedPath == nil)
    }

    private struct Asking: View {
        @State private var isAsking = false
        @State private var isShown = false
        var body: some View {
            VStack {
                Button("Delete" as String) { isAsking = true }.id("delete")
                Button("Details" as String) { isShown = true }.id("details")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .alert("Delete it?" as String, isPresented: $isAsking) {
                Button("Yes" as String) {}.id("yes")
                Button("No" as String, role: .cancel) {}.id("no")
            }
            .sheet(isPresented: $isShown) { Button("Done" as String) {}.id("done") }
        }
    }

    @Test("the focus stays inside what is presented; Escape takes a sheet away, and no alert")
    func modal() throws {
        let session = try session(.directional, Asking())
        #expect(session.focusedPath == "delete")
        try session.send(.key(.return))
        try session.update()
        let inside = try #require(session.focusedPath)
        #expect(inside.hasSuffix("yes") || inside.hasSuffix("no"))
        for move in FocusMove.allCases {
            try session.moveFocus(move)
            try session.update()
            #expect(session.focusedPath?.hasSuffix("yes") == true || session.focusedPath?.hasSuffix("no") == true)
        }
        try session.send(.key(.escape))
        #expect(try session.update().tree.nodes(ofType: "Alert").count == 1)
        try session.send(.key(.return))
        #expect(try session.update().tree.nodes(ofType: "Alert").isEmpty)
        #expect(session.focusedPath == "delete")

        try session.moveFocus(.down)
        try session.update()
        try session.send(.key(.return))
        try session.update()
        #expect(session.focusedPath?.hasSuffix("done") == true)
        try session.send(.key(.escape))
        #expect(try session.update().tree.nodes(ofType: "Sheet").isEmpty)
    }
}
