import MizanLayout

/// The bars that show a tab. Source: SwiftUI's `TabPlacement`.
public struct TabPlacement: Hashable, Sendable {
    private enum PlacementForm: Hashable, Sendable { case automatic, pinned, sidebarOnly }

    private let form: PlacementForm

    /// As the kind of tab has it.
    public static let automatic = TabPlacement(form: .automatic)
    /// In the bar, and at its end.
    public static let pinned = TabPlacement(form: .pinned)
    /// A tab that the sidebar alone shows.
    public static let sidebarOnly = TabPlacement(form: .sidebarOnly)
}

/// The changes of a tab that a reader may make. Source: SwiftUI's `TabCustomizationBehavior`.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private enum BehaviorForm: Hashable, Sendable { case automatic, disabled, reorderable }

    private let form: BehaviorForm

    /// As the place of the tab has it.
    public static let automatic = TabCustomizationBehavior(form: .automatic)
    /// A reader changes nothing of it.
    public static let disabled = TabCustomizationBehavior(form: .disabled)
    /// A reader can move the tab.
    public static let reorderable = TabCustomizationBehavior(form: .reorderable)
}

/// The place where a tab is shown or hidden. Source: SwiftUI's `AdaptableTabBarPlacement`.
public enum AdaptableTabBarPlacement: Hashable, Sendable {
    case automatic, tabBar, sidebar
}

// A tab view is drawn with a bar, as on a phone: it has no sidebar that would show some tabs alone, and no reader changes the bar.
nonisolated extension TabContent {
    /// Sets the bars that show the tab; the one that is drawn shows all of them. Source: SwiftUI's `tabPlacement(_:)`.
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        _Tabs(TabValue.self, placement == .automatic ? AnyView(self) : AnyView(withoutEffect("tabPlacement(_:)")))
    }

    /// Names the tab, by which a reader's changes are remembered. Source: SwiftUI's `customizationID(_:)`.
    public func customizationID(_ id: String) -> some TabContent<TabValue> { _Tabs(TabValue.self, self) }

    /// Sets what a reader may change of the tab. Source: SwiftUI's `customizationBehavior(_:for:)`.
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        _Tabs(TabValue.self, self)
    }

    /// Sets whether the tab is shown until a reader changes it: one that is hidden in the bar isn't there. Source: SwiftUI's
    /// `defaultVisibility(_:for:)`.
    public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        hidden(visibility == .hidden && (placements.isEmpty || placements.contains { $0 != .sidebar }))
    }

    /// Adds buttons to a section of the sidebar, which isn't drawn. Source: SwiftUI's `sectionActions(content:)`.
    public func sectionActions(@ViewBuilder content: () -> some View) -> some TabContent<TabValue> {
        _Tabs(TabValue.self, withoutEffect("sectionActions(content:)"))
    }
}
