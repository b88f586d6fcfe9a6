import MizanBase
import MizanLayout

extension SceneModifierType {
    /// The modifiers for what stands behind and before a view, and its colour.
    @SceneTableBuilder<SceneModifierType> static var decorations: [SceneModifierType] {
        decoration(
            "background", "Behind", style: { AnyView($0.background($1, ignoresSafeAreaEdges: $2)) },
            views: { view, alignment, content in AnyView(view.background(alignment: alignment) { content }) })
        decoration(
            "overlay", "Before", style: { AnyView($0.overlay($1, ignoresSafeAreaEdges: $2)) },
            views: { view, alignment, content in AnyView(view.overlay(alignment: alignment) { content }) })
        SceneModifierType(
            "foregroundStyle", "What texts, symbols and shapes inside are painted with.",
            .value(.style, "A colour, tint, a level or a gradient.")
        ) { view, style in
            view.foregroundStyle(style)
        }
    }

    /// - Parameter side: On which side of the view the decoration is drawn, as a sentence begins with it.
    private static func decoration(
        _ name: String, _ side: String, style: @escaping @Sendable (AnyView, AnyShapeStyle, Edge.Set) -> AnyView,
        views: @escaping @Sendable (AnyView, Alignment, ViewList) -> AnyView
    ) -> SceneModifierType {
        SceneModifierType(
            name,
            "\(side) the view, as large as it is: a colour or a gradient, views, or a colour in a shape.",
            .alone(.decoration, "A colour or a gradient, or the views \(side.lowercased()) the view."),
            .argument("color", .style, "What is painted: a colour, tint or a gradient."),
            .argument("in", .view, "The shape that the colour fills; without one it fills the frame."),
            .argument(
                "ignoresSafeAreaEdges", .edges, or: Edge.Set.all,
                "At which edges a colour without a shape reaches beyond the safe area; all unless said."),
            .argument("alignment", .alignment, or: .center, "Where the views stand in the frame."),
            .argument("content", .views, "The views."),
            .all
        ) { view, alone, color, shape, edges, alignment, content, given in
            switch alone {
            case .style(let paint)?: return style(view, paint, edges)
            case .views(let content)?: return views(view, alignment, content)
            case nil: break
            }
            if let content { return views(view, alignment, content) }
            guard let color else { throw given.missing(shape == nil ? "content" : "color") }
            guard let shape else { return style(view, color, edges) }
            return views(view, alignment, ViewList([AnyView(shape.foregroundStyle(color))]))
        }
    }
}
