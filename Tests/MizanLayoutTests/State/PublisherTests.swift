import MizanSwiftUI
import Testing

@testable import MizanLayout

/// Publishers and subscriptions.
@Suite("Publishers")
struct PublisherTests {
    private struct Refused: Error, Equatable {}

    @Test("a subject reaches those who are subscribed then, in their order, until they cancel")
    func passthrough() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        subject.send(0)
        let first = subject.sink { seen.append("a\($0)") }
        var second: AnyCancellable? = subject.sink { seen.append("b\($0)") }
        subject.send(1)
        second = nil
        subject.send(2)
        first.cancel()
        first.cancel()
        subject.send(3)
        #expect(seen == ["a1", "b1", "a2"] && second == nil)
    }

    @Test("a receiver may end another's subscription, or its own, and subscribe while it receives")
    func reentrance() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [Int] = []
        var later: AnyCancellable?
        var inner: AnyCancellable?
        let first = subject.sink { value in
            later?.cancel()
            if inner == nil { inner = subject.sink { seen.append($0 * 10) } }
            seen.append(value)
        }
        later = subject.sink { seen.append($0 * 100) }
        subject.send(1)
        subject.send(2)
        #expect(seen == [1, 2, 20])
        withExtendedLifetime((first, inner)) {}
    }

    @Test("a subject with a value hands it over at once")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var seen: [Int] = []
        let subscription = subject.sink { seen.append($0) }
        subject.value = 2
        subject.send(3)
        subject.send(completion: .finished)
        subject.send(4)
        #expect(seen == [1, 2, 3] && subject.value == 3)
        withExtendedLifetime(subscription) {}
    }

    @Test("values end with a completion, which later receivers are told too")
    func completion() {
        let subject = PassthroughSubject<Int, Refused>()
        var ends = 0
        func subscribe() -> AnyCancellable {
            subject.sink {
                if case .failure(Refused()) = $0 { ends += 1 }
            } receiveValue: { _ in
                Issue.record("nothing is sent")
            }
        }
        let first = subscribe()
        subject.send(completion: .failure(Refused()))
        subject.send(completion: .finished)
        subject.send(1)
        let second = subscribe()
        #expect(ends == 2 && first != second)
    }

    @Test("operators change, choose and compare values")
    func operators() {
        let subject = PassthroughSubject<Int, Never>()
        var seen: [String] = []
        var subscriptions: Set<AnyCancellable> = []
        subject.map { "m\($0)" }.sink { seen.append($0) }.store(in: &subscriptions)
        subject.filter { $0 > 1 }.eraseToAnyPublisher().sink { seen.append("f\($0)") }.store(in: &subscriptions)
        subject.removeDuplicates().sink { seen.append("d\($0)") }.store(in: &subscriptions)
        subject.compactMap { $0 == 2 ? "two" : nil }.sink { seen.append($0) }.store(in: &subscriptions)
        for value in [1, 1, 2] { subject.send(value) }
        #expect(seen == ["m1", "d1", "m1", "m2", "f2", "d2", "two"])
        subscriptions = []
        subject.send(3)
        #expect(seen.count == 7)
    }

    @Test("a value alone, and a property that is assigned to")
    func just() {
        final class Target { var text = "" }
        let target = Target()
        let subscription = Just(7).map(String.init).assign(to: \.text, on: target)
        #expect(target.text == "7")
        withExtendedLifetime(subscription) {}
    }

    @Test("subjects are used from many threads")
    func threads() async {
        let subject = CurrentValueSubject<Int, Never>(0)
        await withTaskGroup(of: Void.self) { group in
            for number in 1...8 {
                group.addTask {
                    for _ in 0..<100 {
                        let subscription = subject.sink { _ in }
                        subject.send(number)
                        subscription.cancel()
                    }
                }
            }
        }
        #expect((1...8).contains(subject.value))
    }
}
