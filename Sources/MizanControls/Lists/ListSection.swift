import Foundation
import MizanLayout

/// What a view says of itself as a section of a list.
struct ListSection: ViewTrait {
    var separators: [VerticalEdge: Visibility] = [:]

    static func joined(_ outer: ListSection, _ inner: ListSection) -> ListSection {
        ListSection(separators: outer.separators.merging(inner.separators) { outer, _ in outer })
    }
}

/// The distance between sections. Source: SwiftUI's `ListSectionSpacing`.
public struct ListSectionSpacing: Hashable, Sendable {
    enum SpacingRule: Hashable, Sendable {
        case `default`, compact
        case custom(Double)
    }

    let kind: SpacingRule

    /// As the list's style has it.
    public static let `default` = ListSectionSpacing(kind: .default)
    /// Less.
    public static let compact = ListSectionSpacing(kind: .compact)

    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .custom(spacing)) }
}

/// What the views around say of lists inside.
private struct ListPreferences: EnvironmentKey {
    var sectionSpacing = ListSectionSpacing.default
    var rowSpacing: Double?
    var minimumRowHeight = 44.0
    var minimumHeaderHeight: CGFloat?
    var editMode: Binding<EditMode>?

    static var defaultValue: ListPreferences { ListPreferences() }
}

extension EnvironmentValues {
    /// The distance between sections of lists inside.
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListPreferences.self].sectionSpacing }
        set { self[ListPreferences.self].sectionSpacing = newValue }
    }

    /// The distance between rows of lists inside, in points; nil for the style's.
    var listRowSpacing: Double? {
        get { self[ListPreferences.self].rowSpacing }
        set { self[ListPreferences.self].rowSpacing = newValue }
    }

    /// The least height of rows, in points. Source: SwiftUI's `defaultMinListRowHeight`.
    public var defaultMinListRowHeight: CGFloat {
        get { self[ListPreferences.self].minimumRowHeight }
        set { self[ListPreferences.self].minimumRowHeight = newValue }
    }

    /// The least height of headers, in points; nil for what they need. Source: SwiftUI's `defaultMinListHeaderHeight`.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[ListPreferences.self].minimumHeaderHeight }
        set { self[ListPreferences.self].minimumHeaderHeight = newValue }
    }

    /// Whether a reader edits the views inside; nil where they can't. Source: SwiftUI's `editMode`.
    public var editMode: Binding<EditMode>? {
        get { self[ListPreferences.self].editMode }
        set { self[ListPreferences.self].editMode = newValue }
    }
}

/// Whether a reader edits an interface. Source: SwiftUI's `EditMode`.
public enum EditMode: Hashable, Sendable {
    /// No.
    case inactive
    /// For as long as a finger moves.
    case transient
    /// Yes.
    case active

    /// Whether a reader edits.
    public var isEditing: Bool { self != .inactive }
}

nonisolated extension View {
    /// Shows or hides the lines at the section's edges. Source: SwiftUI's `listSectionSeparator(_:edges:)`.
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        settingTrait(ListSection(separators: edges.all(visibility)))
    }

    /// Sets the distance between sections of lists inside. Source: SwiftUI's `listSectionSpacing(_:)`.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the distance between sections of lists inside, in points. Source: SwiftUI's `listSectionSpacing(_:)`.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }

    /// Sets the distance between rows of lists inside, in points; nil for the style's. Source: SwiftUI's `listRowSpacing(_:)`.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { Double($0) })
    }

    /// Takes the spacing as `Double?`.
    @_disfavoredOverload public func listRowSpacing(_ spacing: Double?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}
