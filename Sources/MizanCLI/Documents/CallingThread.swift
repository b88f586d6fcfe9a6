import Foundation
import MizanBase

/// Runs asynchronous work on the thread that waits for it: a command has no other to spare, and threads that tasks share must not wait for
/// each other.
final class CallingThread: TaskExecutor {
    private let condition = NSCondition()
    nonisolated(unsafe) private var jobs: [UnownedJob] = []

    private init() {}

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock { jobs.append(job) }
        condition.signal()
    }

    /// The result of asynchronous work, for which the calling thread waits by doing it.
    static func run<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) throws -> Value {
        let (thread, outcome) = (CallingThread(), PendingResult<Value>())
        Task(executorPreference: thread) {
            do {
                let value = try await work()
                outcome.result = .success(value)
            } catch {
                outcome.result = .failure(error)
            }
            thread.finish(outcome)
        }
        while let job = thread.next(unless: outcome) { job.runSynchronously(on: thread.asUnownedTaskExecutor()) }
        guard let result = outcome.result else { throw CancellationError() }
        return try result.get()
    }

    private func finish<Value>(_ outcome: PendingResult<Value>) {
        condition.withLock { outcome.isDone = true }
        condition.signal()
    }

    /// The next part of the work; nil when all is done.
    private func next<Value>(unless outcome: PendingResult<Value>) -> UnownedJob? {
        condition.withLock {
            while jobs.isEmpty, !outcome.isDone { condition.wait() }
            return jobs.isEmpty ? nil : jobs.removeFirst()
        }
    }

    /// What came of the work; written before it is done, under the lock, and read after.
    private final class PendingResult<Value>: @unchecked Sendable {
        var result: Result<Value, any Error>?
        var isDone = false
    }
}
