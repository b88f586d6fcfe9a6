import MizanCombine
import Testing

/// The operators of Combine that OpenCombine lacks: the values of several publishers as they come.
@Suite("merge")
struct MergeTests {
    @Test("values come in their order, until all have finished")
    func values() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let log = EventLog<String, Never>()
        a.merge(with: b.map { $0 * 10 }).map { "\($0)" }.subscribe(log)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        #expect(log.events == ["1", "20", "30", "finished"])
    }

    @Test("fails with the first failure, and cancels the others")
    func failure() {
        let (a, b) = (PassthroughSubject<Int, Refused>(), PassthroughSubject<Int, Refused>())
        let log = EventLog<String, Refused>()
        var cancelled = 0
        a.merge(with: b.handleEvents(receiveCancel: { cancelled += 1 })).map { "\($0)" }.subscribe(log)
        b.send(1)
        a.send(completion: .failure(Refused()))
        b.send(2)
        #expect(log.events == ["1", "failure"] && cancelled == 1)
    }

    @Test("a value without demand waits, and its publisher with it")
    func demand() {
        let log = EventLog<String, Never>(demand: .none)
        var requested: [String] = []
        let a = [1, 2, 3].publisher.handleEvents(receiveRequest: { requested.append("a\($0.max ?? -1)") })
        let b = [10].publisher.handleEvents(receiveRequest: { requested.append("b\($0.max ?? -1)") })
        a.merge(with: b).map { "\($0)" }.subscribe(log)
        #expect(log.events.isEmpty && requested == ["a1", "b1"])
        log.request(.max(1))
        #expect(log.events == ["1"])
        log.request(.max(2))
        #expect(log.events == ["1", "10", "2"])
        log.request(.unlimited)
        #expect(log.events == ["1", "10", "2", "3", "finished"])
    }

    @Test("cancelling ends all subscriptions")
    func cancellation() {
        let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
        var cancelled = 0
        var seen: [Int] = []
        let subscription = Publishers.MergeMany(
            subjects.map { $0.handleEvents(receiveCancel: { cancelled += 1 }) }
        ).sink { seen.append($0) }
        subjects[2].send(2)
        subscription.cancel()
        subjects[1].send(1)
        #expect(cancelled == 3 && seen == [2])
    }

    @Test("none, one and eight publishers")
    func counts() {
        var seen: [String] = []
        var bag: Set<AnyCancellable> = []
        Publishers.MergeMany([Just<Int>]()).sink { _ in
            seen.append("end")
        } receiveValue: { _ in
        }.store(in: &bag)
        Just(1).merge(with: Just(2)).sink { seen.append("\($0)") }.store(in: &bag)
        Publishers.Merge3(Just(3), [4].publisher, Empty()).sink { seen.append("\($0)") }.store(in: &bag)
        Just(5).merge(with: [6].publisher, Just(7), Just(8), Just(9), Just(10), Just(11), Just(12))
            .sink { seen.append("\($0)") }.store(in: &bag)
        #expect(seen == ["end"] + (1...12).map(String.init))
    }

    @Test("values that many threads send arrive one at a time, and none is lost")
    func threads() async {
        nonisolated(unsafe) let subjects = (0..<4).map { _ in PassthroughSubject<Int, Never>() }
        var sum = 0
        var inside = 0
        let subscription = Publishers.MergeMany(subjects).sink {
            inside += 1
            sum += inside == 1 ? $0 : 1_000_000
            inside -= 1
        }
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<4 { group.addTask { for _ in 0..<500 { subjects[index].send(1) } } }
        }
        #expect(sum == 2_000)
        withExtendedLifetime(subscription) {}
    }
}
