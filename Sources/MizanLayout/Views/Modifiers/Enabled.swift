private struct IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private struct IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

extension EnvironmentValues {
    /// Whether the views inside take events. Source: SwiftUI's `isEnabled`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }

    /// Whether scrolling views inside scroll by events. Source: SwiftUI's `isScrollEnabled`.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Whether the view and the views inside take no events, as long as none around is disabled. What is around takes them then.
    /// Source: SwiftUI's `disabled(_:)`.
    ///
    /// Mizan's own controls are paler then; other views, and controls in styles of an author's, look as before.
    public func disabled(_ disabled: Bool) -> some View { changed(by: DisabledModifier(isDisabled: disabled)) }

    /// Whether scrolling views inside stay where they are. Source: SwiftUI's `scrollDisabled(_:)`.
    public func scrollDisabled(_ disabled: Bool) -> some View { environment(\.isScrollEnabled, !disabled) }
}

private struct DisabledModifier: ContextModifier {
    let isDisabled: Bool

    func change(_ context: inout ViewContext) {
        if isDisabled, context.environment.isEnabled { context.environment.isEnabled = false }
    }
}
