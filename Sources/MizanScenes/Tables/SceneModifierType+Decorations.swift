import MizanLayout

extension SceneModifierType {
    /// What stands behind and before a view, and its colour.
    @SceneTable<SceneModifierType> static var decorations: [SceneModifierType] {
        decoration("background", "Behind") { view, alignment, content in
            view.background(alignment: alignment) { content }
        }
        decoration("overlay", "Before") { view, alignment, content in
            view.overlay(alignment: alignment) { content }
        }
        SceneModifierType(
            "foregroundStyle", "What texts, symbols and shapes inside are painted with.",
            .value(.style, "A colour, tint, a level or a gradient.")
        ) { view, style in
            view.foregroundStyle(style)
        }
    }

    /// - Parameter side: On which side of the view the decoration is drawn, as a sentence begins with it.
    private static func decoration(
        _ name: String, _ side: String, apply: @escaping @Sendable (AnyView, Alignment, ViewList) -> any View
    ) -> SceneModifierType {
        SceneModifierType(
            name,
            "\(side) the view, as large as it is: a colour, views, or a colour in a shape.",
            .alone(.decoration, "A colour, or the views \(side.lowercased()) the view."),
            .argument("color", .style, "What a shape is painted with: a colour, tint or a gradient."),
            .argument("in", .view, "The shape that the colour fills; a rectangle unless said."),
            .argument("alignment", .alignment, or: .center, "Where the views stand in the frame."),
            .argument("content", .views, "The views."),
            .given
        ) { view, alone, color, shape, alignment, content, given in
            apply(view, alignment, try alone ?? content ?? given.filled(shape, with: color))
        }
    }
}

extension SceneArguments {
    /// A shape in a colour that is given.
    fileprivate func filled(_ shape: AnyView?, with color: AnyShapeStyle?) throws -> ViewList {
        guard let color else { throw missing(shape == nil ? "content" : "color") }
        return ViewList([AnyView((shape ?? AnyView(Rectangle())).foregroundStyle(color))])
    }
}
