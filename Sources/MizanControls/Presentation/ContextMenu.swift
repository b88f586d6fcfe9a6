import MizanLayout

/// A view with a menu that opens next to it.
nonisolated private struct ContextMenuView<Content: View, Items: View>: View {
    let content: Content
    let items: Items

    @State private var isOpen = false

    var body: some View {
        content.listening(.contextMenu { isOpen = true }).menu(isOpen: $isOpen) { items }
    }
}

nonisolated extension View {
    /// Sets the menu of the view, which a long press or a secondary click opens in a session. `EmptyView` is no menu. Source: SwiftUI's
    /// `contextMenu(menuItems:)`.
    @ViewBuilder public func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View {
        if Items.self == EmptyView.self {
            self
        } else {
            ContextMenuView(content: self, items: menuItems())
        }
    }

    /// Sets the menu of the view; the preview isn't drawn. Source: SwiftUI's `contextMenu(menuItems:preview:)`.
    public func contextMenu(@ViewBuilder menuItems: () -> some View, @ViewBuilder preview: () -> some View) -> some View
    {
        contextMenu(menuItems: menuItems)
    }
}
