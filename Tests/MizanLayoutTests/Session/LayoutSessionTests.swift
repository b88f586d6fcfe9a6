import MizanBase
import MizanRenderTree
import Observation
import Testing

@testable import MizanLayout

@Suite("A session")
@MainActor struct LayoutSessionTests {
    @Observable
    final class Model {
        var isWide = false
        var names = ["a", "b", "c"]
    }

    private func session(_ view: some View, width: Double? = nil) throws -> LayoutSession {
        LayoutSession(
            view, proposal: ProposedViewSize(width: width, height: nil), environment: try testEnvironment())
    }

    private struct Box: View {
        let model: Model
        var body: some View { Color.red.frame(width: model.isWide ? 40 : 20, height: 20) }
    }

    @Test("has nothing to do where nothing changed")
    func unchanged() throws {
        let session = try session(Box(model: Model()))
        let first = try session.update()
        #expect(!first.isUnchanged)
        let second = try session.update()
        #expect(second.isUnchanged)
        #expect(second.tree == first.tree)
    }

    @Test("shares with the former tree what is the same")
    func sharing() throws {
        let model = Model()
        let session = try session(
            VStack {
                ForEach(0..<1_000) { index in
                    if index == 500 {
                        Box(model: model).frame(width: 40)
                    } else {
                        Color.blue.frame(width: 20, height: 20)
                    }
                }
            })
        let first = try session.update().tree
        model.isWide = true
        let update = try session.update()
        #expect(update.changes.changed.map(\.text) == ["VStack/Color[500]"])
        #expect(update.changes.inserted.isEmpty && update.changes.removed.isEmpty)
        // All chunks but the one with the changed node.
        #expect(update.tree.nodes.sharedChunks(with: first.nodes) >= 14)
    }

    /// A row of boxes, one of which may be another.
    private struct Boxes: View {
        let wide: Int?
        var body: some View {
            VStack { ForEach(0..<20) { index in Color.red.frame(width: index == wide ? 40 : 20, height: 20) } }
        }
    }

