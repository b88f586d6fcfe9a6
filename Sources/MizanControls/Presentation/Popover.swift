import MizanBase
import MizanLayout

/// Views next to the one that presents them, on a card with an arrow that points at it. Source: SwiftUI's `popover`.
///
/// It is a sheet or covers the screen if its content asks for that where there is little room
/// (`presentationCompactAdaptation(_:)`). Otherwise it is next to its view on every screen.
nonisolated struct Popover: PrimitiveView, RememberedView {
    let presentation: Presentation
    /// The presentation's number among those of the screen.
    let number: Int

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        let isCompact = context.environment.horizontalSizeClass == .compact
        try presentation.makeNodes(in: context, into: &nodes) { content, look in
            PopoverView(
                presentation: presentation, number: number, content: content, look: look,
                adaptation: isCompact ? look.adaptation?.horizontal ?? .automatic : .none)
        }
    }
}

/// The card of a popover, or what it is where there is little room.
nonisolated private struct PopoverView: View {
    let presentation: Presentation
    let number: Int
    let content: MadeView
    let look: PresentationPreferences
    let adaptation: PresentationAdaptation

    var body: some View {
        ZStack {
            switch adaptation {
            case .sheet, .fullScreenCover:
                Dimming(action: presentation.dismiss)
                SheetCard(content: content, look: look)
            case .automatic, .none, .popover:
                PresentationBackdrop(action: presentation.dismiss)
                AnchoredView(
                    form: .popover(presentation.arrowEdge), anchor: presentation.anchor, number: number,
                    arrow: AnchoredArrow(radius: radius, look.background)
                ) {
                    card
                }
            }
        }
    }

    private var radius: Double { look.cornerRadius ?? 12 }

    private var card: some View {
        let outline = RoundedRectangle(cornerRadius: radius)
        return CardContent { content }
            .background {
                if let background = look.background {
                    CapturedContent(background)
                } else {
                    Rectangle().fill(Color(SystemColor.card))
                }
            }
            .clipShape(outline)
            .overlay { outline.strokeBorder(Color(SystemColor.separator)) }
            .typeName("Popover")
    }
}
