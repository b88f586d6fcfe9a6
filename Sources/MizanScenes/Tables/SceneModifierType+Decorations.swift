import MizanLayout

extension SceneModifierType {
    /// What stands behind and before a view, and its colour.
    @SceneTable<SceneModifierType> static var decorations: [SceneModifierType] {
        SceneModifierType(
            "background", "Behind the view, as large as it is: a colour, views, or a colour in a shape.",
            .alone(.decoration, "A colour, or the views behind the view."),
            .argument("color", .color, "The colour of a shape."),
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
            .argument("color", .color, "The colour of a shape."),
            .argument("in", .view, "The shape that the colour fills; a rectangle unless said."),
            .argument("alignment", .alignment, or: .center, "Where the views stand in the frame."),
            .argument("content", .views, "The views."),
            .given
        ) { view, alone, color, shape, alignment, content, given in
            let content = try alone ?? content ?? given.filled(shape, with: color)
            return view.overlay(alignment: alignment) { content }
        }
        SceneModifierType(
            "foregroundStyle", "The colour of texts, symbols and shapes inside.", .value(.color, "The colour.")
        ) { view, color in
            view.foregroundStyle(color)
        }
    }
}

extension SceneArguments {
    /// A shape in a colour that is given.
    fileprivate func filled(_ shape: AnyView?, with color: Color?) throws -> ViewList {
        guard let color else { throw missing(shape == nil ? "content" : "color") }
        return ViewList([AnyView((shape ?? AnyView(Rectangle())).foregroundStyle(color))])
    }
}
