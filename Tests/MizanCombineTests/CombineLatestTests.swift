import MizanCombine
import Testing

/// The operators of Combine that OpenCombine lacks: the latest values of several publishers.
@Suite("combineLatest")
struct CombineLatestTests {
    @Test("sends the latest values, once each publisher has sent one")
    func latest() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        let log = EventLog<String, Never>()
        a.combineLatest(b) { "\($0)\($1)" }.subscribe(log)
        a.send(1)
        a.send(2)
        #expect(log.events.isEmpty)
        b.send("x")
        a.send(3)
        b.send("y")
        #expect(log.events == ["2x", "3x", "3y"])
    }

    @Test("finishes when all have finished")
    func completion() {
        let (a, b) = (PassthroughSubject<Int, Refused>(), CurrentValueSubject<Int, Refused>(7))
        let log = EventLog<String, Refused>()
        a.combineLatest(b).map { "\($0)" }.subscribe(log)
        a.send(1)
        a.send(completion: .finished)
        b.send(8)
        #expect(log.events == ["(1, 7)", "(1, 8)"])
        b.send(completion: .finished)
        #expect(log.events == ["(1, 7)", "(1, 8)", "finished"])
    }

    @Test("fails with the first failure, and cancels the others")
    func failure() {
        let (a, b) = (PassthroughSubject<Int, Refused>(), PassthroughSubject<Int, Refused>())
        let log = EventLog<String, Refused>()
        var cancelled = 0
        a.combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 })).map { "\($0)" }.subscribe(log)
        a.send(completion: .failure(Refused()))
        b.send(1)
        b.send(completion: .finished)
        #expect(log.events == ["failure"] && cancelled == 1)
    }

    @Test("demand is obeyed; what nobody wants is kept as the latest value")
    func demand() {
        let (a, b) = (PassthroughSubject<Int, Never>(), CurrentValueSubject<Int, Never>(0))
        let log = EventLog<String, Never>(demand: .none)
        a.combineLatest(b).map { "\($0)" }.subscribe(log)
        a.send(1)
        #expect(log.events.isEmpty)
        log.request(.max(1))
        a.send(2)
        a.send(3)
        #expect(log.events == ["(2, 0)"])
        log.request(.max(1))
        a.send(4)
        #expect(log.events == ["(2, 0)", "(4, 0)"])
    }

    @Test("cancelling ends all subscriptions")
    func cancellation() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        var cancelled = 0
        var seen = 0
        let subscription = a.handleEvents(receiveCancel: { cancelled += 1 })
            .combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 })).sink { _ in seen += 1 }
        a.send(1)
        subscription.cancel()
        b.send(1)
        #expect(cancelled == 2 && seen == 0)
    }

    @Test("three and four publishers")
    func many() {
        let numbers = (1...4).map { CurrentValueSubject<Int, Never>($0) }
        var seen: [String] = []
        var bag: Set<AnyCancellable> = []
        numbers[0].combineLatest(numbers[1], numbers[2]).sink { seen.append("\($0)") }.store(in: &bag)
        Publishers.CombineLatest4(numbers[0], numbers[1], numbers[2], numbers[3]).sink { seen.append("\($0)") }
            .store(in: &bag)
        numbers[0].combineLatest(numbers[1], numbers[2], numbers[3], { $0 + $1 + $2 + $3 }).sink {
            seen.append("\($0)")
        }
        .store(in: &bag)
        numbers[2].value = 9
        // A subject sends to its subscribers in no order.
        #expect(seen.prefix(3) == ["(1, 2, 3)", "(1, 2, 3, 4)", "10"])
        #expect(Set(seen.dropFirst(3)) == ["(1, 2, 9)", "(1, 2, 9, 4)", "16"])
    }
}
