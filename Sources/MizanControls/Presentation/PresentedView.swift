import MizanBase
import MizanLayout

extension Presentation: Presentable {
    package var isDismissedByEscape: Bool { kind != .alert }

    package func view(number: Int) -> AnyView { AnyView(PresentedView(presentation: self, number: number)) }
}

/// One presentation over what is behind it.
nonisolated private struct PresentedView: View {
    let presentation: Presentation
    /// Its number among those of the screen.
    let number: Int

    var body: some View {
        switch presentation.kind {
        case .fullScreenCover:
            CapturedContent(presentation.content, in: .presented(presentation.dismiss))
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { Rectangle().fill(Color(SystemColor.card)).ignoresSafeArea() }
                .typeName("FullScreenCover").accessibilityAddTraits(.isModal)
        case .sheet:
            ZStack {
                Dimming(action: presentation.dismiss)
                Sheet(presentation: presentation)
            }
            .typeName("Presentation").accessibilityAddTraits(.isModal)
        case .alert:
            ZStack {
                Dimming(action: nil)
                AlertCard(presentation: presentation)
            }
            .typeName("Presentation").accessibilityAddTraits(.isModal)
        case .confirmationDialog:
            ZStack(alignment: .bottom) {
                Dimming(action: presentation.dismiss)
                DialogCard(presentation: presentation)
            }
            .typeName("Presentation").accessibilityAddTraits(.isModal)
        case .menu:
            ZStack {
                PresentationBackdrop(action: presentation.dismissMenus)
                AnchoredView(
                    form: presentation.isSubmenu ? .submenu(inset: MenuCard.padding) : .menu, number: number
                ) {
                    MenuCard(presentation: presentation)
                }
            }
            .typeName("Presentation").accessibilityAddTraits(.isModal)
        case .popover:
            Popover(presentation: presentation, number: number)
                .typeName("Presentation").accessibilityAddTraits(.isModal)
        }
    }
}

/// A veil over what is behind a presentation, which takes its taps.
nonisolated struct Dimming: View {
    /// Takes the presentation away at a tap; nil for one that waits for an answer.
    let action: DismissAction?

    var body: some View {
        Rectangle().fill(Color.black.opacity(0.35)).ignoresSafeArea()
            .onTapGesture { action?() }
            .accessibilityHidden(true)
            .typeName("Dimming")
    }
}

/// What is behind a menu or a popover: it looks as it is, and a tap takes the presentation away.
nonisolated struct PresentationBackdrop: View {
    let action: DismissAction

    var body: some View {
        Rectangle().fill(Color.clear).ignoresSafeArea()
            .contentShape(Rectangle())
            .onTapGesture { action() }
            .accessibilityHidden(true)
            .typeName("Surroundings")
    }
}
