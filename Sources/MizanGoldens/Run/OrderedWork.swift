import Foundation
import MizanBase

/// Runs numbered work on several threads, and hands the results over in the order of the numbers.
enum OrderedWork {
    /// Runs the work for 0..<`count`.
    ///
    /// No more than `window` results wait to be handed over, so that memory doesn't grow with the count.
    ///
    /// - Parameters:
    ///   - jobs: The number of threads that work; at least one.
    ///   - work: Called on these threads.
    ///   - deliver: Called here. An error that it throws ends the work, and is thrown when all threads have come to
    ///     rest.
    static func run<Result: Sendable>(
        count: Int, jobs: Int, window: Int? = nil, work: @escaping @Sendable (Int) -> Result,
        deliver: (Int, Result) throws -> Void
    ) throws {
        guard count > 0 else { return }
        let jobs = min(max(jobs, 1), count)
        let state = WorkState<Result>(count: count, window: max(window ?? 4 * jobs, jobs), threads: jobs)
        let read = ReadFiles.current
        for _ in 0..<jobs {
            let thread = Thread {
                ReadFiles.$current.withValue(read) {
                    while let index = state.next() { state.put(work(index), at: index) }
                }
                state.end()
            }
            // Room for a layout, so that none has to make a thread of its own.
            thread.stackSize = StackSize.layout
            thread.start()
        }
        defer { state.finish() }
        for index in 0..<count { try deliver(index, state.result(at: index)) }
    }

    /// Guarded by its condition throughout.
    private final class WorkState<Result>: @unchecked Sendable {
        private let condition = NSCondition()
        private let count: Int
        private let window: Int
        private var threads: Int
        private var started = 0
        private var delivered = 0
        private var results: [Int: Result] = [:]
        private var isFinishing = false

        init(count: Int, window: Int, threads: Int) {
            (self.count, self.window, self.threads) = (count, window, threads)
        }

        private func locked<Value>(_ body: () -> Value) -> Value {
            condition.lock()
            defer {
                condition.broadcast()
                condition.unlock()
            }
            return body()
        }

        func next() -> Int? {
            locked {
                while !isFinishing, started < count, started >= delivered + window { condition.wait() }
                guard !isFinishing, started < count else { return nil }
                started += 1
                return started - 1
            }
        }

        func put(_ result: Result, at index: Int) { locked { results[index] = result } }

        func result(at index: Int) -> Result {
            locked {
                while true {
                    if let result = results.removeValue(forKey: index) {
                        delivered = index + 1
                        return result
                    }
                    condition.wait()
                }
            }
        }

        func end() { locked { threads -= 1 } }

        func finish() {
            locked {
                isFinishing = true
                condition.broadcast()
                while threads > 0 { condition.wait() }
            }
        }
    }
}
