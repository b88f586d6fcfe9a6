import MizanLayout

/// The look of a list. Source: SwiftUI's `ListStyle`.
@MainActor @preconcurrency public protocol ListStyle {}

/// The look that the place has. Source: SwiftUI's `DefaultListStyle`.
nonisolated public struct DefaultListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Rows from edge to edge. Source: SwiftUI's `PlainListStyle`.
nonisolated public struct PlainListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Sections apart from each other, from edge to edge. Source: SwiftUI's `GroupedListStyle`.
nonisolated public struct GroupedListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Rows in a frame with round corners. Source: SwiftUI's `InsetListStyle`.
nonisolated public struct InsetListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Sections in frames with round corners. Source: SwiftUI's `InsetGroupedListStyle`.
nonisolated public struct InsetGroupedListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Rows beside the content that they choose. Source: SwiftUI's `SidebarListStyle`.
nonisolated public struct SidebarListStyle: ListStyle {
    /// The style.
    public init() {}
}

nonisolated extension ListStyle where Self == DefaultListStyle {
    /// The look that the place has.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

nonisolated extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

nonisolated extension ListStyle where Self == GroupedListStyle {
    /// Sections apart from each other, from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

nonisolated extension ListStyle where Self == InsetListStyle {
    /// Rows in a frame with round corners.
    public static var inset: InsetListStyle { InsetListStyle() }
}

nonisolated extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections in frames with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension ListStyle where Self == SidebarListStyle {
    /// Rows beside the content that they choose.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListStyleKey: EnvironmentKey {
    static var defaultValue: any ListStyle { DefaultListStyle() }
}

extension EnvironmentValues {
    /// The look of lists inside.
    var listStyle: any ListStyle {
        get { self[ListStyleKey.self] }
        set { self[ListStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of lists inside. Source: SwiftUI's `listStyle(_:)`.
    public func listStyle(_ style: some ListStyle) -> some View { environment(\.listStyle, style) }
}
