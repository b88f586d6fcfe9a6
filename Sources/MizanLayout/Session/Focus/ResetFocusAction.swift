/// Moves the focus to the default view of a scope, at the next update. Source: SwiftUI's `ResetFocusAction`.
public struct ResetFocusAction {
    let reset: FocusReset?

    /// Resets the focus in the scope of a namespace.
    public func callAsFunction(in namespace: Namespace.ID) { reset?.request(namespace) }
}

/// The scope of a session in which the focus goes to the default at the next update.
final class FocusReset {
    /// The scope's namespace; nil where nothing is asked for.
    var namespace: Namespace.ID?
    private let inbox: SessionInbox

    init(_ inbox: SessionInbox) { self.inbox = inbox }

    fileprivate func request(_ namespace: Namespace.ID) {
        self.namespace = namespace
        inbox.requestUpdate()
    }
}

private struct ResetFocusKey: EnvironmentKey {
    static var defaultValue: ResetFocusAction { ResetFocusAction(reset: nil) }
}

extension EnvironmentValues {
    /// Resets the focus; outside of a session it does nothing. Source: SwiftUI's `resetFocus`.
    public package(set) var resetFocus: ResetFocusAction {
        get { self[ResetFocusKey.self] }
        set { self[ResetFocusKey.self] = newValue }
    }
}
