// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The members are Combine's: `Output`, `Failure`, the upstream publishers and `receive(subscriber:)`.

import OpenCombine

// `Publishers.CombineLatest`, `CombineLatest3` and `CombineLatest4`. Source: Combine.

extension Publishers {
    /// The latest values of two publishers, whenever one of them sends a value and each has sent one.
    ///
    /// It finishes when all have finished, and fails with the first failure.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<Downstream: Subscriber>(
            subscriber: Downstream
        ) where Downstream.Input == Output, Downstream.Failure == Failure {
            let latest = LatestValues(subscriber, count: 2)
            var latestA: A.Output?
            var latestB: B.Output?
            latest.makeOutput = {
                guard let a = latestA, let b = latestB else { return nil }
                return (a, b)
            }
            latest.attach {
                a.subscribe(latest.inlet(0) { value in latest.receive { latestA = value } })
                b.subscribe(latest.inlet(1) { value in latest.receive { latestB = value } })
            }
        }
    }

    /// The latest values of three publishers, whenever one of them sends a value and each has sent one.
    ///
    /// It finishes when all have finished, and fails with the first failure.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        public func receive<Downstream: Subscriber>(
            subscriber: Downstream
        ) where Downstream.Input == Output, Downstream.Failure == Failure {
            let latest = LatestValues(subscriber, count: 3)
            var latestA: A.Output?
            var latestB: B.Output?
            var latestC: C.Output?
            latest.makeOutput = {
                guard let a = latestA, let b = latestB, let c = latestC else { return nil }
                return (a, b, c)
            }
            latest.attach {
                a.subscribe(latest.inlet(0) { value in latest.receive { latestA = value } })
                b.subscribe(latest.inlet(1) { value in latest.receive { latestB = value } })
                c.subscribe(latest.inlet(2) { value in latest.receive { latestC = value } })
            }
        }
    }

    /// The latest values of four publishers, whenever one of them sends a value and each has sent one.
    ///
    /// It finishes when all have finished, and fails with the first failure.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        public func receive<Downstream: Subscriber>(
            subscriber: Downstream
        ) where Downstream.Input == Output, Downstream.Failure == Failure {
            let latest = LatestValues(subscriber, count: 4)
            var latestA: A.Output?
            var latestB: B.Output?
            var latestC: C.Output?
            var latestD: D.Output?
            latest.makeOutput = {
                guard let a = latestA, let b = latestB, let c = latestC, let d = latestD else { return nil }
                return (a, b, c, d)
            }
            latest.attach {
                a.subscribe(latest.inlet(0) { value in latest.receive { latestA = value } })
                b.subscribe(latest.inlet(1) { value in latest.receive { latestB = value } })
                c.subscribe(latest.inlet(2) { value in latest.receive { latestC = value } })
                d.subscribe(latest.inlet(3) { value in latest.receive { latestD = value } })
            }
        }
    }
}

extension Publisher {
    /// The latest values of this publisher and another.
    public func combineLatest<B: Publisher>(_ b: B) -> Publishers.CombineLatest<Self, B>
    where Failure == B.Failure { Publishers.CombineLatest(self, b) }

    /// The latest values of this publisher and another, transformed by a closure.
    public func combineLatest<B: Publisher, Result>(
        _ b: B, _ transform: @escaping (Output, B.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest<Self, B>, Result> where Failure == B.Failure {
        combineLatest(b).map { transform($0.0, $0.1) }
    }

    /// The latest values of this publisher and others.
    public func combineLatest<B: Publisher, C: Publisher>(_ b: B, _ c: C) -> Publishers.CombineLatest3<Self, B, C>
    where Failure == B.Failure, Failure == C.Failure { Publishers.CombineLatest3(self, b, c) }

    /// The latest values of this publisher and others, transformed by a closure.
    public func combineLatest<B: Publisher, C: Publisher, Result>(
        _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, B, C>, Result>
    where Failure == B.Failure, Failure == C.Failure {
        combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
    }

    /// The latest values of this publisher and others.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(_ b: B, _ c: C, _ d: D)
        -> Publishers.CombineLatest4<Self, B, C, D>
    where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure { Publishers.CombineLatest4(self, b, c, d) }

    /// The latest values of this publisher and others, transformed by a closure.
    public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Result>(
        _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Result
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, B, C, D>, Result>
    where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
        combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}

/// The latest value of each upstream. All of them get the downstream demand; a value for which there is none is kept as the latest.
private final class LatestValues<Downstream: Subscriber>: UpstreamGroup<Downstream> {
    /// The values as the output; nil until each upstream has sent one. The state is locked.
    var makeOutput: () -> Downstream.Input? = { nil }

    /// Stores a value, and sends the output if there is demand.
    func receive(_ store: () -> Void) -> Subscribers.Demand {
        let output = locked { () -> Downstream.Input? in
            store()
            guard let output = makeOutput() else { return nil }
            return takeDemand() ? output : nil
        }
        if let output { send(output) }
        return .none
    }

    override func demandHasGrown(by more: Subscribers.Demand) { requestFromAll(more) }
}
