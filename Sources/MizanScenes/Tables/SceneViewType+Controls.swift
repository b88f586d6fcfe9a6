import MizanLayout

extension SceneViewType {
    /// Controls.
    @SceneTable<SceneViewType> static var controls: [SceneViewType] {
        SceneViewType(
            "Button", "A button.", .required("label", .view, "What it shows."),
            .argument("role", .buttonRole, "What it is for, where that is special.")
        ) { label, role in
            Button(role: role, action: {}) { label }
        }
    }
}

extension SceneKind where Value == ButtonRole {
    static var buttonRole: SceneKind { one(of: ["destructive": .destructive, "cancel": .cancel], named: "buttonRole") }
}
