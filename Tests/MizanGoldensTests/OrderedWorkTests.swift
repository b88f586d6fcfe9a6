import Foundation
import Synchronization
import Testing

@testable import MizanGoldens

/// Work on several threads, handed over in order.
@Suite struct OrderedWorkTests {
    @Test(arguments: [1, 2, 7, 100])
    func `results come in the order of their numbers, each once`(jobs: Int) throws {
        var taken: [Int] = []
        try OrderedWork.run(count: 200, jobs: jobs) { index in
            // The later, the sooner done.
            usleep(UInt32((index * 7919) % 13) * 50)
            return index * 3
        } deliver: { index, result in
            #expect(result == index * 3)
            taken.append(index)
        }
        #expect(taken == Array(0..<200))
    }

    @Test func `no more results wait than the window holds`() throws {
        let waiting = Mutex((now: 0, most: 0))
        try OrderedWork.run(count: 100, jobs: 3, window: 5) { _ in
            waiting.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
        } deliver: { _, _ in
            usleep(500)
            waiting.withLock { $0.now -= 1 }
        }
        // One more is being handed over.
        #expect(waiting.withLock { $0.most } <= 6)
        #expect(waiting.withLock { $0.most } > 1)
    }

    @Test func `several threads work at once`() throws {
        let first = DispatchSemaphore(value: 0)
        let second = DispatchSemaphore(value: 0)
        var met: [Bool] = []
        try OrderedWork.run(count: 2, jobs: 2) { index in
            // Each waits for the other: one thread alone would wait until its time is over.
            (index == 0 ? first : second).signal()
            return (index == 0 ? second : first).wait(timeout: .now() + 30) == .success
        } deliver: { _, result in
            met.append(result)
        }
        #expect(met == [true, true])
    }

    @Test func `what the taker throws ends the work`() throws {
        struct Stop: Error {}
        let done = Mutex(0)
        #expect(throws: Stop.self) {
            try OrderedWork.run(count: 1_000_000, jobs: 4) { _ in
                done.withLock { $0 += 1 }
            } deliver: { index, _ in
                if index == 10 { throw Stop() }
            }
        }
        let count = done.withLock { $0 }
        #expect(count >= 11 && count < 100)
        // No thread works on.
        usleep(20_000)
        #expect(done.withLock { $0 } == count)
    }

    @Test func `nothing to do`() throws {
        try OrderedWork.run(count: 0, jobs: 4) {
            $0
        } deliver: { _, _ in
            Issue.record("nothing was asked for")
        }
    }
}
