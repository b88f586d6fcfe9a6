import Mizan
import MizanBase

/// The namespace of the publishers that operators make. Source: Combine's `Publishers`.
public enum Publishers {
    /// The values of another publisher, changed by a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The type of the error that can end the values.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let transform: (Upstream.Output) -> Output

        /// Hands the changed values to a receiver.
        public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
            upstream.sink(receiveCompletion: receiver.receiveCompletion) { receiver.receiveValue(transform($0)) }
        }
    }

    /// The values of another publisher that a closure lets pass, changed by it.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The type of the error that can end the values.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let transform: (Upstream.Output) -> Output?

        /// Hands the values that pass to a receiver.
        public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
            upstream.sink(receiveCompletion: receiver.receiveCompletion) { value in
                if let value = transform(value) { receiver.receiveValue(value) }
            }
        }
    }

    /// The values of another publisher that differ from the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The type of the values.
        public typealias Output = Upstream.Output
        /// The type of the error that can end the values.
        public typealias Failure = Upstream.Failure

        let upstream: Upstream
        let isDuplicate: (Output, Output) -> Bool

        private final class Last {
            let lock = Lock()
            var value: Output?
        }

        /// Hands the values that differ from the one before to a receiver.
        public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
            let last = Last()
            return upstream.sink(receiveCompletion: receiver.receiveCompletion) { value in
                let former = last.lock.locked {
                    defer { last.value = value }
                    return last.value
                }
                if let former, isDuplicate(former, value) { return }
                receiver.receiveValue(value)
            }
        }
    }
}

extension Publisher {
    /// The values changed by a closure. Source: Combine's `map(_:)`.
    public func map<Value>(_ transform: @escaping (Output) -> Value) -> Publishers.Map<Self, Value> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// The values for which a closure has an answer: that. Source: Combine's `compactMap(_:)`.
    public func compactMap<Value>(_ transform: @escaping (Output) -> Value?) -> Publishers.CompactMap<Self, Value> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// The values that a closure says yes to. Source: Combine's `filter(_:)`.
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.CompactMap<Self, Output> {
        compactMap { isIncluded($0) ? $0 : nil }
    }

    /// The values that a closure tells from the one before. Source: Combine's `removeDuplicates(by:)`.
    public func removeDuplicates(
        by isDuplicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, isDuplicate: isDuplicate)
    }

    /// The publisher with its type hidden. Source: Combine's `eraseToAnyPublisher()`.
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Output: Equatable {
    /// The values that differ from the one before. Source: Combine's `removeDuplicates()`.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}

/// A publisher of any type. Source: Combine's `AnyPublisher`.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    private let publisher: any Publisher<Output, Failure>

    /// The publisher with its type hidden.
    public init(_ publisher: some Publisher<Output, Failure>) { self.publisher = publisher }

    /// Hands the publisher's values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable { publisher.subscribe(receiver) }
}

/// A publisher of one value, which ends with it. Source: Combine's `Just`.
public struct Just<Output>: Publisher {
    /// It can't fail.
    public typealias Failure = Never

    /// The value.
    public let output: Output

    /// A publisher of a value.
    public init(_ output: Output) { self.output = output }

    /// Hands the value to a receiver, and ends.
    public func subscribe(_ receiver: Receiver<Output, Never>) -> AnyCancellable {
        receiver.receiveValue(output)
        receiver.receiveCompletion(.finished)
        return AnyCancellable {}
    }
}
