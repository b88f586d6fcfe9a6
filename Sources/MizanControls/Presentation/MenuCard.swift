import MizanBase
import MizanLayout

/// The items of an open menu, one below the other. More than the screen has room for scroll.
nonisolated struct MenuCard: View {
    let presentation: Presentation

    /// The distance of the items from the card's upper and lower edges, in points.
    static let padding = 6.0

    var body: some View {
        CardContent {
            VStack(alignment: .leading, spacing: 0) { MenuItems(presentation: presentation) }
                .padding(.vertical, Self.padding)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(Color(SystemColor.card), in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(Color(SystemColor.separator)) }
        .role("menu").typeName("MenuItems")
    }
}

/// The look of an open menu's buttons: a row of its width.
nonisolated struct MenuItemStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
            .padding(.horizontal, 16)
            .padding(.vertical, 11)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background(configuration.isPressed ? Color(SystemColor.track) : .clear)
            .contentShape(Rectangle())
    }
}

nonisolated extension View {
    /// Opens a menu over the screen while a binding is true.
    func menu(isOpen: Binding<Bool>, items: @escaping () -> some View) -> some View {
        modifier(
            PresentationModifier(isOpen) { Presentation(kind: .menu, content: CapturedView(items()), dismiss: $0) })
    }
}
