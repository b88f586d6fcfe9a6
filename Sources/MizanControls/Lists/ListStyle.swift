import MizanLayout

/// The look of a list. Source: SwiftUI's `ListStyle`.
public protocol ListStyle {}

/// The look that the place has. Source: SwiftUI's `DefaultListStyle`.
public struct DefaultListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Rows from edge to edge. Source: SwiftUI's `PlainListStyle`.
public struct PlainListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Sections apart from each other, from edge to edge. Source: SwiftUI's `GroupedListStyle`.
public struct GroupedListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Rows in a frame with round corners. Source: SwiftUI's `InsetListStyle`.
public struct InsetListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Sections in frames with round corners. Source: SwiftUI's `InsetGroupedListStyle`.
public struct InsetGroupedListStyle: ListStyle {
    /// The style.
    public init() {}
}

/// Rows beside the content that they choose. Source: SwiftUI's `SidebarListStyle`.
public struct SidebarListStyle: ListStyle {
    /// The style.
    public init() {}
}

extension ListStyle where Self == DefaultListStyle {
    /// The look that the place has.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections apart from each other, from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows in a frame with round corners.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections in frames with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
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

extension View {
    /// Sets the look of lists inside. Source: SwiftUI's `listStyle(_:)`.
    public func listStyle(_ style: some ListStyle) -> some View { environment(\.listStyle, style) }
}
