import MizanLayout

extension SceneModifierType {
    /// What stands behind and before a view, and its colour.
    @SceneTable<SceneModifierType> static var decorations: [SceneModifierType] {
        SceneModifierType(
            "background", "Behind the view, as large as it is: a colour, views, or a colour in a shape.",
            .alone(.decoration, "A colour, or the views behind the view."),
            .argument("color", .style, "What a shape is painted with: a colour, tint or a gradient."),
            .argument("in", .view, "The shape that the colour fills; a rectangle unless said."),
            .argument("alignment", .alignment, or: .center, "Where the views stand in the frame."),
            .argument("content", .views, "The views."),
            .given
        ) { view, alone, color, shape, alignment, content, given in
            let content = try alone ?? content ?? given.filled(shape, with: color)
            return view.background(alignment: alignment) { content }
        }
        SceneModifierType(
            "overlay", "Before the view, as large as it is: a colour, views, or a colour in a shape.",
            .alone(.decoration, "A colour, or the views before the view."),
            .argument("color", .style, "What a shape is painted with: a colour, tint or a gradient."),
            .argument("in", .view, "The shape that the colour fills; a rectangle unless said."),
            .argument("alignment", .alignment, or: .center, "Where the views stand in the frame."),
            .argument("content", .views, "The views."),
            .given
        ) { view, alone, color, shape, alignment, content, given in
            let content = try alone ?? content ?? given.filled(shape, with: color)
            return view.overlay(alignment: alignment) { content }
        }
        SceneModifierType(
            "foregroundStyle", "What texts, symbols and shapes inside are painted with.",
            .value(.style, "A colour, tint, a level or a gradient.")
        ) { view, style in
            view.foregroundStyle(style)
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
