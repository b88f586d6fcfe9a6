import MizanBase

nonisolated extension View {
    /// Treats the view and its content as content with a direction of its own, whatever is around it, like a page with
    /// a `dir`.
    ///
    /// Regions nest to any depth, and each is laid out as if it stood alone. Modifiers around this one keep the outer
    /// direction.
    public func contentDirection(_ direction: LayoutDirection) -> some View {
        changed(by: ContentDirectionModifier(direction: direction))
    }

    /// Lays out the view and its content in the direction of a level, such as window buttons in the system's.
    public func userInterfaceLevel(_ level: UserInterfaceLevel) -> some View {
        changed(by: UserInterfaceLevelModifier(level: level))
    }

    /// Sets the policy for the direction of the scrollers inside. Source: WebKit's `userInterfaceDirectionPolicy`.
    public func userInterfaceDirectionPolicy(_ policy: UserInterfaceDirectionPolicy) -> some View {
        environment(\.userInterfaceDirectionPolicy, policy)
    }
}

private struct ContentDirectionModifier: ContextModifier {
    let direction: LayoutDirection

    func change(_ context: inout ViewContext) {
        context.environment.contentLayoutDirection = direction
        context.environment.layoutDirection = direction
    }
}

private struct UserInterfaceLevelModifier: ContextModifier {
    let level: UserInterfaceLevel

    func change(_ context: inout ViewContext) {
        context.environment.layoutDirection = context.environment.layoutDirection(of: level)
    }
}
