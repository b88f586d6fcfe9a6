import Mizan
import MizanBase
import MizanCombine

nonisolated extension View {
    /// Calls an action for each value that a publisher sends, from the first layout in a session until the view is gone. Source:
    /// SwiftUI's `onReceive(_:perform:)`.
    ///
    /// It is called on the thread that sends. A still layout subscribes to nothing.
    public func onReceive<Source: Publisher>(
        _ publisher: Source, perform action: @escaping (Source.Output) -> Void
    ) -> some View where Source.Failure == Never {
        lifecycle(ReceiveModifier(publisher: publisher, action: action))
    }
}

/// Subscribes to a publisher as long as a view is there.
struct ReceiveModifier<Source: Publisher>: LifecycleModifier where Source.Failure == Never {
    let publisher: Source
    let action: (Source.Output) -> Void

    final class Storage: @unchecked Sendable {
        private let lock = Lock()
        private var action: (Source.Output) -> Void
        private var publisher: Source
        private var subscription: AnyCancellable?
        private var hasEnded = false

        init(_ modifier: ReceiveModifier) {
            action = modifier.action
            publisher = modifier.publisher
        }

        func subscribe() {
            let publisher = lock.locked { self.publisher }
            let subscription = publisher.sink { [weak self] value in
                guard let self else { return }
                lock.locked { action }(value)
            }
            // The former one, or this one where the view has gone, ends outside the lock.
            var unused: AnyCancellable? = subscription
            lock.locked {
                if !hasEnded { swap(&self.subscription, &unused) }
            }
        }

        /// Takes the action of another modifier.
        ///
        /// - Returns: Whether its publisher is another one.
        func adopt(_ modifier: ReceiveModifier) -> Bool {
            let (former, formerAction) = lock.locked { (publisher, action) }
            let isSame = ViewEquality.isSame(former, modifier.publisher)
            lock.locked {
                action = modifier.action
                publisher = modifier.publisher
            }
            // The values that the action held are let go of here, outside the lock.
            withExtendedLifetime(formerAction) {}
            return !isSame
        }

        func end() {
            var last: AnyCancellable?
            lock.locked {
                hasEnded = true
                swap(&subscription, &last)
            }
        }
    }

    func makeStorage() -> Storage { Storage(self) }

    func appeared(_ storage: Storage, in element: ViewElement) { element.perform { storage.subscribe() } }

    func updated(_ storage: Storage, in element: ViewElement) {
        if storage.adopt(self) { element.perform { storage.subscribe() } }
    }

    func disappeared(_ storage: Storage, from element: ViewElement) { storage.end() }
}
