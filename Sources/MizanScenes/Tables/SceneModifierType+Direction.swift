import MizanBase
import MizanLayout

extension SceneModifierType {
    /// The modifiers that decide the direction of a part of the screen.
    @SceneTableBuilder<SceneModifierType> static var directions: [SceneModifierType] {
        SceneModifierType(
            "contentDirection", "Content with a direction of its own, as a page has one, whatever is around it.",
            .value(.cases(of: LayoutDirection.self, named: "layoutDirection"), "The direction.")
        ) { view, direction in
            view.contentDirection(direction)
        }
        SceneModifierType(
            "flipsForRightToLeftLayoutDirection",
            "The view's mirror image is drawn where it is laid out from right to left; its frame stays.",
            .value(.bool, "Whether it is.")
        ) { view, enabled in
            view.flipsForRightToLeftLayoutDirection(enabled)
        }
        SceneModifierType(
            "userInterfaceLevel", "The direction of a level: window buttons are in the system's.",
            .value(.cases(of: UserInterfaceLevel.self, named: "userInterfaceLevel"), "The level.")
        ) { view, level in
            view.userInterfaceLevel(level)
        }
        SceneModifierType(
            "userInterfaceDirectionPolicy", "Whose direction the scrollers inside follow.",
            .value(
                .cases(of: UserInterfaceDirectionPolicy.self, named: "userInterfaceDirectionPolicy"),
                "The content's direction, as unless said, or the system's.")
        ) { view, policy in
            view.userInterfaceDirectionPolicy(policy)
        }
    }
}
