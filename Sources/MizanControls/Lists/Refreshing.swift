import MizanLayout

/// Gets newer content. Source: SwiftUI's `RefreshAction`.
public struct RefreshAction {
    private let action: () async -> Void

    fileprivate init(_ action: @escaping () async -> Void) { self.action = action }

    /// Gets it, and returns when it is there.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// Gets newer content for the views inside; nil where there is no way. Source: SwiftUI's `refresh`.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Lets views inside get newer content: a list by a pull, others by `@Environment(\.refresh)`. Source: SwiftUI's
    /// `refreshable(action:)`.
    public func refreshable(action: @escaping () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action))
    }
}