    @Test("keeps a stack whose views are made again, and are the same")
    func sameStack() throws {
        let session = try session(Boxes(wide: nil), width: 100)
        let first = try session.update()
        func stack() -> LayoutNode? {
            var node = session.rootNode
            while let inner = node, !(inner is StackNode) { node = inner.children.first }
            return node
        }
        let former = try #require(stack())
        session.show(Boxes(wide: nil))
        #expect(try session.update().isUnchanged)
        session.show(Boxes(wide: 7))
        let update = try session.update()
        #expect(stack() === former)
        #expect(update.changes.changed.map(\.text).contains("VStack/Color[7]"))
        #expect(update.tree != first.tree)
        #expect(
            update.layout == (try Boxes(wide: 7).layout(proposal: session.proposal, environment: session.environment)))
    }

    @Test("lets backgrounds reach into a safe area that comes later, and no longer when it is gone")
    func comingSafeArea() throws {
        let view = Color.blue.frame(width: 100, height: 100).background(Color.red)
        let session = LayoutSession(
            view, proposal: ProposedViewSize(width: 100, height: 140), environment: try testEnvironment())
        for top in [0.0, 40, 0, 20] {
            session.environment.safeAreaInsets = EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0)
            let layout = try session.update().layout
            #expect(
                layout == (try view.layout(proposal: session.proposal, environment: session.environment)), "\(top)")
        }
    }

    @Test("says when there is something to update, once")
    func needsUpdate() throws {
        final class Calls: @unchecked Sendable { var count = 0 }
        let (model, calls) = (Model(), Calls())
        let session = LayoutSession(
            Box(model: model), proposal: .unspecified, environment: try testEnvironment()
        ) { calls.count += 1 }
        try session.update()
        model.isWide = true
        model.isWide = false
        #expect(calls.count == 1)
        try session.update()
        model.isWide = true
        #expect(calls.count == 2)
    }

    @Test("says that a grid's row appears, whatever modifier is around it")
    func appearingRow() throws {
        final class Calls { var count = 0 }
        let calls = Calls()
        let session = try session(
            Grid {
                GridRow { Text(verbatim: "a") }.onAppear { calls.count += 1 }.padding()
            })
        try session.update()
        try session.update()
        #expect(calls.count == 1)
    }

    @Test("counts the views of one update, not of its life")
    func viewCount() throws {
        let model = Model()
        let session = try session(VStack { Box(model: model) })
        session.environment.viewCountLimit = 3
        for _ in 0..<20 {
            model.isWide.toggle()
            try session.update()
            session.show(VStack { Box(model: model) }.padding())
            try session.update()
        }
    }

    /// A row with a state that is set as it appears: the first name that it had.
    private struct Row: View {
        let name: String
        @State private var first = ""
        var body: some View { Text(verbatim: "\(name) \(first)").onAppear { first = name } }
    }

    private struct Rows: View {
        let model: Model
        var body: some View { VStack { ForEach(model.names, id: \.self) { Row(name: $0) } } }
    }

    @Test("keeps state by the ids of elements, however they are ordered")
    func reordering() throws {
        let model = Model()
        let session = try session(Rows(model: model))
        func texts(_ tree: RenderTree) -> [String] {
            tree.nodes.compactMap { if case .text(let text)? = $0.content { text.text.string } else { nil } }
        }
        #expect(texts(try session.update().tree) == ["a a", "b b", "c c"])
        model.names = ["c", "a", "d", "b"]
        #expect(texts(try session.update().tree) == ["c c", "a a", "d d", "b b"])
        // An element that left and came back is new.
        model.names = ["b"]
        try session.update()
        model.names = ["b", "a"]
        #expect(texts(try session.update().tree) == ["b b", "a a"])
    }

    private struct Identified: View {
        let model: Model
        var body: some View { Row(name: model.names[0]).id(model.isWide) }
    }

    @Test("gives a view with another id another state")
    func identity() throws {
        let model = Model()
        let session = try session(Identified(model: model))
        try session.update()
        model.names[0] = "z"
        #expect(try session.update().tree.text(at: "Text").text.string == "z a")
        model.isWide = true
        #expect(try session.update().tree.text(at: "Text").text.string == "z z")
    }

    private struct Unobserved: View {
        let count: Box
        let value: Int
        final class Box { var bodies = 0 }
        var body: some View {
            let _ = count.bodies += 1
            Text(verbatim: "\(value)")
        }
    }

    @Test("evaluates no body whose view is the same")
    func bodies() throws {
        let counts = (0..<3).map { _ in Unobserved.Box() }
        func view(_ value: Int) -> some View {
            HStack {
                Unobserved(count: counts[0], value: 1)
                Unobserved(count: counts[1], value: value)
                Unobserved(count: counts[2], value: 2)
            }
        }
        let session = try session(view(0))
        try session.update()
        session.show(view(5))
        try session.update()
        #expect(counts.map(\.bodies) == [1, 2, 1])
    }

    @Test("keeps its state after a layout that failed")
    func failure() throws {
        struct Failing: View {
            let model: Model
            var body: some View {
                VStack {
                    Row(name: model.names[0])
                    Text(verbatim: "x").id(ViewIdentifier(model.isWide ? "no name" : "name"))
                }
            }
        }
        let model = Model()
        let session = try session(Failing(model: model))
        try session.update()
        model.isWide = true
        let former = session.layout
        #expect(throws: DiagnosticError.self) { try session.update() }
        #expect(session.layout == former)
        (model.isWide, model.names[0]) = (false, "z")
        #expect(try session.update().tree.text(at: "VStack/Text").text.string == "z a")
    }

    @MainActor @Observable
    final class MainModel { var name = "Noor" }

    @MainActor
    private struct MainView: @MainActor View {
        let model: MainModel
        var body: some View { Text(verbatim: model.name) }
    }

    @Test("of the main actor shows views that are isolated to it")
    @MainActor
    func mainActor() throws {
        let model = MainModel()
        let session = try session(MainView(model: model))
        #expect(try session.update().tree.text(at: "Text").text.string == "Noor")
        model.name = "נור"
        #expect(try session.update().tree.text(at: "Text").text.string == "נור")
    }
}
