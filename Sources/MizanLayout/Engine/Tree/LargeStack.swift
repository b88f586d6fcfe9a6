import Dispatch
import Foundation
import MizanBase

/// A thread with room for the deepest view tree that the limits allow: views come from outside, and a thread's own stack
/// may be small.
package enum LargeStack {
    /// Runs a body where the stack is large: here, if it is, else on a thread of its own, and waits for it.
    ///
    /// - Parameter viewDepth: The greatest depth of nested views in the body.
    package static func run<Value>(viewDepth: Int, _ body: () throws -> Value) throws -> Value {
        let size = StackSize.layout(viewDepth: viewDepth)
        guard Thread.current.stackSize < size else { return try body() }
        return try withoutActuallyEscaping(body) { body in
            let work = Work(body)
            let read = ReadFiles.current
            let thread = Thread { ReadFiles.$current.withValue(read) { work.perform() } }
            thread.stackSize = size
            thread.start()
            work.isDone.wait()
            return try work.result()
        }
    }

    /// One call, handed over and back: the semaphore orders every access.
    private final class Work<Value>: @unchecked Sendable {
        let isDone = DispatchSemaphore(value: 0)
        private var body: (() throws -> Value)?
        private var outcome: Result<Value, any Error>?

        init(_ body: @escaping () throws -> Value) { self.body = body }

        func perform() {
            outcome = body.map { Result(catching: $0) }
            // The thread may hold this object for a while yet; the caller's closure must not outlive the call.
            body = nil
            isDone.signal()
        }

        func result() throws -> Value {
            guard let outcome else { throw CancellationError() }
            return try outcome.get()
        }
    }
}
