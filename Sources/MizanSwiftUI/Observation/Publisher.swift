import Mizan

/// A source of values over time. Source: Combine's `Publisher`.
///
/// Linux has no Combine, and OpenCombine 0.14 would bring demand, schedulers and eighty operators, none of which an interface's
/// state needs, as a dependency of every program that lays out a view. So these are a few publishers of Mizan's own, under
/// Combine's names: where a program uses OpenCombine as well, it says `MizanLayout.Published` for the one that views observe.
public protocol Publisher<Output, Failure> {
    /// The type of the values.
    associatedtype Output
    /// The type of the error that can end them; `Never` for none.
    associatedtype Failure: Error

    /// Hands values to a receiver, until they end or the subscription is cancelled or let go of.
    func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable
}

/// The end of a subscription's values, and those before it. Its closures are called on the thread that sends.
public struct Receiver<Input, Failure: Error> {
    /// Takes a value.
    public let receiveValue: (Input) -> Void
    /// Is told that no more values come.
    public let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

    /// A receiver that calls closures.
    public init(
        receiveValue: @escaping (Input) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.receiveValue = receiveValue
        self.receiveCompletion = receiveCompletion
    }
}

/// The namespace of what subscribers are told. Source: Combine's `Subscribers`.
public enum Subscribers {
    /// The end of a publisher's values. Source: Combine's `Subscribers.Completion`.
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }
}

extension Publisher {
    /// Calls closures for each value and at the end, until the result is cancelled or let go of. Source: Combine's
    /// `sink(receiveCompletion:receiveValue:)`.
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable {
        subscribe(Receiver(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }
}

extension Publisher where Failure == Never {
    /// Calls a closure for each value, until the result is cancelled or let go of. Source: Combine's `sink(receiveValue:)`.
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
    }

    /// Writes each value to a property of an object, which is kept until the end. Source: Combine's `assign(to:on:)`.
    public func assign<Root>(to path: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
        sink { object[keyPath: path] = $0 }
    }
}
