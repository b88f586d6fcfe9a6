import Foundation
import OpenCombine

/// The subscriptions to several upstream publishers, and the state that decides what the downstream subscriber receives.
///
/// The state is locked while it is read or changed, but not while others are called: they may call back. Values are sent downstream in a
/// recursive lock, so that two threads never send at once.
class UpstreamGroup<Downstream: Subscriber>: Subscription {
    let combineIdentifier = CombineIdentifier()
    private let state = NSLock()
    private let delivery = NSRecursiveLock()
    private let downstream: Downstream

    /// Nil for an upstream that hasn't subscribed yet, and for one that has ended.
    private var subscriptions: [(any Subscription)?]
    private var remaining: Int
    private var isOver = false
    /// The values that the downstream subscriber still wants.
    var demand = Subscribers.Demand.none

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        subscriptions = Array(repeating: nil, count: count)
        remaining = count
    }

    /// Subscribes to the publishers. The subscription goes downstream first, so that its demand is known.
    func attach(_ subscribe: () -> Void) {
        downstream.receive(subscription: self)
        subscribe()
        if locked({ subscriptions.isEmpty }) { finish() }
    }

    /// The subscriber to the upstream of an index.
    func inlet<Value>(
        _ index: Int, receiveValue: @escaping (Value) -> Subscribers.Demand
    ) -> Inlet<Value, Downstream.Failure> {
        Inlet(
            receiveSubscription: { self.add($0, at: index) }, receiveValue: receiveValue,
            receiveCompletion: { self.complete($0, at: index) })
    }

    // MARK: For the subclasses

    func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        state.lock()
        defer { state.unlock() }
        return try body()
    }

    /// The demand for an upstream when it subscribes. The state is locked.
    func firstDemand(at index: Int) -> Subscribers.Demand { demand }

    /// Called when the downstream subscriber wants more, after `demand` has grown. The state isn't locked.
    func demandHasGrown(by more: Subscribers.Demand) {}

    /// Whether values wait for demand. The state is locked.
    var hasWaitingValues: Bool { false }

    /// Takes one from the demand if there is any. The state is locked.
    func takeDemand() -> Bool {
        guard !isOver, demand > .none else { return false }
        demand -= 1
        return true
    }

    /// Sends a value downstream, for which `takeDemand()` was called.
    func send(_ value: Downstream.Input) {
        delivery.lock()
        let more = locked { isOver } ? Subscribers.Demand.none : downstream.receive(value)
        delivery.unlock()
        if more > .none { request(more) }
    }

    /// Requests values from an upstream.
    func request(_ demand: Subscribers.Demand, from index: Int) {
        if demand > .none { locked { subscriptions[index] }?.request(demand) }
    }

    func requestFromAll(_ demand: Subscribers.Demand) {
        for index in locked({ subscriptions.indices }) { request(demand, from: index) }
    }

    /// Ends the values if all upstreams have finished, and none of their values waits.
    func finishIfDone() {
        if locked({ remaining == 0 && !hasWaitingValues }) { finish() }
    }

    // MARK: Subscription

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        locked { self.demand += demand }
        demandHasGrown(by: demand)
    }

    func cancel() { end() }

    // MARK: Upstreams

    private func add(_ subscription: any Subscription, at index: Int) {
        let demand = locked { () -> Subscribers.Demand? in
            guard !isOver, subscriptions[index] == nil else { return nil }
            subscriptions[index] = subscription
            return firstDemand(at: index)
        }
        guard let demand else { return subscription.cancel() }
        if demand > .none { subscription.request(demand) }
    }

    private func complete(_ completion: Subscribers.Completion<Downstream.Failure>, at index: Int) {
        switch completion {
        case .failure: if end() { deliver(completion) }
        case .finished:
            locked {
                subscriptions[index] = nil
                remaining -= 1
            }
            finishIfDone()
        }
    }

    private func finish() { if end() { deliver(.finished) } }

    private func deliver(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.lock()
        defer { delivery.unlock() }
        downstream.receive(completion: completion)
    }

    /// Cancels all upstreams. Returns false if that has happened before.
    @discardableResult
    private func end() -> Bool {
        let ended = locked { () -> [(any Subscription)?]? in
            guard !isOver else { return nil }
            isOver = true
            demand = .none
            defer { subscriptions = subscriptions.map { _ in nil } }
            return subscriptions
        }
        for case let subscription? in ended ?? [] { subscription.cancel() }
        return ended != nil
    }
}
