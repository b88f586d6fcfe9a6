@_spi(SwiftUI) import Observation
import Synchronization

/// Observation of the models of Swift's Observation that a body reads.
enum Observing {
    /// Evaluates the body of an element: a change of what it reads of an `@Observable` model marks the element.
    ///
    /// Wrap the evaluation of the body alone, not the making of what is inside: what a nested evaluation reads would count for
    /// the one around it too. The element is marked after the value was set, on the thread that set it, so that the value can't
    /// be missed by an update on another thread at the same time.
    static func evaluate<Result, Failure: Error>(
        _ element: ViewElement, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let state = element.observation ?? State()
        element.observation = state
        let tracking = state.next()
        return try withObservationTracking {
            tracking.access()
            return Swift.Result { () throws(Failure) in try body() }
        } didSet: { [weak element] observation in
            observation.cancel()
            if tracking.isCurrent { element?.invalidate() }
        }.get()
    }

    /// The observation of an element.
    final class State {
        private var current: Tracking?
        private var count = 0

        init() {}

        deinit { current?.end() }

        /// Ends the observation of the last evaluation and begins another.
        fileprivate func next() -> Tracking {
            current?.end()
            count += 1
            // An element that is evaluated again and again, while the models that it reads stay as they are, would be
            // registered with them more and more often: those registrations can be ended. Few views need it.
            let tracking = Tracking(canEnd: count > 4)
            current = tracking
            return tracking
        }
    }

    /// The observation of one evaluation.
    ///
    /// A registration can be cancelled only from its own callback, so one that shall end reads a value of this, too, and is
    /// called back by a change of that.
    final class Tracking: Observable, Sendable {
        private let registrar = ObservationRegistrar()
        private let canEnd: Bool
        private let hasEnded = Atomic(false)

        fileprivate init(canEnd: Bool) { self.canEnd = canEnd }

        var isCurrent: Bool { !hasEnded.load(ordering: .acquiring) }

        fileprivate func access() {
            if canEnd { registrar.access(self, keyPath: \.isCurrent) }
        }

        fileprivate func end() {
            hasEnded.store(true, ordering: .releasing)
            if canEnd { registrar.withMutation(of: self, keyPath: \.isCurrent) {} }
        }
    }
}
