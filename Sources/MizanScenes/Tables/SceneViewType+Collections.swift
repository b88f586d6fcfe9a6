import MizanLayout

extension SceneViewType {
    /// What holds views and arranges nothing.
    @SceneTable<SceneViewType> static var collections: [SceneViewType] {
        SceneViewType(
            "ForEach", "The same views for each element of an array.",
            .required("in", .elements, "The elements: an array, or the name of an argument that holds one."),
            .required("as", .string, "What `$name` calls the element inside."),
            .required("content", .template, "The views of one element."),
            .given
        ) { elements, name, template, given in
            ForEach(try given.builder.gathering(elements) { try template.views(name, $0) }) { $0 }
        }
        SceneViewType("Group", "Views that take modifiers together.", .content) { content in
            Group { content }
        }
    }
}
