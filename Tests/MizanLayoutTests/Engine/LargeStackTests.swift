import CStack
import Foundation
import MizanBase
import MizanRenderTree
import Testing

@testable import MizanLayout

@Suite("A large stack")
struct LargeStackTests {
    private enum Failure: Error { case expected }

    /// Uses about 1 KB a call.
    @inline(never)
    private func depth(_ count: Int) -> Int {
        guard count > 0 else { return 0 }
        return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1_000) { bytes in
            bytes.initialize(repeating: 1)
            return depth(count - 1) + Int(bytes[0])
        }
    }

    @Test("has room for what a thread's own stack has not")
    func room() throws {
        #expect(try LargeStack.run(viewDepth: 1) { depth(100_000) } == 100_000)
        #expect(try LargeStack.run(viewDepth: 1) { depth(100_000) } == 100_000)
    }

    @Test("is one of the calling thread")
    func thread() throws {
        let thread = pthread_self()
        #expect(try LargeStack.run(viewDepth: 1) { pthread_self() } == thread)
    }

    @Test("passes results and errors on, and ends with the call")
    func outcomes() throws {
        let size = mizan_stack_size()
        #expect(try LargeStack.run(viewDepth: 1) { [1, 2] } == [1, 2])
        #expect(throws: Failure.expected) { try LargeStack.run(viewDepth: 1) { throw Failure.expected } }
        #expect(mizan_stack_size() == size)
    }

    @Test("is used again by calls within it, unless they need a larger one")
    func nesting() throws {
        let sizes = try LargeStack.run(size: StackSize.layout) {
            let outer = mizan_stack_size()
            let same = try LargeStack.run(size: StackSize.layout) { mizan_stack_size() }
            let larger = try LargeStack.run(size: 2 * StackSize.layout) { (mizan_stack_size(), depth(300_000)).0 }
            return [outer, same, larger, mizan_stack_size()]
        }
        #expect(sizes == [1, 1, 2, 1].map { $0 * StackSize.layout })
    }

    @Test("that is larger than memory isn't reserved")
    func unreservable() {
        var calls = 0
        let called = withUnsafeMutablePointer(to: &calls) {
            mizan_stack_run(.max / 4, { $0.assumingMemoryBound(to: Int.self).pointee += 1 }, $0)
        }
        #expect(!called)
        #expect(calls == 0)
    }

    @Test("keeps the values of the task")
    func taskLocals() throws {
        let value = try TaskValue.$current.withValue(7) { try LargeStack.run(viewDepth: 1) { TaskValue.current } }
        #expect(value == 7)
    }

    private enum TaskValue {
        @TaskLocal static var current = 0
    }

    private struct Checking: View {
        var body: some View { Text(verbatim: MainActor.assumeIsolated { "checked" }) }
    }

    @Test("of the main actor belongs to the main actor")
    @MainActor
    func mainActor() throws {
        let session = LayoutSession(Checking(), proposal: .unspecified, environment: try testEnvironment())
        #expect(try session.update().tree.text(at: "Text").text.string == "checked")
    }

    @Test("serves many threads at once")
    func threads() async throws {
        let environment = try testEnvironment()
        try await withThrowingTaskGroup(of: String.self) { group in
            for index in 0..<50 {
                group.addTask {
                    let tree = try Text(verbatim: "\(index)").renderTree(
                        proposal: .unspecified, environment: environment)
                    return try tree.text(at: "Text").text.string
                }
            }
            let texts = try await group.reduce(into: Set<String>()) { $0.insert($1) }
            #expect(texts.count == 50)
        }
    }
}
