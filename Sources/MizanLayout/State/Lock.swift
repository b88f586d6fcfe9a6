import Synchronization

/// Lets one thread at a time do something with values that need not be sendable: `withLock` asks for that, and wrapping them in
/// something that claims to be takes longer than the lock.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex(())
    /// Says in the program what the mutex says in a library that ThreadSanitizer doesn't see into: each holder sees what the one
    /// before did. It costs two plain moves.
    private let order = Atomic(false)

    init() {}

    @inline(__always)
    func locked<Value>(_ body: () -> Value) -> Value {
        mutex._unsafeLock()
        _ = order.load(ordering: .acquiring)
        defer {
            order.store(true, ordering: .releasing)
            mutex._unsafeUnlock()
        }
        return body()
    }
}
