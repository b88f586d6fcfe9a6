import MizanBase
import MizanLayout

/// The look of a tab view. Source: SwiftUI's `TabViewStyle`.
@MainActor @preconcurrency public protocol TabViewStyle {}

/// A bar below the screen. Source: SwiftUI's `DefaultTabViewStyle`.
nonisolated public struct DefaultTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
}

/// A bar below the screen. Source: SwiftUI's `TabBarOnlyTabViewStyle`.
nonisolated public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
}

/// A bar below the screen; no sidebar is drawn. Source: SwiftUI's `SidebarAdaptableTabViewStyle`.
nonisolated public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
}

/// Pages beside each other, with dots below. Source: SwiftUI's `PageTabViewStyle`.
nonisolated public struct PageTabViewStyle: TabViewStyle {
    /// Whether dots are shown. Source: SwiftUI's `PageTabViewStyle.IndexDisplayMode`.
    public struct IndexDisplayMode: Hashable, Sendable {
        fileprivate let visibility: Visibility

        /// For several pages.
        public static let automatic = IndexDisplayMode(visibility: .automatic)
        /// For one page too.
        public static let always = IndexDisplayMode(visibility: .visible)
        /// Never.
        public static let never = IndexDisplayMode(visibility: .hidden)
    }

    let indexDisplayMode: IndexDisplayMode

    /// Pages beside each other.
    public init(indexDisplayMode: IndexDisplayMode = .automatic) { self.indexDisplayMode = indexDisplayMode }
}

/// Pages below each other, with dots at the trailing side. Source: SwiftUI's `VerticalPageTabViewStyle`.
nonisolated public struct VerticalPageTabViewStyle: TabViewStyle {
    /// The style.
    public init() {}
}

nonisolated extension TabViewStyle where Self == DefaultTabViewStyle {
    /// A bar below the screen.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A bar below the screen.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A bar below the screen; no sidebar is drawn.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

nonisolated extension TabViewStyle where Self == PageTabViewStyle {
    /// Pages beside each other, with dots below.
    public static var page: PageTabViewStyle { PageTabViewStyle() }

    /// Pages beside each other; whether dots below show which.
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}

nonisolated extension TabViewStyle where Self == VerticalPageTabViewStyle {
    /// Pages below each other, with dots at the trailing side.
    public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}

/// The way from page to page in a style that has pages.
struct TabPages {
    let axis: Axis
    var dots = Visibility.automatic

    func showsDots(for count: Int) -> Bool { dots == .visible ? count > 0 : dots == .automatic && count > 1 }
}

nonisolated extension TabViewStyle {
    /// The way from page to page; nil for a style with a bar.
    var pages: TabPages? {
        switch self {
        case let style as PageTabViewStyle:
            TabPages(axis: .horizontal, dots: style.indexDisplayMode.visibility)
        case is VerticalPageTabViewStyle: TabPages(axis: .vertical)
        default: nil
        }
    }
}

private struct TabViewStyleKey: EnvironmentKey {
    static var defaultValue: any TabViewStyle { DefaultTabViewStyle() }
}

extension EnvironmentValues {
    /// The look of tab views inside.
    var tabViewStyle: any TabViewStyle {
        get { self[TabViewStyleKey.self] }
        set { self[TabViewStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of tab views inside. Source: SwiftUI's `tabViewStyle(_:)`.
    public func tabViewStyle(_ style: some TabViewStyle) -> some View { environment(\.tabViewStyle, style) }
}
