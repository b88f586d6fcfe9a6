import MizanBase
import MizanLayout

extension SceneModifierType {
    /// What holds for all views inside, and what a view is about.
    @SceneTable<SceneModifierType> static var environments: [SceneModifierType] {
        SceneModifierType(
            "environment", "Values that hold for the views inside; at least one.",
            .argument("layoutDirection", .cases(of: LayoutDirection.self, named: "layoutDirection"), "The direction."),
            .argument("locale", .locale, "The language of the texts, such as ar-EG."),
            .given
        ) { view, direction, locale, given in
            guard direction != nil || locale != nil else {
                throw given.value.error(
                    "“environment” sets nothing", fix: "give it layoutDirection or locale", rule: "missing-key")
            }
            var view = view
            if let locale { view = AnyView(view.environment(\.locale, locale)) }
            if let direction { view = AnyView(view.environment(\.layoutDirection, direction)) }
            return view
        }
        SceneModifierType(
            "semanticContentAttribute", "What the view's content is about, which decides its direction.",
            .value(.cases(of: SemanticContentAttribute.self, named: "semanticContentAttribute"), "The attribute.")
        ) { view, attribute in
            view.semanticContentAttribute(attribute)
        }
    }
}
