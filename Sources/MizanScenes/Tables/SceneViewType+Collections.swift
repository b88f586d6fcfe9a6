import MizanLayout

extension SceneViewType {
    /// The views that hold views and arrange nothing.
    @SceneTableBuilder<SceneViewType> static var collections: [SceneViewType] {
        SceneViewType(
            "ForEach", "The same views for each element of an array.",
            .required("in", .elements, "The elements: an array, or the name of an argument that holds one."),
            .required("as", .string, "What `$name` calls the element inside."),
            .required("content", .template, "The views of one element."),
            .all
        ) { elements, name, template, given in
            ForEach(try given.builder.gathering(elements) { try template.views(name, $0) }) { $0 }
        }
        SceneViewType(
            "If", "Views that are there only where something holds.",
            .required("condition", .bool, "Whether it holds: true, false, or the name of an argument."),
            .required("content", .views, "The views where it holds."),
            .argument("else", .views, or: ViewList([]), "The views where it doesn't.")
        ) { (condition, content: ViewList, otherwise: ViewList) in
            condition ? content : otherwise
        }
        SceneViewType("EmptyView", "Nothing.") { EmptyView() }
        SceneViewType("AnyView", "A view whose type is hidden.", .value(.view, "The view.")) { (view: AnyView) in view }
        SceneViewType("Group", "Views that take modifiers together.", .content) { content in
            Group { content }
        }
    }
}
