import MizanBase

/// Who decides the direction of a part of the screen.
public enum UserInterfaceLevel: String, Hashable, Sendable, CaseIterable {
    /// The system's language: window buttons and menus, also those of an app that isn't localized.
    case system
    /// The app's language: what a layout begins with.
    case application
    /// The content's own direction, as a page has one (`dir`).
    case content
}

extension View {
    /// The view and what is inside it as content with a direction of its own, whatever is around it: a page with a `dir`.
    ///
    /// Regions nest to any depth, and each lays out what is inside it as if it stood alone. Modifiers around this one are
    /// laid out as before.
    public func contentDirection(_ direction: LayoutDirection) -> some View {
        ContextView(content: self) {
            $0.environment.contentLayoutDirection = direction
            $0.environment.layoutDirection = direction
        }
    }

    /// The view and what is inside it in the direction of a level, such as window buttons in the system's.
    public func userInterfaceLevel(_ level: UserInterfaceLevel) -> some View {
        ContextView(content: self) {
            $0.environment.layoutDirection = $0.environment.layoutDirection(of: level)
        }
    }

    /// Whose direction the scrollers inside follow. Source: WebKit's `userInterfaceDirectionPolicy`.
    public func userInterfaceDirectionPolicy(_ policy: UserInterfaceDirectionPolicy) -> some View {
        environment(\.userInterfaceDirectionPolicy, policy)
    }
}
