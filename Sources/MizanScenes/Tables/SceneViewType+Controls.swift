import MizanLayout

extension SceneViewType {
    /// Controls.
    @SceneTable<SceneViewType> static var controls: [SceneViewType] {
        SceneViewType("Button", "A button.", .required("label", .view, "What it shows.")) { label in
            Button { label }
        }
    }
}
