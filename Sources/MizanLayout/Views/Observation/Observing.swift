@_spi(SwiftUI) import Observation
import Synchronization

/// Observation of the models of Swift's Observation that a body reads.
enum Observing {
    /// Evaluates the body of an element: a change of what it reads of an `@Observable` model marks the element, on the thread that
    /// changes it.
    ///
    /// Wrap the evaluation of the body alone, not the making of what is inside: what a nested evaluation reads would count for
    /// the one around it too. A body that reads no model costs next to nothing.
    ///
    /// - Parameter isSource: Whether the closure that makes the element's view is evaluated, which has an observation of its own.
    static func evaluate<Result, Failure: Error>(
        _ element: ViewElement, isSource: Bool = false, _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let evaluated: Swift.Result<Result, Failure>
        if let state = isSource ? element.sourceObservation : element.observation {
            let tracking = state.next(for: element)
            evaluated = withObservationTracking {
                tracking.access()
                return Swift.Result { () throws(Failure) in try body() }
            } didSet: { observation in
                observation.cancel()
                tracking.markElement()
            }
        } else {
            // The second argument is evaluated only if the body read a model.
            evaluated = withObservationTracking(
                { Swift.Result { () throws(Failure) in try body() } },
                onChange: Observation.begin(for: element, isSource: isSource))
        }
        return try evaluated.get()
    }

    /// The observation of an element whose body was seen to read models.
    ///
    /// From the second evaluation on the element is marked when the value is there, not before it is set: an update that begins
    /// in between, on another thread or from the session's own call that one is needed, would have the former value and
    /// no mark.
    final class Observation {
        private var current: Tracking?

        init() {}

        deinit { current?.end() }

        /// Gives an element a state for its first evaluation, and returns what is to be done when a model changes.
        fileprivate static func begin(for element: ViewElement, isSource: Bool) -> @Sendable () -> Void {
            let state = Observation()
            if isSource { element.sourceObservation = state } else { element.observation = state }
            let tracking = state.next(for: element)
            return { tracking.markElement() }
        }

        /// Ends the observation of the last evaluation and begins another.
        fileprivate func next(for element: ViewElement) -> Tracking {
            current?.end()
            let tracking = Tracking(element)
            current = tracking
            return tracking
        }
    }

    /// The observation of one evaluation.
    ///
    /// A registration can be cancelled only from its own callback. An element that is evaluated again and again, while the models
    /// that it reads stay as they are, would be registered with them more and more often. So the evaluation reads a value of
    /// this, too, and is called back by a change of that when it has been superseded.
    final class Tracking: Observable, @unchecked Sendable {
        private let registrar = ObservationRegistrar()
        private let hasEnded = Atomic(false)
        private weak let element: ViewElement?

        fileprivate init(_ element: ViewElement) { self.element = element }

        private var isCurrent: Bool { !hasEnded.load(ordering: .acquiring) }

        fileprivate func access() { registrar.access(self, keyPath: \.isCurrent) }

        fileprivate func markElement() {
            if isCurrent { element?.invalidate() }
        }

        fileprivate func end() {
            hasEnded.store(true, ordering: .releasing)
            registrar.withMutation(of: self, keyPath: \.isCurrent) {}
        }
    }
}
