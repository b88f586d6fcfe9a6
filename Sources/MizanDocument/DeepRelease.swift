#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Lets go of values that hold values of their own kind, however deep, in little stack.
///
/// Swift frees a value's content inside of freeing the value, a level of the stack for each level of the value. A class
/// whose `deinit` hands its content over here ends that: while a value is being freed on a thread, the content waits
/// until that is done, and is freed then.
package enum DeepRelease {
    /// The values that wait on a thread.
    private final class WaitingValues {
        var values: [Any] = []

        /// The last value. It outlives the change of the array: freeing it may add others.
        @inline(never)
        func next() -> Any? { values.popLast() }
    }

    /// The thread's ``WaitingValues``, while a value is being freed there.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Frees a value; the caller keeps none of it.
    package static func release(_ value: consuming Any) {
        if let current = pthread_getspecific(key) {
            Unmanaged<WaitingValues>.fromOpaque(current).takeUnretainedValue().values.append(value)
            return
        }
        let pending = WaitingValues()
        pending.values.append(value)
        withExtendedLifetime(pending) {
            pthread_setspecific(key, Unmanaged.passUnretained(pending).toOpaque())
            while let value = pending.next() { withExtendedLifetime(value) {} }
            pthread_setspecific(key, nil)
        }
    }
}
