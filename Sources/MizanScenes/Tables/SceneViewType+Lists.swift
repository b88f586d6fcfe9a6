import MizanBase
import MizanControls
import MizanLayout

extension SceneViewType {
    /// Lists and forms, and what groups their rows.
    @SceneTableBuilder<SceneViewType> static var lists: [SceneViewType] {
        SceneViewType(
            "List", "Rows below each other, with lines between them.",
            .argument("selection", .string, "The tag of the chosen row; none can be chosen unless said."), .content
        ) { selection, content in
            guard let selection else { return List { content } }
            return List(selection: .constant(String?.some(selection))) { content }
        }
        SceneViewType("Form", "Rows of settings, in groups.", .content) { content in
            Form { content }
        }
        SceneViewType(
            "Section", "Rows that belong together.", .content,
            .argument("header", .view, "What stands above the rows."),
            .argument("footer", .view, "What stands below the rows."),
            .argument("isExpanded", .bool, "Whether the rows are shown; they can't be hidden unless said."), .all
        ) { content, header, footer, isExpanded, given in
            if let isExpanded {
                guard footer == nil else {
                    throw given.value.error(
                        "a section whose rows can be hidden has no footer",
                        fix: "take “footer” or “isExpanded” away", rule: "wrong-value")
                }
                return Section(isExpanded: .constant(isExpanded)) {
                    content
                } header: {
                    header
                }
            }
            return Section {
                content
            } header: {
                header
            } footer: {
                footer
            }
        }
        SceneViewType(
            "LabeledContent", "A value at the trailing side, and what it is at the leading one.",
            .required("label", .view, "What the value is."), .content
        ) { label, content in
            LabeledContent {
                content
            } label: {
                label
            }
        }
        SceneViewType(
            "GroupBox", "Views on a surface of their own.", .argument("label", .view, "What stands above the views."),
            .content
        ) { label, content in
            GroupBox {
                content
            } label: {
                label
            }
        }
        SceneViewType(
            "DisclosureGroup", "Views that are shown where their group is open.",
            .argument("isExpanded", .bool, or: false, "Whether the group is open; closed unless said."),
            .required("label", .view, "The title, which stays."), .content
        ) { isExpanded, label, content in
            DisclosureGroup(isExpanded: .constant(isExpanded)) {
                content
            } label: {
                label
            }
        }
    }
}

extension SceneModifierType {
    /// How lists look, and what a row says to its list.
    @SceneTableBuilder<SceneModifierType> static var listRows: [SceneModifierType] {
        SceneModifierType("listStyle", "How the lists inside look.", .value(.listStyle, "The style.")) {
            (view: AnyView, style: any ListStyle) in
            func styled(_ style: some ListStyle) -> any View { view.listStyle(style) }
            return styled(style)
        }
        SceneModifierType(
            "listRowBackground", "What stands behind the row in place of the list's own surface.",
            .value(.view, "The view.")
        ) { view, background in
            view.listRowBackground(background)
        }
        SceneModifierType(
            "listRowSeparator", "Whether the lines above and below the row are drawn.",
            .required("visibility", .cases(of: Visibility.self, named: "visibility"), "The visibility.").orAlone,
            .argument("edges", .verticalEdges, or: .all, "Which of the lines; both unless said.")
        ) { view, visibility, edges in
            view.listRowSeparator(visibility, edges: edges)
        }
        SceneModifierType(
            "badge", "A few words at the trailing side of the row, such as a number.", .value(.text, "The words.")
        ) { view, text in
            view.badge(text)
        }
    }
}

extension SceneValueType where Value == VerticalEdge.Set {
    fileprivate static var verticalEdges: SceneValueType {
        one(of: ["top": .top, "bottom": .bottom, "all": .all], named: "verticalEdges")
    }
}

extension SceneValueType where Value == any ListStyle {
    fileprivate static var listStyle: SceneValueType {
        one(
            of: [
                "automatic": DefaultListStyle(), "plain": PlainListStyle(), "grouped": GroupedListStyle(),
                "inset": InsetListStyle(), "insetGrouped": InsetGroupedListStyle(), "sidebar": SidebarListStyle(),
            ], named: "listStyle")
    }
}
