import Synchronization

/// The elements that were marked and the actions that wait since a session's last update; filled from any thread.
final class SessionInbox: Sendable {
    private struct Content {
        var marked: [ViewElement] = []
        var actions: [@Sendable () -> Void] = []
    }

    private let content = Mutex(Content())
    /// Tells the session's owner that an update has something to do; called on the thread that changed something.
    private let needsUpdate: (@Sendable () -> Void)?

    init(needsUpdate: (@Sendable () -> Void)?) { self.needsUpdate = needsUpdate }

    /// Marks an element once.
    func mark(_ element: ViewElement) {
        let isFirst = content.withLock { content in
            guard !element.isMarked else { return false }
            element.isMarked = true
            content.marked.append(element)
            return content.marked.count == 1
        }
        if isFirst { needsUpdate?() }
    }

    /// Keeps an action for the end of the update.
    func enqueue(_ action: @escaping @Sendable () -> Void) {
        content.withLock { $0.actions.append(action) }
    }

    /// The marked elements, which are marked no longer.
    func takeMarked() -> [ViewElement] {
        content.withLock { content in
            guard !content.marked.isEmpty else { return [] }
            let marked = content.marked
            content.marked = []
            for element in marked { element.isMarked = false }
            return marked
        }
    }

    /// Whether elements are marked.
    var hasMarked: Bool { content.withLock { !$0.marked.isEmpty } }

    /// The actions that wait.
    func takeActions() -> [@Sendable () -> Void] {
        content.withLock { content in
            guard !content.actions.isEmpty else { return [] }
            let actions = content.actions
            content.actions = []
            return actions
        }
    }
}
