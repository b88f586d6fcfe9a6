import Dispatch
import Foundation
import Synchronization

/// A thread with room for the deepest of the screens: the engine then lays out on it, and not on one of its own.
public enum LargeThread {
    /// Runs a body on such a thread, and waits for it.
    public static func run<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) throws -> Value {
        let done = DispatchSemaphore(value: 0)
        let outcome = Mutex(Result<Value, any Error>.failure(CancellationError()))
        let thread = Thread {
            outcome.withLock { $0 = Result(catching: body) }
            done.signal()
        }
        thread.stackSize = 1 << 30
        thread.start()
        done.wait()
        return try outcome.withLock { $0 }.get()
    }
}
