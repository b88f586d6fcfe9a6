import MizanBase

/// The items of an open menu, one below the other at the lower edge of the screen, where a hand reaches them; more than the screen
/// has room for scroll. An item that was chosen takes the menu away.
struct MenuCard: View {
    let presentation: Presentation

    var body: some View {
        CardContent { items }
            .background(Color(SystemColor.card), in: RoundedRectangle(cornerRadius: 20))
            .padding(8)
            .role("menu").typeName("MenuItems")
    }

    private var items: some View {
        VStack(alignment: .leading, spacing: 0) {
            KeptContent(
                presentation.content.mapped {
                    $0.buttonStyle(MenuItemStyle()).environment(\.choiceMade, presentation.dismiss)
                        .environment(\.isInMenu, true)
                }, in: .presented(presentation.dismiss))
        }
        .padding(.vertical, 8)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// The look of an open menu's buttons: a row of its width.
private struct MenuItemStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.primary))
            .padding(.horizontal, 20)
            .padding(.vertical, 11)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
            .background(configuration.isPressed ? Color(SystemColor.track) : .clear)
            .contentShape(Rectangle())
    }
}

extension View {
    /// Opens a menu over the screen while a binding is true.
    func menu(isOpen: Binding<Bool>, items: @escaping () -> some View) -> some View {
        modifier(
            PresentationModifier(isOpen) { Presentation(kind: .menu, content: KeptView(items()), dismiss: $0) })
    }
}
