import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

@Suite @MainActor struct DisabledInputTests {
    @Test func `a disabled view takes nothing, whatever is enabled inside; what is around does`() throws {
        let diary = Diary()
        let session = try shown {
            VStack {
                Button {
                    diary.write("button")
                } label: {
                    square("button")
                }.disabled(false)
            }
            .disabled(true)
            .onTapGesture { diary.write("around") }
        }
        try session.tap("button")
        #expect(diary.lines == ["around"])
        #expect(try session.send(.activate(path: "button")))
        #expect(diary.lines == ["around", "around"])
    }

    @Test func `views see whether they are enabled`() throws {
        struct Shown: View {
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(verbatim: isEnabled ? "enabled" : "disabled").id("text") }
        }
        #expect(try shown { Shown() }.string("text") == "enabled")
        #expect(try shown { Shown().disabled(true) }.string("text") == "disabled")
    }

    @Test func `a view is disabled and enabled by state`() throws {
        struct Form: View {
            @State private var isReady = false
            @State private var sent = 0
            var body: some View {
                Toggle(isOn: $isReady) { EmptyView() }.id("ready")
                Button {
                    sent += 1
                } label: {
                    square("send")
                }.disabled(!isReady)
                Text(verbatim: "\(sent)").id("sent")
            }
        }
        let session = try shown { Form() }
        #expect(try !session.tap("send"))
        #expect(try session.tap("ready"))
        #expect(try session.tap("send"))
        #expect(try session.string("sent") == "1")
    }

    @Test func `hidden views take nothing, by place or by path`() throws {
        let diary = Diary()
        let session = try shown {
            VStack {
                Button {
                    diary.write("hidden")
                } label: {
                    square("hidden")
                }.hidden()
                Button {
                    diary.write("transparent")
                } label: {
                    square("transparent")
                }.opacity(0)
                Button {
                    diary.write("left out")
                } label: {
                    square("left")
                }.allowsHitTesting(false)
            }
        }
        for path in ["hidden", "transparent", "left"] { #expect(try !session.tap(path)) }
        for path in ["hidden", "transparent"] { #expect(try !session.send(.activate(path: path))) }
        #expect(diary.lines.isEmpty)
        // Assistive technologies don't point.
        #expect(try session.send(.activate(path: "left")))
    }

    @Test func `an event before the first update, or to a path of no node, is an error`() throws {
        let session = LayoutSession(proposal: .unspecified, environment: try testEnvironment()) { square("square") }
        let error = #expect(throws: DiagnosticError.self) { try session.send(.tap(at: .zero)) }
        #expect(error?.diagnostics.map(\.rule) == ["no-layout"])
        try session.update()
        let other = #expect(throws: DiagnosticError.self) { try session.send(.activate(path: "sqaure")) }
        #expect(other?.diagnostics.map(\.rule) == ["no-such-node"])
    }

    @Test func `an event inside an update is an error`() throws {
        final class Box { var session: LayoutSession?; var rules: [String] = [] }
        let box = Box()
        let session = LayoutSession(proposal: .unspecified, environment: try testEnvironment()) {
            square("square").onAppear {
                do { try box.session?.send(.tap(at: .zero)) } catch {
                    box.rules = (error as? DiagnosticError)?.diagnostics.map(\.rule) ?? []
                }
            }
        }
        box.session = session
        try session.update()
        box.session = nil
        #expect(box.rules == ["no-layout"])
    }
}
