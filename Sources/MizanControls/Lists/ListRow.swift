import MizanBase
import MizanLayout

/// What a view says of itself as a row of a list.
struct ListRow: ViewTrait {
    var insets: EdgeInsets?
    var background: CapturedView?
    var separators: [VerticalEdge: Visibility] = [:]
    var separatorTints: [VerticalEdge: Color] = [:]
    var itemTint: Color?
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?
    /// Whether the row's own view shows its badge.
    var showsBadge: Bool?
    /// The buttons that swipes uncover, the innermost modifier's first.
    var swipeActions: [SwipeActions] = []

    static func captured(_ value: ListRow, in context: ViewContext) -> ListRow {
        var row = value
        row.background = value.background?.captured(in: context)
        for index in row.swipeActions.indices {
            row.swipeActions[index].content = row.swipeActions[index].content.captured(in: context)
        }
        return row
    }

    static func joined(_ outer: ListRow, _ inner: ListRow) -> ListRow {
        ListRow(
            insets: outer.insets ?? inner.insets, background: outer.background ?? inner.background,
            separators: outer.separators.merging(inner.separators) { outer, _ in outer },
            separatorTints: outer.separatorTints.merging(inner.separatorTints) { outer, _ in outer },
            itemTint: outer.itemTint ?? inner.itemTint,
            isDeleteDisabled: outer.isDeleteDisabled ?? inner.isDeleteDisabled,
            isMoveDisabled: outer.isMoveDisabled ?? inner.isMoveDisabled,
            showsBadge: outer.showsBadge ?? inner.showsBadge,
            swipeActions: inner.swipeActions + outer.swipeActions)
    }
}

/// The buttons that a swipe over a row uncovers.
struct SwipeActions {
    let edge: HorizontalEdge
    /// Whether a swipe over the whole row runs the first of them.
    let allowsFullSwipe: Bool
    var content: CapturedView
}

extension VerticalEdge {
    /// Several edges. Source: SwiftUI's `VerticalEdge.Set`.
    public struct Set: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: Int8

        /// Edges by their bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The upper edge.
        public static let top = Set(rawValue: 1 << 0)
        /// The lower edge.
        public static let bottom = Set(rawValue: 1 << 1)
        /// Both edges.
        public static let all: Set = [.top, .bottom]

        /// A value for each of the edges.
        func all<Value>(_ value: Value) -> [VerticalEdge: Value] {
            var values: [VerticalEdge: Value] = [:]
            if contains(.top) { values[.top] = value }
            if contains(.bottom) { values[.bottom] = value }
            return values
        }
    }
}

nonisolated extension View {
    /// Sets the insets of the row, in points; nil for the list's. Source: SwiftUI's `listRowInsets(_:)`.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { settingTrait(ListRow(insets: insets)) }

    /// Sets the view behind the row; nil for the list's. Source: SwiftUI's `listRowBackground(_:)`.
    public func listRowBackground(_ view: (some View)?) -> some View {
        settingTrait(ListRow(background: view.map { CapturedView($0) }))
    }

    /// Shows or hides the lines at the row's edges. Source: SwiftUI's `listRowSeparator(_:edges:)`.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        settingTrait(ListRow(separators: edges.all(visibility)))
    }

    /// Sets the colour of the lines at the row's edges. Source: SwiftUI's `listRowSeparatorTint(_:edges:)`.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        settingTrait(ListRow(separatorTints: color.map { edges.all($0) } ?? [:]))
    }

    /// Sets the colour of the row's symbols. Source: SwiftUI's `listItemTint(_:)`.
    public func listItemTint(_ tint: Color?) -> some View { settingTrait(ListRow(itemTint: tint)) }

    /// Adds buttons that a swipe over the row uncovers. Source: SwiftUI's `swipeActions(edge:allowsFullSwipe:content:)`.
    ///
    /// - Parameters:
    ///   - edge: The edge that they stand at: in a right-to-left interface, the trailing one is at the left.
    ///   - allowsFullSwipe: Whether a swipe over the whole row runs the first of them.
    ///   - content: The buttons.
    public func swipeActions(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> some View
    ) -> some View {
        settingTrait(
            ListRow(
                swipeActions: [
                    SwipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe, content: CapturedView(content()))
                ]))
    }

    /// Whether the row can't be deleted. Source: SwiftUI's `deleteDisabled(_:)`.
    public func deleteDisabled(_ isDisabled: Bool) -> some View { settingTrait(ListRow(isDeleteDisabled: isDisabled)) }

    /// Whether the row can't be moved. Source: SwiftUI's `moveDisabled(_:)`.
    public func moveDisabled(_ isDisabled: Bool) -> some View { settingTrait(ListRow(isMoveDisabled: isDisabled)) }
}
