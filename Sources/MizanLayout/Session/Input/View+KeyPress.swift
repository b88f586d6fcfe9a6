nonisolated extension View {
    /// Runs an action when a key is pressed while the view, or a view inside, has the input. Source: SwiftUI's
    /// `onKeyPress(_:action:)`.
    public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        listening(.key { $0.key == key ? action() : .ignored })
    }

    /// Runs an action when one of some keys is pressed while the view, or a view inside, has the input. Source: SwiftUI's
    /// `onKeyPress(keys:action:)`.
    public func onKeyPress(
        keys: Set<KeyEquivalent>, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        listening(.key { keys.contains($0.key) ? action($0) : .ignored })
    }

    /// Runs an action when any key is pressed while the view, or a view inside, has the input. Source: SwiftUI's
    /// `onKeyPress(phases:action:)`.
    public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View { listening(.key(action)) }

    /// Takes text while the view, or a view inside, has the input.
    ///
    /// - Parameter action: Returns whether it took the text; else the next view around gets it.
    func onTextInput(_ action: @escaping (String) -> Bool) -> some View { listening(.text(action)) }
}
