import MizanBase

/// Views next to the one that presents them. Source: SwiftUI's `popover`.
///
/// It is a sheet or covers the screen if its content asks for that where there is little room
/// (`presentationCompactAdaptation(_:)`). Otherwise it is next to its view on every screen.
struct Popover: PrimitiveView, RememberedView {
    let presentation: Presentation
    /// The presentation's number among those of the screen.
    let number: Int

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        try context.remember(self, into: &nodes)
    }

    func makeOwnNodes(in context: ViewContext, into nodes: inout _NodeList) throws {
        var made = _NodeList()
        try context.making.at(Making.modifierStep) {
            try KeptContent(presentation.content, in: .presented(presentation.dismiss))
                ._makeNodes(in: context.forChildren(), into: &made)
        }
        let content = StackNode.column(of: made.nodes, direction: context.direction)
        let look = content.values(of: PresentationLook.self).reduce(PresentationLook()) {
            PresentationLook.joined($0, $1)
        }
        let adaptation =
            context.environment.horizontalSizeClass == .compact ? look.adaptation?.horizontal ?? .automatic : .none
        try context.making.at(Making.decorationStep) {
            let view = PopoverView(
                presentation: presentation, number: number, content: MadeView(node: content), look: look,
                adaptation: adaptation)
            try view._makeNodes(in: context.nested(), into: &nodes)
        }
    }
}

/// The card of a popover, or what it is where there is little room.
private struct PopoverView: View {
    let presentation: Presentation
    let number: Int
    let content: MadeView
    let look: PresentationLook
    let adaptation: PresentationAdaptation

    var body: some View {
        ZStack {
            switch adaptation {
            case .sheet, .fullScreenCover:
                Dimming(action: presentation.dismiss)
                SheetCard(content: content, look: look)
            case .automatic, .none, .popover:
                Surroundings(action: presentation.dismiss)
                AnchoredView(presentation: presentation, number: number) { card }
            }
        }
    }

    private var card: some View {
        let outline = RoundedRectangle(cornerRadius: look.cornerRadius ?? 12)
        return CardContent { content }
            .background {
                if let background = look.background {
                    KeptContent(background)
                } else {
                    Rectangle().fill(Color(SystemColor.card))
                }
            }
            .clipShape(outline)
            .overlay { outline.strokeBorder(Color(SystemColor.separator)) }
            .typeName("Popover")
    }
}
