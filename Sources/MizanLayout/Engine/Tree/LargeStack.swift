import CStack
import Dispatch
import Foundation
import MizanBase

/// Room for the deepest view tree that the limits allow: views come from outside, and a thread's own stack may be small.
///
/// The body runs on the calling thread, so that a check of the main actor in a view holds as it does for the caller.
package enum LargeStack {
    /// Calls a body on a stack for a layout: the current one if it is large enough, otherwise the one that the thread keeps
    /// for layouts.
    ///
    /// - Parameter viewDepth: The greatest depth of nested views in the body.
    package static func run<Value>(viewDepth: Int, _ body: () throws -> Value) throws -> Value {
        try run(size: StackSize.layout(viewDepth: viewDepth), body)
    }

    /// Calls a body on a stack of at least `size` bytes.
    package static func run<Value>(size: Int, _ body: () throws -> Value) throws -> Value {
        guard mizan_stack_size() < size else { return try body() }
        return try withoutActuallyEscaping(body) { body in
            let work = Work(body)
            guard work.performOnMappedStack(size: size) else { return try work.resultOfThread(stackSize: size) }
            return try work.result()
        }
    }

    /// One call and its outcome, which pass through C or to another thread.
    private final class Work<Value>: @unchecked Sendable {
        private var body: (() throws -> Value)?
        private var outcome: Result<Value, any Error>?

        init(_ body: @escaping () throws -> Value) { self.body = body }

        private func perform() {
            outcome = body.map { Result(catching: $0) }
            // A thread may hold this object for a while yet; the caller's closure must not outlive the call.
            body = nil
        }

        func result() throws -> Value {
            guard let outcome else { throw CancellationError() }
            return try outcome.get()
        }

        /// Performs the call on a stack of the calling thread; false if it has none.
        func performOnMappedStack(size: Int) -> Bool {
            var perform = perform
            return withUnsafeMutablePointer(to: &perform) { perform in
                mizan_stack_run(size, { $0.assumingMemoryBound(to: (() -> Void).self).pointee() }, perform)
            }
        }

        /// Performs the call on a new thread, and waits for it. The semaphore orders every access.
        func resultOfThread(stackSize: Int) throws -> Value {
            let isDone = DispatchSemaphore(value: 0)
            let read = ReadFiles.current
            let thread = Thread {
                ReadFiles.$current.withValue(read) { self.perform() }
                isDone.signal()
            }
            thread.stackSize = stackSize
            thread.start()
            isDone.wait()
            return try result()
        }
    }
}
