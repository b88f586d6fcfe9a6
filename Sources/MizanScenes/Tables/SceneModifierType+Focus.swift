import MizanBase
import MizanLayout

extension SceneModifierType {
    /// What can have the focus, and where it comes first.
    @SceneTableBuilder<SceneModifierType> static var focus: [SceneModifierType] {
        SceneModifierType("focusable", "Whether the view can have the focus; controls can.", .value(.bool, "Whether."))
        {
            view, isFocusable in view.focusable(isFocusable)
        }
        SceneModifierType(
            "focusSection", "The view's whole frame takes the focus for what can have it inside."
        ) { view in
            view.focusSection()
        }
        SceneModifierType(
            "prefersDefaultFocus", "Whether the focus comes to the view first.", .value(.bool, "Whether.")
        ) { view, isPreferred in
            view.prefersDefaultFocus(isPreferred)
        }
    }
}
