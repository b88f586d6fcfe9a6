import MizanBase

/// The elements that were marked and the actions that wait since a session's last update; filled from any thread.
final class SessionInbox: @unchecked Sendable {
    private let lock = Lock()
    // Both are read and written within the lock.
    private var marked: [ViewElement] = []
    private var actions: [@Sendable () -> Void] = []
    /// Tells the session's owner that an update has something to do; called on the thread that changed something.
    private let needsUpdate: (@Sendable () -> Void)?

    init(needsUpdate: (@Sendable () -> Void)?) { self.needsUpdate = needsUpdate }

    /// Marks an element once.
    func mark(_ element: ViewElement) {
        let isFirst = lock.locked {
            guard !element.isMarked else { return false }
            element.isMarked = true
            marked.append(element)
            return marked.count == 1
        }
        if isFirst { needsUpdate?() }
    }

    /// Tells the session's owner that an update has something to do, though nothing is marked.
    func requestUpdate() { needsUpdate?() }

    /// Keeps an action for the end of the update.
    func enqueue(_ action: @escaping @Sendable () -> Void) { lock.locked { actions.append(action) } }

    /// The marked elements, which are marked no longer.
    func removeMarked() -> [ViewElement] {
        lock.locked {
            guard !marked.isEmpty else { return [] }
            defer { marked = [] }
            for element in marked { element.isMarked = false }
            return marked
        }
    }

    /// Whether elements are marked.
    var hasMarked: Bool { lock.locked { !marked.isEmpty } }

    /// The actions that wait.
    func removeActions() -> [@Sendable () -> Void] {
        lock.locked {
            guard !actions.isEmpty else { return [] }
            defer { actions = [] }
            return actions
        }
    }
}
