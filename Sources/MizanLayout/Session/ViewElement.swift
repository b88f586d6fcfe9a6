import Foundation

/// A view's place in a session's tree: identity, storage of its properties, and what it depends on.
class ViewElement: @unchecked Sendable {
    private struct Waiting {
        var isMarked = false
        var actions: [@Sendable () -> Void] = []
    }

    private var stored: [AnyObject?] = []
    private let lock = Lock()
    private var waiting = Waiting()
    /// The observation of models that the body reads.
    final var observation: Observing.State?

    init() {}

    /// Whether it was marked since it was last made.
    final var isMarked: Bool {
        get { lock.locked { waiting.isMarked } }
        set { lock.locked { waiting.isMarked = newValue } }
    }

    /// Storage of a property by its index among the view's dynamic properties; made once, kept as long as the element lives.
    final func storage<Stored: AnyObject>(_ index: Int, make: () -> Stored) -> Stored {
        while stored.count <= index { stored.append(nil) }
        if let known = stored[index] as? Stored { return known }
        let made = make()
        stored[index] = made
        return made
    }

    /// Marks the element: its body is evaluated anew at the session's next update. May be called on any thread.
    final func invalidate() { lock.locked { waiting.isMarked = true } }

    /// Keeps an action for the end of the session's update. May be called on any thread.
    final func enqueue(_ action: @escaping @Sendable () -> Void) { lock.locked { waiting.actions.append(action) } }

    /// The actions that wait.
    final func takeActions() -> [@Sendable () -> Void] {
        lock.locked {
            defer { waiting.actions = [] }
            return waiting.actions
        }
    }

    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// The element whose body is evaluated on this thread; nil in a still layout and outside of bodies.
    static var current: ViewElement? {
        pthread_getspecific(key).map { Unmanaged<ViewElement>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs a body with this element as the current one.
    final func evaluate<Result>(_ body: () throws -> Result) rethrows -> Result {
        let outer = pthread_getspecific(Self.key)
        pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
        defer { pthread_setspecific(Self.key, outer) }
        return try body()
    }
}
