// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are Combine's: `Output`, `Failure`, the upstream publishers and `receive(subscriber:)`.

import OpenCombine

extension Publishers {
    /// The values of several publishers as they come. Source: Combine's `Publishers.MergeMany`.
    ///
    /// Of each publisher a single value is requested at a time, unless the demand is unlimited. It finishes when all have finished, and fails
    /// with the first failure.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init(_ upstream: some Swift.Sequence<Upstream>) { publishers = Array(upstream) }

        public func receive<Downstream: Subscriber>(
            subscriber: Downstream
        ) where Downstream.Input == Output, Downstream.Failure == Failure {
            let merged = MergedValues(subscriber, count: publishers.count)
            merged.attach {
                for (index, publisher) in publishers.enumerated() {
                    publisher.subscribe(merged.inlet(index) { merged.receive($0, from: index) })
                }
            }
        }

        /// Merges with another publisher of the type.
        public func merge(with other: Upstream) -> MergeMany { MergeMany(publishers + [other]) }
    }
}

extension Publisher {
    /// The values of this and another publisher of the type, as they come.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}

/// The values of several publishers. A value for which there is no demand waits, and its publisher with it.
private final class MergedValues<Downstream: Subscriber>: UpstreamGroup<Downstream> {
    private var waiting: [(index: Int, value: Downstream.Input)] = []

    override var hasWaitingValues: Bool { !waiting.isEmpty }

    override func firstDemand(at index: Int) -> Subscribers.Demand { demand == .unlimited ? .unlimited : .max(1) }

    func receive(_ value: Downstream.Input, from index: Int) -> Subscribers.Demand {
        let isWanted = locked { () -> Bool in
            // Values that wait go first.
            if waiting.isEmpty, takeDemand() { return true }
            waiting.append((index, value))
            return false
        }
        guard isWanted else { return .none }
        send(value)
        return .max(1)
    }

    override func demandHasGrown(by more: Subscribers.Demand) {
        while let (index, value) = locked({ !waiting.isEmpty && takeDemand() ? waiting.removeFirst() : nil }) {
            send(value)
            request(.max(1), from: index)
        }
        if more == .unlimited { requestFromAll(.unlimited) }
        finishIfDone()
    }
}
