import MizanLayout

/// The way of the views inside a navigation to other screens of it.
final class Navigator {
    var path: any NavigationValues

    init(_ path: any NavigationValues) { self.path = path }
}

private struct NavigatorKey: EnvironmentKey {
    static var defaultValue: Navigator? { nil }
}

extension EnvironmentValues {
    /// The navigation around; nil where there is none.
    var navigator: Navigator? {
        get { self[NavigatorKey.self] }
        set { self[NavigatorKey.self] = newValue }
    }
}
