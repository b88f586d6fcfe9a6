import Mizan
import MizanBase

/// A publisher that is told what to send. Source: Combine's `Subject`.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to all who are subscribed.
    func send(_ value: Output)
    /// Ends the values.
    func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
    /// Tells all who are subscribed.
    public func send() { send(()) }
}

/// Hands each value that is sent to those who are subscribed then. Source: Combine's `PassthroughSubject`.
///
/// It may be used from any thread; receivers are called on the one that sends, in the order of their subscriptions.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let receivers = Receivers<Output, Failure>()

    /// A subject that has sent nothing.
    public init() {}

    /// Hands the values that are sent from now on to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { receivers.add(receiver) }

    /// Sends a value to all who are subscribed.
    public func send(_ value: Output) { receivers.send(value) }

    /// Ends the values: what is sent later reaches nobody.
    public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
}

/// Has a value, and hands it and each later one to those who are subscribed. Source: Combine's `CurrentValueSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let receivers = Receivers<Output, Failure>()
    private let lock = Lock()
    private var current: Output

    /// A subject with a value.
    public init(_ value: Output) { current = value }

    /// The last value; setting it sends it.
    public var value: Output {
        get { lock.locked { current } }
        set { send(newValue) }
    }

    /// Hands the value that it has, and those that are sent from now on, to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
        receivers.add(receiver, first: { self.value })
    }

    /// Keeps a value and sends it to all who are subscribed.
    public func send(_ value: Output) {
        guard !receivers.hasEnded else { return }
        var former = value
        lock.locked { swap(&current, &former) }
        receivers.send(value)
    }

    /// Ends the values: what is sent later reaches nobody, and isn't kept.
    public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }
}

/// Those who are subscribed to a subject.
private final class Receivers<Output, Failure: Error>: @unchecked Sendable {
    private let lock = Lock()
    /// In the order of their subscriptions.
    private var receivers: [(number: Int, receiver: Receiver<Output, Failure>)] = []
    private var count = 0
    private var completion: Subscribers.Completion<Failure>?

    var hasEnded: Bool { lock.locked { completion != nil } }

    /// Adds a receiver, which gets a first value if there is one.
    func add(_ receiver: Receiver<Output, Failure>, first: () -> Output? = { nil }) -> AnyCancellable {
        guard let number = lock.locked({ append(receiver) }) else {
            receiver.receiveCompletion(lock.locked { completion } ?? .finished)
            return AnyCancellable {}
        }
        if let first = first() { receiver.receiveValue(first) }
        return AnyCancellable { self.remove(number) }
    }

    /// The number of the new receiver; nil where the values have ended.
    private func append(_ receiver: Receiver<Output, Failure>) -> Int? {
        guard completion == nil else { return nil }
        count += 1
        receivers.append((count, receiver))
        return count
    }

    private func remove(_ number: Int) {
        // The receiver's values are let go of outside the lock.
        _ = lock.locked {
            receivers.firstIndex { $0.number == number }.map { receivers.remove(at: $0) }
        }
    }

    func send(_ value: Output) {
        for (number, receiver) in lock.locked({ receivers }) where isSubscribed(number) { receiver.receiveValue(value) }
    }

    /// A receiver may have ended another's subscription.
    private func isSubscribed(_ number: Int) -> Bool {
        lock.locked { receivers.contains { $0.number == number } }
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
        for (_, receiver) in lock.locked({ removeReceivers(completion) }) { receiver.receiveCompletion(completion) }
    }

    private func removeReceivers(_ end: Subscribers.Completion<Failure>) -> [(
        number: Int, receiver: Receiver<Output, Failure>
    )] {
        completion = completion ?? end
        defer { receivers = [] }
        return receivers
    }
}
