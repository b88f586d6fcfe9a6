import MizanBase
import MizanDocument
import MizanLayout

extension SceneModifierType {
    /// The modifiers for those who do not see a view.
    @SceneTableBuilder<SceneModifierType> static var accessibilities: [SceneModifierType] {
        SceneModifierType(
            "accessibilityLabel", "What is said in place of what the view shows.", .value(.text, "The label, a text.")
        ) { view, label in
            view.accessibilityLabel(label)
        }
        SceneModifierType(
            "accessibilityHidden", "Whether the view is kept from those who do not see it.", .value(.bool, "Whether.")
        ) { view, hidden in
            view.accessibilityHidden(hidden)
        }
        SceneModifierType(
            "accessibilityAddTraits", "What the view is to those who do not see it.",
            .value(.accessibilityTraits, "A trait, or several in an array.")
        ) { view, traits in
            view.accessibilityAddTraits(traits)
        }
        SceneModifierType(
            "accessibilityRemoveTraits", "What the view isn't to those who do not see it.",
            .value(.accessibilityTraits, "A trait, or several in an array.")
        ) { view, traits in
            view.accessibilityRemoveTraits(traits)
        }
        SceneModifierType(
            "accessibilityElement", "Makes one element of the view.",
            .argument(
                "children", .cases(of: AccessibilityChildBehavior.self, named: "accessibilityChildren"), or: .ignore,
                "What becomes of the views inside; ignore unless said.")
        ) { view, children in
            view.accessibilityElement(children: children)
        }
    }
}

extension SceneValueType where Value == AccessibilityTraits {
    /// A trait by its name, or several in an array.
    static var accessibilityTraits: SceneValueType {
        let one = SceneValueType.one(of: AccessibilityTraits.named, named: "accessibilityTrait")
        return SceneValueType(.either([one.schema, .array(of: one.schema)])) { value, builder in
            guard value.arrayValue != nil else { return try one.read(value, builder) }
            return AccessibilityTraits(try one.array.read(value, builder))
        }
    }
}
