/// The action for a pointer that comes over a view, or leaves it.
enum HoverAction: ViewTrait {
    typealias Value = (Bool) -> Void

    /// All of them run.
    static func joined(_ outer: @escaping Value, _ inner: @escaping Value) -> Value {
        { isOver in
            inner(isOver)
            outer(isOver)
        }
    }
}

nonisolated extension View {
    /// Runs an action when a pointer comes over the view, or leaves it. No event of a session is one. Source: SwiftUI's
    /// `onHover(perform:)`.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        settingTrait(HoverAction.self, action)
    }
}
