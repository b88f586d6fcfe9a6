import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// What a session runs without a pointer: shortcuts, links, and stand-ins for assistive technologies.
@Suite struct ShortcutTests {
    @Test func `keys press the control that has them`() throws {
        let diary = Diary()
        let session = try shown {
            VStack {
                Button("Save") { diary.write("save") }.keyboardShortcut("s")
                Button("Done") { diary.write("done") }.keyboardShortcut(.defaultAction)
                Button("Off") { diary.write("off") }.keyboardShortcut("o").disabled(true)
            }
        }
        #expect(try session.send(.key("s", modifiers: .command)))
        #expect(try !session.send(.key("s")))
        #expect(try session.send(.key(.return)))
        #expect(try !session.send(.key("o", modifiers: .command)))
        #expect(diary.lines == ["save", "done"])
    }

    @Test func `a link reaches every view that waits for one`() throws {
        let diary = Diary()
        let url = try #require(URL(string: "app:home"))
        let session = try shown {
            HStack {
                Text(verbatim: "a").onOpenURL { diary.write("a \($0)") }.onOpenURL { diary.write("around \($0)") }
                Text(verbatim: "b").onOpenURL { diary.write("b \($0)") }
            }
        }
        #expect(session.open(url))
        #expect(diary.lines == ["a app:home", "around app:home", "b app:home"])
        #expect(try !shown { Text(verbatim: "a") }.open(url))
    }

    @Test func `buttons that aren't shown are actions`() throws {
        let diary = Diary()
        let session = try shown {
            HStack { Text(verbatim: "Mail") }.id("row")
                .accessibilityActions {
                    Button("Reply") { diary.write("reply") }
                    Button("Delete") { diary.write("delete") }
                }
        }
        #expect(try session.node("row").customActions == ["Reply", "Delete"])
        #expect(try session.send(.action(AccessibilityActionKind(named: "Delete"), path: "row")))
        #expect(try session.send(.action(AccessibilityActionKind(named: "Reply"), path: "row")))
        #expect(diary.lines == ["delete", "reply"])
        #expect(session.layout?.tree.nodes.count == 2)
    }

    private struct Dimmer: View {
        @State private var isOn = false
        var body: some View {
            Rectangle().id("dimmer").accessibilityRepresentation { Toggle("Light", isOn: $isOn) }
                .overlay { Text(verbatim: "\(isOn)").id("state") }
        }
    }

    @Test func `a view that isn't shown stands for another one`() throws {
        let session = try shown { Dimmer() }
        let node = try session.node("dimmer")
        #expect(node.role == "switch")
        #expect(node.label == "Light")
        #expect(try session.send(.activate(path: node.path)))
        try session.update()
        #expect(try session.string("state") == "true")
    }

    @Test func `help is the hint`() throws {
        #expect(try Text(verbatim: "a").id("a").help("Opens it").laidOut().node(at: "a")?.hint == "Opens it")
    }
}
