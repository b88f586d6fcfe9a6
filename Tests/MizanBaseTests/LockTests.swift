import Foundation
import MizanBase
import Testing

/// Locks, used by several threads at once.
@Suite struct LockTests {
    private static let threads = 4
    private static let steps = 1_000

    /// Runs a body on threads of its own, and waits for them: Dispatch would run one after the other here. What it does gives the
    /// processor away in between, so that others would come in where they may.
    private static func onThreads(_ body: @escaping @Sendable () -> Void) {
        let done = DispatchSemaphore(value: 0)
        for _ in 0..<threads {
            Thread {
                body()
                done.signal()
            }.start()
        }
        for _ in 0..<threads { done.wait() }
    }

    @Test func `a value is changed by one thread at a time`() {
        let sum = LockedValue(0)
        Self.onThreads {
            for _ in 0..<Self.steps {
                sum.withLock { sum in
                    let before = sum
                    sched_yield()
                    sum = before + 1
                }
            }
        }
        #expect(sum.withLock { $0 } == Self.threads * Self.steps)
    }

    @Test func `an error leaves the value open`() {
        struct Failure: Error {}
        let value = LockedValue([1])
        #expect(throws: Failure.self) {
            try value.withLock { value in
                value.append(2)
                throw Failure()
            }
        }
        #expect(value.withLock { $0 } == [1, 2])
    }

    @Test func `a lock lets one thread in at a time`() {
        final class Counter: @unchecked Sendable {
            let lock = Lock()
            var sum = 0
        }
        let counter = Counter()
        Self.onThreads {
            for _ in 0..<Self.steps {
                counter.lock.locked {
                    let sum = counter.sum
                    sched_yield()
                    counter.sum = sum + 1
                }
            }
        }
        #expect(counter.lock.locked { counter.sum } == Self.threads * Self.steps)
    }
}
