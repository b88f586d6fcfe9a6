import MizanBase

nonisolated extension View {
    /// Starts a task after the first layout in which the view is part of a session, and cancels it when the view is gone. Source:
    /// SwiftUI's `task(priority:_:)`.
    ///
    /// A still layout starts none.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        lifecycle(TaskModifier(id: 0, priority: priority, action: action))
    }

    /// Starts a task after the first layout in which the view is part of a session, cancels it when the view is gone, and starts
    /// another one when the value differs from the one at the last update. Source: SwiftUI's `task(id:priority:_:)`.
    public func task<Value: Equatable>(
        id value: Value, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        lifecycle(TaskModifier(id: value, priority: priority, action: action))
    }
}

/// Runs a task as long as a view is there and a value stays.
struct TaskModifier<ID: Equatable>: LifecycleModifier {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    final class Storage: @unchecked Sendable {
        /// The value that the task belongs to; read and written in updates alone.
        fileprivate var id: ID
        private let lock = Lock()
        private var task: Task<Void, Never>?
        /// The number of tasks that were asked for: one that isn't the last doesn't start.
        private var count = 0

        init(_ id: ID) { self.id = id }

        /// Cancels the task that runs.
        ///
        /// - Returns: The number of the next one.
        fileprivate func cancel() -> Int {
            let (former, number) = lock.locked { () -> (Task<Void, Never>?, Int) in
                count += 1
                return (task.take(), count)
            }
            former?.cancel()
            return number
        }

        fileprivate func start(_ number: Int, _ modifier: TaskModifier) {
            lock.locked {
                guard number == count else { return }
                let action = modifier.action
                task = Task(priority: modifier.priority) { await action() }
            }
        }
    }

    func makeStorage() -> Storage { Storage(id) }

    func appeared(_ storage: Storage, in element: ViewElement) { start(storage, in: element) }

    func updated(_ storage: Storage, in element: ViewElement) {
        guard storage.id != id else { return }
        storage.id = id
        start(storage, in: element)
    }

    func disappeared(_ storage: Storage, from element: ViewElement) { _ = storage.cancel() }

    private func start(_ storage: Storage, in element: ViewElement) {
        let number = storage.cancel()
        element.perform { storage.start(number, self) }
    }
}
