import MizanLayout

/// A menu that the title of a screen opens. Source: SwiftUI's `ToolbarTitleMenu`.
nonisolated public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    private let content: Content

    /// A menu with items.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Sets the menu that the title opens.
    public func _addItems(to items: inout _ToolbarItems) { items.titleMenu = CapturedView(content) }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// No menu: the items that a document has by itself aren't there.
    public init() { self.init { EmptyView() } }

    /// Adds nothing, as it is empty.
    public func _addItems(to items: inout _ToolbarItems) {}
}

nonisolated extension View {
    /// Lets the title of the screen open a menu. Source: SwiftUI's `toolbarTitleMenu(content:)`.
    public func toolbarTitleMenu(@ViewBuilder content: () -> some View) -> some View {
        settingTrait(Toolbar(titleMenu: CapturedView(content())))
    }
}

/// A title that opens a menu if there is one, with an arrow beside it.
nonisolated struct TitleMenu<Title: View>: View {
    let menu: CapturedView?
    @ViewBuilder let title: Title

    var body: some View {
        if let menu {
            Menu {
                CapturedContent(menu)
            } label: {
                HStack(spacing: 4) {
                    title
                    Image(systemName: "chevron.down.circle.fill").font(.footnote).foregroundStyle(.secondary)
                        .accessibilityHidden(true)
                }
            }
            .buttonStyle(.plain)
        } else {
            title
        }
    }
}
