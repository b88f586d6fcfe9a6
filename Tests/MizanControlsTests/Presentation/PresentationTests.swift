import Foundation
import MizanBase
import MizanRenderTree
import Testing
@testable import MizanControls

@testable import MizanLayout

/// What a view presents stands above everything, while its binding says so.
@Suite @MainActor struct PresentationTests {
    private struct Item: Identifiable { var id = 1 }

    private func tree(
        _ view: some View, _ direction: LayoutDirection = .leftToRight, size: DynamicTypeSize = .large,
        height: Double = 480
    ) throws -> RenderTree {
        var environment = try testEnvironment(direction)
        environment.dynamicTypeSize = size
        return try view.renderTree(proposal: ProposedViewSize(width: 320, height: height), environment: environment)
    }

    private func asking(_ isPresented: Bool = true) -> some View {
        VStack { Text(verbatim: "below").id("below") }
            .alert("Delete?", isPresented: .constant(isPresented)) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text(verbatim: "It can't be undone.")
            }
    }

    @Test func `what isn't presented changes nothing`() throws {
        let view = Text(verbatim: "a").sheet(isPresented: .constant(false)) { Text(verbatim: "s") }
            .sheet(item: .constant(nil as Item?)) { _ in Text(verbatim: "s") }
            .confirmationDialog("x", isPresented: .constant(false)) {}
        #expect(try tree(view).words == ["a"])
        #expect(try tree(asking(false)).words == ["below"])
    }

    @Test func `every kind is drawn after what is below, which stays where it was`() throws {
        func words(_ view: some View) throws -> [String] {
            let tree = try tree(view)
            #expect(tree.words.first == "a")
            #expect(try tree.frame(ofText: "a") == self.tree(Text(verbatim: "a")).frame(ofText: "a"))
            return Array(tree.words.dropFirst())
        }
        let text = Text(verbatim: "a")
        #expect(try words(text.sheet(isPresented: .constant(true)) { Text(verbatim: "s") }) == ["s"])
        #expect(try words(text.sheet(item: .constant(Item())) { Text(verbatim: "\($0.id)") }) == ["1"])
        #expect(try words(text.fullScreenCover(isPresented: .constant(true)) { Text(verbatim: "c") }) == ["c"])
        #expect(try words(text.popover(isPresented: .constant(true)) { Text(verbatim: "p") }) == ["p"])
        #expect(try words(text.alert("x", isPresented: .constant(true)) {}) == ["x", "OK"])
        #expect(
            try words(
                text.alert("x", isPresented: .constant(true), presenting: 3) { _ in
                } message: {
                    Text("\($0)")
                })
                == ["x", "3", "OK"])
        #expect(
            try words(text.alert(isPresented: .constant(true)) { Alert(title: Text(verbatim: "x")) }) == ["x", "OK"])
        #expect(
            try words(text.confirmationDialog("x", isPresented: .constant(true)) { Button("y") {} })
                == ["y", "Cancel"])
        #expect(
            try words(
                text.confirmationDialog("x", isPresented: .constant(true), titleVisibility: .visible) {
                    Button("n", role: .cancel) {}
                    Button("y") {}
                }) == ["x", "y", "n"])
    }

    @Test(arguments: LayoutDirection.allCases)
    func `of two buttons of an alert the one that changes nothing stands at the leading side`(
        direction: LayoutDirection
    ) throws {
        let tree = try tree(asking(), direction)
        let cancel = try tree.frame(ofText: "Cancel")
        let delete = try tree.frame(ofText: "Delete")
        #expect(cancel.midY == delete.midY)
        #expect(direction == .leftToRight ? cancel.maxX < delete.minX : delete.maxX < cancel.minX)
        let alert = try #require(tree.nodes(ofType: "Alert").first)
        #expect(alert.role == "alert")
        #expect(alert.frame.rect.midX == 160)
        #expect(tree.nodes(ofType: "Button").allSatisfy { $0.frame.rect.height >= 44 })
    }

    @Test func `the largest text is whole, its buttons below each other`() throws {
        let tree = try tree(asking(), size: .accessibility5, height: 1_200)
        let card = try #require(tree.nodes(ofType: "Alert").first).frame.rect
        #expect(try tree.frame(ofText: "Cancel").minY > tree.frame(ofText: "Delete").maxY)
        for words in tree.words.dropFirst() { #expect(card.contains(try tree.frame(ofText: words))) }
        #expect(tree.isWhole)
    }

    @Test func `an alert that the screen has no room for stays on it and scrolls`() throws {
        let tree = try tree(asking(), size: .accessibility5, height: 300)
        let card = try #require(tree.nodes(ofType: "Alert").first).frame.rect
        #expect(card.minY >= 0 && card.maxY <= 300)
        #expect(tree.nodes(ofType: "ScrollView").count == 1)
        #expect(try self.tree(asking()).nodes(ofType: "ScrollView").isEmpty)
    }

    @Test(arguments: LayoutDirection.allCases)
    func `every line of a question's message is centred`(direction: LayoutDirection) throws {
        let message = "What is deleted can't be brought back by anyone, ever."
        let view = Text(verbatim: "a").alert("x", isPresented: .constant(true)) {
        } message: {
            Text(verbatim: message)
        }
        let tree = try tree(view, direction)
        let lines = try tree.lines(ofText: message)
        #expect(lines.count == 2)
        #expect(lines.allSatisfy { abs($0.frame.rect.midX - 160) <= 0.5 })
    }

    @Test func `a sheet has the height of its lowest detent, and more where its content needs it`() throws {
        func sheet(_ height: Double, _ detents: Set<PresentationDetent>) throws -> Rect {
            let tree = try tree(
                Text(verbatim: "a").sheet(isPresented: .constant(true)) {
                    Color.red.frame(minHeight: height).presentationDetents(detents)
                })
            return try #require(tree.nodes(ofType: "Sheet").first).frame.rect
        }
        #expect(try sheet(10, [.large]) == Rect(x: 0, y: 10, width: 320, height: 470))
        #expect(try sheet(10, [.medium, .large]) == Rect(x: 0, y: 245, width: 320, height: 235))
        #expect(try sheet(10, [.height(120)]) == Rect(x: 0, y: 360, width: 320, height: 120))
        #expect(try sheet(200, [.height(120)]) == Rect(x: 0, y: 280, width: 320, height: 200))
    }

    @Test func `a picture of a link is a finding, and its placeholder stands there`() throws {
        func findings(_ view: some View) throws -> [Diagnostic] {
            try view.layout(proposal: ProposedViewSize(width: 200, height: 200), environment: testEnvironment())
                .findings
        }
        let empty = AsyncImage(url: nil)
        #expect(try findings(empty).isEmpty)
        let url = try #require(URL(string: "https://example.org/a.png"))
        let found = try findings(
            AsyncImage(url: url) {
                $0
            } placeholder: {
                ProgressView()
            })
        #expect(found.map(\.rule) == ["image-not-loaded"])
        #expect(
            try empty.laidOut(width: 30, height: 20).nodes.first?.frame.rect == Rect(x: 0, y: 0, width: 30, height: 20))
    }

    private struct Screen: View {
        let diary: Diary
        @State private var isPresented = false
        @State private var asks = false
        var body: some View {
            Button("show") { isPresented = true }.id("show")
                .sheet(isPresented: $isPresented, onDismiss: { diary.write("gone") }) {
                    VStack {
                        Button("ask") { asks = true }.id("ask")
                        Closing()
                    }
                    .alert("Sure?", isPresented: $asks) { Button("Yes") { diary.write("yes") }.id("yes") }
                }
        }
    }

    private struct Closing: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("close") { dismiss() }.id("close") }
    }

    @Test func `a session presents by the binding, one above the other, and takes away by their buttons`() throws {
        let diary = Diary()
        let session = try shown(width: 320, height: 480) { Screen(diary: diary) }
        func words() throws -> [String] { try #require(session.layout).tree.words }
        #expect(try words() == ["show"])
        try session.tap("show")
        #expect(try words() == ["show", "ask", "close"])
        try session.tap("ask")
        #expect(try words() == ["show", "ask", "close", "Sure?", "Yes"])
        // The veil takes the taps for what is below an alert.
        #expect(try session.send(.tap(at: Point(x: 2, y: 2))))
        try session.update()
        #expect(try words().contains("Sure?"))
        try session.tap("yes")
        #expect(try words() == ["show", "ask", "close"])
        try session.tap("close")
        #expect(try words() == ["show"])
        #expect(diary.lines == ["yes", "gone"])
    }

    @Test func `a tap beside a sheet takes it away`() throws {
        let session = try shown(width: 320, height: 480) { Screen(diary: Diary()) }
        try session.tap("show")
        #expect(try session.send(.tap(at: Point(x: 160, y: 4))))
        try session.update()
        #expect(try #require(session.layout).tree.words == ["show"])
    }
}
