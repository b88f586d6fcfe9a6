import Synchronization

/// Lets one thread at a time do something with values that need not be sendable: `withLock` asks for that, and wrapping them in
/// something that claims to be takes longer than the lock.
package struct Lock: ~Copyable, Sendable {
    @usableFromInline let mutex = Mutex(())
    @usableFromInline let order = LockOrder()

    /// An open lock.
    @inlinable
    package init() {}

    /// Runs a function while no other thread is in one.
    @inlinable
    @inline(__always)
    package func locked<Value>(_ body: () -> Value) -> Value {
        mutex._unsafeLock()
        order.enter()
        defer {
            order.leave()
            mutex._unsafeUnlock()
        }
        return body()
    }
}

/// A value that one thread at a time reads and changes: `Mutex`, in an order that ThreadSanitizer sees too.
package struct LockedValue<Value: ~Copyable>: ~Copyable, Sendable {
    @usableFromInline let mutex: Mutex<Value>
    @usableFromInline let order = LockOrder()

    /// Holds a value that nothing else reads or changes.
    @inlinable
    package init(_ value: consuming sending Value) { mutex = Mutex(value) }

    /// Runs a function with the value while no other thread is in one.
    @inlinable
    package func withLock<Result: ~Copyable, Failure>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { value throws(Failure) in
            order.enter()
            defer { order.leave() }
            return try body(&value)
        }
    }
}

/// Says in the program what a mutex says in a library that ThreadSanitizer doesn't see into: each holder sees what the one
/// before did. It costs two plain moves.
@usableFromInline
struct LockOrder: ~Copyable, Sendable {
    @usableFromInline let left = Atomic(false)

    @usableFromInline init() {}

    @inlinable
    @inline(__always)
    func enter() { _ = left.load(ordering: .acquiring) }

    @inlinable
    @inline(__always)
    func leave() { left.store(true, ordering: .releasing) }
}
