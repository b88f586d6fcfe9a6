import Foundation
import MizanBase
import MizanControls
import MizanLayout
import MizanRenderTree
import MizanSwiftUI
import TestSupport
import Testing

@Suite("Forms of SwiftUI's") @MainActor struct AcceptedFormTests {
    private struct Pair<First: View, Second: View>: View {
        let first: First
        let second: Second

        init(@ViewBuilder content: () -> TupleView<(First, Second)>) { (first, second) = content().value }

        var body: some View {
            HStack {
                second
                first
            }
        }
    }

    @Test("a block of views is a tuple")
    func tuple() throws {
        let tree = try Pair {
            Text(verbatim: "a")
            Text(verbatim: "b")
        }.laidOut()
        #expect(try tree.frame(ofText: "b").maxX < tree.frame(ofText: "a").minX)
    }

    @Test("a modifier without an effect is a finding and leaves the tree as it is")
    func withoutEffect() throws {
        let plain = Text(verbatim: "a")
        let marked = plain.accessibilityRespondsToUserInteraction(true)
        #expect(try plain.laidOut() == marked.laidOut())
        let findings = try #require(try shown { marked }.layout?.findings)
        #expect(findings.map(\.rule) == ["modifier-without-effect"])
        #expect(findings.first?.message.contains("accessibilityRespondsToUserInteraction(_:)") == true)
    }

    @Test("the article lists every modifier without an effect")
    func list() throws {
        let article = try String(contentsOf: Checkout.file("Sources/Mizan/Mizan.docc/Views.md"), encoding: .utf8)
        var count = 0
        for folder in ["MizanSwiftUI", "MizanControls", "MizanLayout"] {
            let root = Checkout.file("Sources/\(folder)")
            let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
            for case let file as URL in files where file.pathExtension == "swift" {
                for match in try String(contentsOf: file, encoding: .utf8).matches(of: #/withoutEffect\("([^"]+)"\)/#) {
                    #expect(article.contains("`\(match.1)`"), "the article doesn't list \(match.1)")
                    count += 1
                }
            }
        }
        #expect(count > 4)
    }

    @Test("the title opens its menu")
    func titleMenu() throws {
        let session = try shown(width: 320, height: 300) {
            NavigationStack {
                Text(verbatim: "a").navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarTitleMenu { Button("Archive" as String) {} } }
            }
        }
        let menu = try #require(session.layout?.tree.nodes(ofType: "Menu").first)
        try session.tap(menu.name.text)
        let tree = try session.update().tree
        #expect(tree.nodes(ofType: "MenuItems").count == 1)
        #expect(try tree.frame(ofText: "Archive").width > 0)
    }

    @Test("the line below a row goes from guide to guide", arguments: LayoutDirection.allCases)
    func separator(direction: LayoutDirection) throws {
        func line(_ row: some View) throws -> Rect {
            let list = List {
                row
                Text(verbatim: "b")
            }.listStyle(.plain)
            return try #require(list.laidOut(width: 200, height: 200, direction).nodes(ofType: "Separator").first)
                .frame.rect
        }
        let usual = try line(Text(verbatim: "a"))
        let whole = try line(Text(verbatim: "a").alignmentGuide(.listRowSeparatorLeading) { _ in -100 })
        #expect(whole.width == 200 && usual.width < 200)
        let short = try line(Text(verbatim: "a").alignmentGuide(.listRowSeparatorTrailing) { _ in 50 })
        #expect(short.width == 50)
        #expect(direction == .leftToRight ? short.minX == usual.minX : short.maxX == usual.maxX)
    }

    @Test("dots of pages have a background if it is always shown")
    func index() throws {
        func pages(_ mode: PageIndexViewStyle.BackgroundDisplayMode) throws -> Int {
            try TabView {
                Text(verbatim: "a")
                Text(verbatim: "b")
            }
            .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
            .laidOut(width: 200, height: 200).nodes(ofType: "Capsule").count
        }
        #expect(try pages(.always) == 1)
        #expect(try pages(.automatic) == 0)
    }

    private struct Opener: View {
        @Environment(\.openWindow) private var openWindow

        var body: some View { Button("open" as String) { openWindow(id: "x", value: 3) }.id("open") }
    }

    @Test("a caller opens the windows of a session")
    func windows() throws {
        let diary = Diary()
        let session = try shown {
            Opener().environment(
                \.openWindow, OpenWindowAction { diary.write("\($0 ?? "") \($1.map { "\($0)" } ?? "")") })
        }
        try session.tap("open")
        #expect(diary.lines == ["x 3"])
    }

    private struct Program: App {
        var body: some Scene {
            WindowGroup { Text(verbatim: "main") }
            WindowGroup("Letter", id: "letter", content: { Text(verbatim: "letter") })
                .commands { CommandMenu("Extras") { Button("a" as String) {} } }
                .defaultSize(width: 300, height: 200)
        }
    }

    @Test("the windows of a program can be laid out")
    func program() throws {
        let windows = Program().windows
        #expect(windows.map(\.id) == [nil, "letter"])
        #expect(try windows[1].content.laidOut().frame(ofText: "letter").width > 0)
    }

    @Test("a view that scrolls into sight is told")
    func scrollVisibility() throws {
        let diary = Diary()
        let session = try shown(width: 100, height: 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 200)
                    Color.blue.frame(height: 50).onScrollVisibilityChange { diary.write("\($0)") }
                    Color.red.frame(height: 300)
                }
            }
        }
        try session.update()
        #expect(diary.lines.isEmpty)
        for _ in 0..<2 {
            try session.send(.scroll(at: Point(x: 50, y: 50), by: Size(width: 0, height: 160)))
            try session.update()
        }
        #expect(diary.lines == ["true", "false"])
    }

    @Test("a link with a tag is open while the selection has it")
    func taggedLink() throws {
        func screens(_ selection: String?) throws -> [String] {
            let view = NavigationStack {
                NavigationLink(
                    "x" as String, destination: Text(verbatim: "inner"), tag: "x", selection: .constant(selection))
            }
            return try view.laidOut(width: 300, height: 300).nodes.compactMap {
                if case .text(let text) = $0.content { text.text.string } else { nil }
            }
        }
        #expect(try screens(nil).contains("x"))
        #expect(try screens("x").contains("inner"))
    }

    @Test("a sequence of gestures begins and ends with the first")
    func sequence() throws {
        let diary = Diary()
        let session = try shown {
            Color.red.id("a").gesture(
                LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
                    if case .second(true, nil) = value { diary.write("pressed") }
                })
        }
        try session.send(.press(at: Point(x: 50, y: 50), duration: 1))
        #expect(diary.lines == ["pressed"])
    }

    @Test("changes are taken back and made again")
    func undo() {
        final class Model { var value = 0 }
        let (manager, model) = (UndoManager(), Model())
        func set(_ value: Int, on model: Model) {
            let former = model.value
            manager.registerUndo(withTarget: model) { set(former, on: $0) }
            model.value = value
        }
        set(1, on: model)
        set(2, on: model)
        manager.undo()
        #expect(model.value == 1 && manager.canUndo && manager.canRedo)
        manager.redo()
        #expect(model.value == 2 && !manager.canRedo)
        manager.undo()
        manager.undo()
        #expect(model.value == 0 && !manager.canUndo)
    }
}
