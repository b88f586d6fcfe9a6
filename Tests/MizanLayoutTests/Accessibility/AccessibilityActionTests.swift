import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import Testing

/// What assistive technologies can do with an interface stands in its tree, and a session does it.
@Suite @MainActor struct AccessibilityActionTests {
    private struct Mail: View {
        let diary: Diary
        var isSent = false

        var body: some View {
            VStack {
                HStack {
                    Text(verbatim: "Sara")
                    Text(verbatim: "Lunch?")
                }
                .accessibilityElement(children: .combine)
                .accessibilityAction { diary.write("opened") }
                .accessibilityAction(named: "Archive") { diary.write("archived") }
                .accessibilityAction(named: "Flag") { diary.write("flagged") }
                .accessibilityAction(.delete) { diary.write("deleted") }
                .accessibilityHint("Opens the mail")
                Button {
                    diary.write("replied")
                } label: {
                    Text(verbatim: "Reply")
                }
                .disabled(isSent)
                Text(verbatim: "Volume").accessibilityValue("3").accessibilityAdjustableAction {
                    diary.write($0 == .increment ? "louder" : "quieter")
                }
            }
        }
    }

    private func element(_ label: String, in session: LayoutSession) throws -> AccessibilityNode {
        let tree = try #require(session.layout).tree.accessibilityTree
        return try #require(tree.first { $0.label == label }, "\(String(decoding: tree.json, as: UTF8.self))")
    }

    @Test func `a button is found by its label and pressed`() throws {
        let diary = Diary()
        let session = try shown { Mail(diary: diary) }
        let reply = try element("Reply", in: session)
        #expect(reply.role == "button" && reply.actions == [.press] && reply.isEnabled)
        #expect(try session.send(.activate(path: reply.path)))
        #expect(diary.lines == ["replied"])
    }

    @Test func `an element offers the actions that it was given, in the order of writing, and its hint`() throws {
        let diary = Diary()
        let session = try shown { Mail(diary: diary) }
        let mail = try element("Sara, Lunch?", in: session)
        #expect(mail.actions == [.press, .delete])
        #expect(mail.customActions == ["Archive", "Flag"])
        #expect(mail.hint == "Opens the mail")
        for name in mail.customActions {
            #expect(try session.send(.action(AccessibilityActionKind(named: name), path: mail.path)))
        }
        #expect(try session.send(.action(.delete, path: mail.path)))
        #expect(try session.send(.activate(path: mail.path)))
        #expect(diary.lines == ["archived", "flagged", "deleted", "opened"])
    }

    @Test func `a value that can be stepped says so`() throws {
        let diary = Diary()
        let session = try shown { Mail(diary: diary) }
        let volume = try element("Volume", in: session)
        #expect(volume.value == "3" && volume.actions == [.increment, .decrement])
        #expect(try session.send(.adjust(.decrement, path: volume.path)))
        #expect(diary.lines == ["quieter"])
    }

    @Test func `a disabled control is there, says so, and offers nothing`() throws {
        let session = try shown { Mail(diary: Diary(), isSent: true) }
        let reply = try element("Reply", in: session)
        #expect(!reply.isEnabled && reply.actions.isEmpty)
        #expect(try !session.send(.activate(path: reply.path)))
        let layout = try #require(session.layout)
        #expect(layout.tree.text.contains(" disabled\n"))
        #expect(String(decoding: layout.tree.accessibilityTree.json, as: UTF8.self).contains(#""isEnabled": false"#))
        // What only shows something is never disabled.
        #expect(layout.tree.nodes.count { !$0.isEnabled } == 1)
    }

    @Test func `actions inside of what is disabled aren't offered, those around it are`() throws {
        let session = try shown {
            Text(verbatim: "Mail").accessibilityAction(named: "Archive") {}.disabled(true)
                .accessibilityAction(named: "Help") {}
        }
        let mail = try element("Mail", in: session)
        #expect(!mail.isEnabled && mail.customActions == ["Help"])
        #expect(try !session.send(.action(AccessibilityActionKind(named: "Archive"), path: mail.path)))
        #expect(try session.send(.action(AccessibilityActionKind(named: "Help"), path: mail.path)))
    }

    @Test func `an element that is combined has the actions from inside, as far as they are enabled`() throws {
        let diary = Diary()
        let session = try shown {
            VStack {
                Button {
                    diary.write("played")
                } label: {
                    Text(verbatim: "Play")
                }
                Text(verbatim: "Song").accessibilityAction(named: "Share") {}
                Text(verbatim: "Band").accessibilityAction(named: "Follow") {}.disabled(true)
            }
            .accessibilityElement(children: .combine)
        }
        let song = try element("Play, Song, Band", in: session)
        #expect(song.actions == [.press] && song.customActions == ["Share"] && song.children.isEmpty)
        #expect(try session.send(.activate(path: song.path)))
        #expect(diary.lines == ["played"])
    }

    @Test func `a still layout has the same tree as a session`() throws {
        let view = Mail(diary: Diary(), isSent: true)
        let session = LayoutSession(view, proposal: .unspecified, environment: try testEnvironment())
        #expect(try session.update().tree == view.laidOut())
    }
}
