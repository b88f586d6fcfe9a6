import MizanBase
import MizanLayout

/// Columns side by side, the first at the leading side: what to choose from, and what was chosen. Source: SwiftUI's
/// `NavigationSplitView`.
///
/// Where the horizontal size class is compact, one column is shown: the sidebar, or the one that the author prefers.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: NavigationSplitViewVisibility
    private let compactColumn: NavigationSplitViewColumn

    @Environment(\.horizontalSizeClass) private var sizeClass

    /// Two columns. Source: SwiftUI's `init(sidebar:detail:)`.
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(columnVisibility: .constant(.automatic), sidebar: sidebar, detail: detail)
    }

    /// Two columns, of which a binding says which are shown. Source: SwiftUI's
    /// `init(columnVisibility:preferredCompactColumn:sidebar:detail:)`.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(
            columnVisibility: columnVisibility, preferredCompactColumn: preferredCompactColumn, sidebar: sidebar,
            content: { EmptyView() }, detail: detail)
    }

    /// Three columns. Source: SwiftUI's `init(sidebar:content:detail:)`.
    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility: .constant(.automatic), sidebar: sidebar, content: content, detail: detail)
    }

    /// Three columns, of which a binding says which are shown. Source: SwiftUI's
    /// `init(columnVisibility:preferredCompactColumn:sidebar:content:detail:)`.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn> = .constant(.sidebar),
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        visibility = columnVisibility.wrappedValue
        compactColumn = preferredCompactColumn.wrappedValue
        self.sidebar = sidebar()
        self.content = content()
        self.detail = detail()
    }

    private var hasContent: Bool { Content.self != EmptyView.self }

    /// The columns that are shown, each with its own bar.
    public var body: some View {
        let isCompact = sizeClass == .compact
        HStack(spacing: 0) {
            if isCompact ? compactColumn == .sidebar : visibility == .automatic || visibility == .all {
                column(sidebar, width: isCompact ? nil : 280).listStyle(.sidebar)
                if !isCompact { ColumnLine() }
            }
            if hasContent, isCompact ? compactColumn == .content : visibility != .detailOnly {
                column(content, width: isCompact ? nil : 320)
                if !isCompact { ColumnLine() }
            }
            if !isCompact || compactColumn == .detail { column(detail, width: nil) }
        }
        .typeName("NavigationSplitView")
    }

    private func column(_ view: some View, width: Double?) -> some View {
        NavigationStack { view }.frame(minWidth: width, maxWidth: width ?? .infinity)
    }
}

/// The line between two columns.
nonisolated private struct ColumnLine: View {
    @Environment(\.pixelLength) private var pixelLength

    var body: some View {
        Rectangle().fill(Color(SystemColor.separator)).frame(width: ListMetrics.separator(pixelLength: pixelLength))
            .ignoresSafeArea()
    }
}

/// The columns that are shown. Source: SwiftUI's `NavigationSplitViewVisibility`.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
    case automatic, all, doubleColumn, detailOnly
}

/// A column. Source: SwiftUI's `NavigationSplitViewColumn`.
public enum NavigationSplitViewColumn: Hashable, Sendable {
    case sidebar, content, detail
}
