import MizanBase
import MizanLayout

extension SceneViewType {
    /// Lists and forms, and what groups their rows.
    @SceneTable<SceneViewType> static var lists: [SceneViewType] {
        SceneViewType("List", "Rows below each other, with lines between them.", .content) { content in
            List { content }
        }
        SceneViewType("Form", "Rows of settings, in groups.", .content) { content in
            Form { content }
        }
        SceneViewType(
            "Section", "Rows that belong together.", .content,
            .argument("header", .view, "What stands above the rows."),
            .argument("footer", .view, "What stands below the rows.")
        ) { content, header, footer in
            Section {
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
    @SceneTable<SceneModifierType> static var listRows: [SceneModifierType] {
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
            .value(.cases(of: Visibility.self, named: "visibility"), "The visibility.")
        ) { view, visibility in
            view.listRowSeparator(visibility)
        }
        SceneModifierType(
            "badge", "A few words at the trailing side of the row, such as a number.", .value(.text, "The words.")
        ) { view, text in
            view.badge(text)
        }
    }
}

extension SceneKind where Value == any ListStyle {
    fileprivate static var listStyle: SceneKind {
        one(
            of: [
                "automatic": DefaultListStyle(), "plain": PlainListStyle(), "grouped": GroupedListStyle(),
                "inset": InsetListStyle(), "insetGrouped": InsetGroupedListStyle(), "sidebar": SidebarListStyle(),
            ], named: "listStyle")
    }
}
