import MizanLayout
import MizanLocalization

/// What a view says of itself as a tab.
struct TabItem: ViewTrait {
    /// The picture and the title in the bar.
    var label: CapturedView?
    var role: TabRole?
    var isHidden: Bool?

    static func captured(_ value: TabItem, in context: ViewContext) -> TabItem {
        var item = value
        item.label = value.label?.captured(in: context)
        return item
    }

    static func joined(_ outer: TabItem, _ inner: TabItem) -> TabItem {
        TabItem(
            label: outer.label ?? inner.label, role: outer.role ?? inner.role,
            isHidden: outer.isHidden ?? inner.isHidden)
    }
}

/// The purpose of a tab. Source: SwiftUI's `TabRole`.
public struct TabRole: Hashable, Sendable {
    private enum RoleName: Hashable, Sendable { case search }

    private let kind: RoleName

    /// Leads to a search.
    public static let search = TabRole(kind: .search)
}

nonisolated extension View {
    /// Sets the picture and the title that stand for the view in a tab bar. Source: SwiftUI's `tabItem(_:)`.
    public func tabItem(@ViewBuilder _ label: () -> some View) -> some View {
        settingTrait(TabItem(label: CapturedView(label())))
    }
}
