/// A view with a menu that opens next to it.
private struct ContextMenuView<Content: View, Items: View>: View {
    let content: Content
    let items: Items

    @State private var isOpen = false

    var body: some View {
        content.listening(.contextMenu { isOpen = true }).menu(isOpen: $isOpen) { items }
    }
}

/// The action for a pointer that comes over a view, or leaves it.
enum HoverAction: ViewTrait {
    typealias Value = (Bool) -> Void

    /// All of them run.
    static func joined(_ outer: @escaping Value, _ inner: @escaping Value) -> Value {
        { isOver in
            inner(isOver)
            outer(isOver)
        }
    }
}

extension View {
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

    /// Runs an action when a pointer comes over the view, or leaves it. No event of a session is one. Source: SwiftUI's
    /// `onHover(perform:)`.
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { saying(HoverAction.self, action) }
}
