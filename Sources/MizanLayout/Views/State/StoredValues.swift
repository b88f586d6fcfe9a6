import MizanBase

/// The settings of an interface by their keys, for `@AppStorage` and `@SceneStorage`.
///
/// A caller who keeps settings makes one, fills it, passes it in the environment, and reads it afterwards; a session without one has
/// its own, which begins empty. It may be used on any thread.
public final class StoredValues: @unchecked Sendable {
    private let lock = Lock()
    private var locations: [String: StateLocation<(any Sendable)?>] = [:]

    /// Settings without a value.
    public init() {}

    /// The value of a key; nil where it has none. What reads it in a view's body is made anew when it changes.
    public subscript(key: String) -> (any Sendable)? {
        get { location(key).get() }
        set { location(key).set(newValue) }
    }

    func location(_ key: String) -> StateLocation<(any Sendable)?> {
        lock.locked {
            if let known = locations[key] { return known }
            let made = StateLocation<(any Sendable)?>(nil)
            locations[key] = made
            return made
        }
    }
}

private struct StoredValuesKey: EnvironmentKey {
    static var defaultValue: StoredValues? { nil }
}

extension EnvironmentValues {
    /// The settings that `@AppStorage` reads and writes; nil for those of the session.
    public var storedValues: StoredValues? {
        get { self[StoredValuesKey.self] }
        set { self[StoredValuesKey.self] = newValue }
    }
}
