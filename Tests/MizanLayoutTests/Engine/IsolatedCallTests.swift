import LayoutTestSupport
import MizanControls
import MizanRenderTree
import Testing

@testable import MizanLayout

@Suite("Views of the main actor on any thread")
struct IsolatedCallTests {
    /// The compiler adds a check of the actor to each closure of `filter`, since the standard library is a module of Swift 5.
    private struct Checking: View {
        let numbers = [1, 2, 3]
        let limit: Int
        @State private var taps: Int

        nonisolated init(limit: Int) {
            self.limit = limit
            _taps = State(initialValue: 0)
        }

        var body: some View {
            VStack {
                Text(verbatim: "\(numbers.filter { $0 > limit }.count) and \(taps)").id("count")
                ForEach(numbers, id: \.self) { number in
                    Text(verbatim: "\(numbers.filter { $0 > number - limit }.count)")
                }
                Text(verbatim: MainActor.assumeIsolated { "checked" })
                Rectangle().frame(width: 20, height: 20)
                    .onTapGesture { taps = numbers.filter { $0 > limit }.count }.id("tap")
            }
        }
    }

    private static func text(of tree: RenderTree) throws -> String {
        let node = try #require(tree.nodes.first { $0.path.hasSuffix("count") })
        guard case .text(let text)? = node.content else { return "" }
        return text.text.string
    }

    @Test("a still layout on a thread of a task passes the checks of a body")
    func still() async throws {
        let environment = try testEnvironment()
        let text = try await Task.detached {
            let tree = try Checking(limit: 1).renderTree(proposal: .unspecified, environment: environment)
            return try Self.text(of: tree)
        }.value
        #expect(text == "2 and 0")
    }

    @Test("an action of a session on a thread of a task passes the checks of its closure")
    func action() async throws {
        let environment = try testEnvironment()
        let text = try await Task.detached {
            let session = LayoutSession(Checking(limit: 2), proposal: .unspecified, environment: environment)
            try session.update()
            let path = try #require(session.layout?.tree.nodes.first { $0.path.hasSuffix("tap") }).path
            try session.send(.activate(path: path))
            return try Self.text(of: session.update().tree)
        }.value
        #expect(text == "1 and 1")
    }

    @Test("a check fails after a layout as before")
    func outside() async throws {
        await #expect(processExitsWith: .failure) {
            _ = try EmptyView().renderTree(proposal: .unspecified, environment: testEnvironment())
            await Task.detached { MainActor.preconditionIsolated() }.value
        }
    }
}
