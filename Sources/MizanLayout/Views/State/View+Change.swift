nonisolated extension View {
    /// Calls an action when a value differs from the one that it had at the last update of a session. Source: SwiftUI's
    /// `onChange(of:initial:_:)`.
    ///
    /// - Parameters:
    ///   - value: The value to watch.
    ///   - initial: Whether the action is called when the view appears, too, with the value twice.
    ///   - action: Takes the former value and the new one.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
    ) -> some View {
        lifecycle(ChangeModifier(value: value, isInitial: initial, action: action))
    }

    /// Calls an action when a value differs from the one that it had at the last update of a session. Source: SwiftUI's
    /// `onChange(of:initial:_:)`.
    ///
    /// - Parameters:
    ///   - value: The value to watch.
    ///   - initial: Whether the action is called when the view appears, too.
    ///   - action: The action.
    public func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls an action with the new value when it differs from the one at the last update of a session. Source: SwiftUI's
    /// `onChange(of:perform:)`.
    public func onChange<Value: Equatable>(of value: Value, perform action: @escaping (Value) -> Void) -> some View {
        onChange(of: value) { _, value in action(value) }
    }
}

/// Calls an action when a value has changed.
struct ChangeModifier<Value: Equatable>: LifecycleModifier {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void

    final class Storage {
        var value: Value

        init(_ value: Value) { self.value = value }
    }

    func makeStorage() -> Storage { Storage(value) }

    func appeared(_ storage: Storage, in element: ViewElement) {
        if isInitial { element.perform { action(value, value) } }
    }

    func updated(_ storage: Storage, in element: ViewElement) {
        let former = storage.value
        storage.value = value
        if former != value { element.perform { action(former, value) } }
    }

    func disappeared(_ storage: Storage, from element: ViewElement) {}
}
