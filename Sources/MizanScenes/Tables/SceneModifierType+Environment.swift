import MizanBase
import MizanDocument
import MizanLayout
import MizanLocalization

extension SceneModifierType {
    /// The modifiers that hold for all views inside, and those for a view's subject.
    @SceneTableBuilder<SceneModifierType> static var environments: [SceneModifierType] {
        SceneModifierType(
            "environment", "Values that hold for the views inside; at least one.",
            .argument("layoutDirection", .cases(of: LayoutDirection.self, named: "layoutDirection"), "The direction."),
            .argument("locale", .locale, "The language of the texts, such as ar-EG."),
            .argument(
                "termOfAddress", .cases(of: TermOfAddress.self, named: "termOfAddress"),
                "How texts speak to their reader; unless it is said, their alternatives are shown."),
            .argument("colorScheme", .cases(of: ColorScheme.self, named: "colorScheme"), "The colours by name."),
            .argument(
                "values", .environmentValues, "Values of one's own by name: what is inside reads them as $name."),
            .all
        ) { view, direction, locale, term, scheme, values, given in
            guard direction != nil || locale != nil || term != nil || scheme != nil || values != nil else {
                throw given.value.error(
                    "“environment” sets nothing",
                    fix: "give it layoutDirection, locale, termOfAddress, colorScheme or values",
                    rule: "missing-key")
            }
            var view = view
            if let scheme { view = AnyView(view.environment(\.colorScheme, scheme)) }
            if let term { view = AnyView(view.environment(\.termOfAddress, term)) }
            if let locale { view = AnyView(view.environment(\.locale, locale)) }
            if let direction { view = AnyView(view.environment(\.layoutDirection, direction)) }
            return view
        }
        SceneModifierType("tint", "The colour of what can be acted on inside.", .value(.color, "The colour.")) {
            view, color in view.tint(color)
        }
        SceneModifierType(
            "foregroundColor", "The colour of texts, symbols and unfilled shapes inside.",
            .value(.color, "The colour.")
        ) { view, color in
            view.foregroundColor(color)
        }
        SceneModifierType(
            "semanticContentAttribute", "What the view's content is about, which decides its direction.",
            .value(.cases(of: SemanticContentAttribute.self, named: "semanticContentAttribute"), "The attribute.")
        ) { view, attribute in
            view.semanticContentAttribute(attribute)
        }
    }
}
