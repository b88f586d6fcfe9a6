import MizanBase
import MizanControls
import MizanLayout

extension SceneViewType {
    /// What stands around an app's screen, or in its place.
    @SceneTableBuilder<SceneViewType> static var screens: [SceneViewType] {
        SceneViewType(
            "WindowFrame", "A window around views: its buttons follow the system's direction.",
            .required("title", .view, "What stands in the middle of the window's bar."), .content
        ) { title, content in
            WindowFrame {
                content
            } title: {
                title
            }
        }
        SceneViewType(
            "MenuBar", "The titles of menus at the upper edge of a screen, in the system's direction.", .content
        ) { content in
            MenuBar { content }
        }
        SceneViewType(
            "ContentUnavailableView", "What a screen says when it has nothing to show.",
            .required("label", .view, "The symbol and the title."),
            .argument("description", .views, or: ViewList([]), "A sentence below them."),
            .argument("actions", .views, or: ViewList([]), "What can be done about it.")
        ) { label, description, actions in
            ContentUnavailableView {
                label
            } description: {
                description
            } actions: {
                actions
            }
        }
    }
}
