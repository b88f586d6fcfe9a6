import MizanLayout

/// The look of a table. Source: SwiftUI's `TableStyle`.
@MainActor @preconcurrency public protocol TableStyle {}

/// The look that the place has. Source: SwiftUI's `AutomaticTableStyle`.
nonisolated public struct AutomaticTableStyle: TableStyle {
    /// The style.
    public init() {}
}

/// Rows inset from the table's edges. Source: SwiftUI's `InsetTableStyle`.
nonisolated public struct InsetTableStyle: TableStyle {
    let alternates: Bool

    /// The style; every second row of the table's data has another background.
    public init() { alternates = true }

    /// The style.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every second row of the table's data has another background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

/// Rows from edge to edge with a line around the table. Source: SwiftUI's `BorderedTableStyle`.
nonisolated public struct BorderedTableStyle: TableStyle {
    let alternates: Bool

    /// The style; every second row of the table's data has another background.
    public init() { alternates = true }

    /// The style.
    ///
    /// - Parameter alternatesRowBackgrounds: Whether every second row of the table's data has another background.
    public init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
}

nonisolated extension TableStyle where Self == AutomaticTableStyle {
    /// The look that the place has.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension TableStyle where Self == InsetTableStyle {
    /// Rows inset from the table's edges.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Rows inset from the table's edges; whether every second one has another background.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

nonisolated extension TableStyle where Self == BorderedTableStyle {
    /// Rows from edge to edge with a line around the table.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// Rows from edge to edge with a line around the table; whether every second one has another background.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

/// The measures of a style, in points.
struct TableMetrics {
    /// The distance of cells from the table's edges.
    var inset = 16.0
    /// The distance of separators from them.
    var separatorInset = 16.0
    /// The corners of backgrounds.
    var cornerRadius = 6.0
    var alternates = false
    var isBordered = false
}

nonisolated extension TableStyle {
    /// The measures of the style.
    var look: TableMetrics {
        switch self {
        case let style as InsetTableStyle: TableMetrics(alternates: style.alternates)
        case let style as BorderedTableStyle:
            TableMetrics(
                inset: 8, separatorInset: 0, cornerRadius: 0, alternates: style.alternates, isBordered: true)
        default: TableMetrics()
        }
    }
}

/// What the views around say of tables inside.
private struct TablePreferences: EnvironmentKey {
    var style: any TableStyle = AutomaticTableStyle()
    var headers = Visibility.automatic

    static var defaultValue: TablePreferences { TablePreferences() }
}

extension EnvironmentValues {
    /// The look of tables inside.
    var tableStyle: any TableStyle {
        get { self[TablePreferences.self].style }
        set { self[TablePreferences.self].style = newValue }
    }

    /// Whether tables inside show their columns' titles.
    var tableColumnHeaders: Visibility {
        get { self[TablePreferences.self].headers }
        set { self[TablePreferences.self].headers = newValue }
    }
}

nonisolated extension View {
    /// Sets the look of tables inside. Source: SwiftUI's `tableStyle(_:)`.
    public func tableStyle(_ style: some TableStyle) -> some View { environment(\.tableStyle, style) }

    /// Shows or hides the titles of the columns of tables inside. Source: SwiftUI's `tableColumnHeaders(_:)`.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
