import MizanBase
import MizanControls
import MizanDocument
import MizanLayout

extension SceneViewType {
    /// Screens that follow each other or stand side by side, and the ways between them.
    @SceneTableBuilder<SceneViewType> static var navigation: [SceneViewType] {
        SceneViewType(
            "NavigationStack", "Screens above each other, of which the uppermost shows, with bars around it.", .content,
            .argument(
                "path", SceneValueType<AnyView>.view.array, or: [], "The screens above the content; none unless said.")
        ) { content, path in
            SceneNavigation(root: content, path: path)
        }
        SceneViewType(
            "NavigationLink", "A control that shows another screen of the stack around it.",
            .required("label", .view, "What it shows itself."),
            .argument("destination", .views, or: ViewList([]), "The screen; an empty one unless said.")
        ) { label, destination in
            NavigationLink {
                destination
            } label: {
                label
            }
        }
        SceneViewType(
            "TabView", "Screens of which one shows, and a bar below to choose it by.",
            .argument("selection", .string, "The value of the tab that shows; the first one's unless said."), .content
        ) { selection, content in
            TabView(selection: selection.map { .constant($0) }) { content }
        }
        SceneViewType(
            "Tab", "A screen with the symbol and the title that stand for it in a tab bar.",
            .required("title", .text, "The title."), .required("symbol", .symbol, "The symbol."),
            .argument("value", .string, "By what a selection names it; nothing does unless said."), .content
        ) { title, symbol, value, content in
            func label() -> some View {
                Label {
                    title
                } icon: {
                    symbol
                }
            }
            guard let value else {
                return Tab {
                    content
                } label: {
                    label()
                }
            }
            return Tab(value: value) {
                content
            } label: {
                label()
            }
        }
    }
}

/// A stack of screens that is made anew for each layout: it holds who navigates it, and threads lay a scene out together.
nonisolated private struct SceneNavigation: View {
    let root: ViewList
    let path: [AnyView]

    var body: some View {
        NavigationStack(path: .constant(Array(path.indices))) {
            root.navigationDestination(for: Int.self) { number in
                if path.indices.contains(number) { path[number] }
            }
        }
    }
}

extension SceneModifierType {
    /// What a screen says of the bars around it, and the look of tabs.
    @SceneTableBuilder<SceneModifierType> static var bars: [SceneModifierType] {
        SceneModifierType("navigationTitle", "The title of the screen.", .value(.text, "The title.")) { view, title in
            view.navigationTitle(title)
        }
        SceneModifierType(
            "navigationBarTitleDisplayMode", "The place of the screen's title.",
            .value(.titleDisplayMode, "Large below the bar's buttons, or inline between them.")
        ) { view, mode in
            view.navigationBarTitleDisplayMode(mode)
        }
        SceneModifierType(
            "toolbar", "Items of the bars around the screen.",
            .value(SceneValueType<SceneToolbarItem>.toolbarItem.array, "Items, each at its place.")
        ) { view, items in
            view.toolbar { SceneToolbar(items: items) }
        }
        SceneModifierType(
            "searchable", "A field in which a reader searches the screen.",
            .argument("text", .string, or: "", "What is typed; nothing unless said."),
            .argument("prompt", .text, "What is shown while it is empty, in place of the word for a search.")
        ) { view, text, prompt in
            view.searchable(text: .constant(text), prompt: prompt)
        }
        SceneModifierType("tabViewStyle", "How the tab views inside look.", .value(.tabViewStyle, "The style.")) {
            (view: AnyView, style: any TabViewStyle) in
            func styled(_ style: some TabViewStyle) -> any View { view.tabViewStyle(style) }
            return styled(style)
        }
    }
}

/// Views at one place of the bars, each an item.
struct SceneToolbarItem {
    let placement: ToolbarItemPlacement
    let content: ViewList
}

/// The items of a scene in their order.
nonisolated private struct SceneToolbar: PrimitiveToolbarContent {
    let items: [SceneToolbarItem]

    func _addItems(to items: inout _ToolbarItems) {
        for item in self.items {
            ToolbarItemGroup(placement: item.placement) { item.content }._addItems(to: &items)
        }
    }
}

extension SceneValueType where Value == SceneToolbarItem {
    /// `{ "placement": "topBarTrailing", "content": [ … ] }`
    fileprivate static var toolbarItem: SceneValueType {
        object(
            "toolbarItem",
            .argument(
                "placement", .toolbarItemPlacement, or: .automatic, "The place; that of most buttons unless said."),
            .content
        ) {
            SceneToolbarItem(placement: $0, content: $1)
        }
    }
}

extension SceneValueType where Value == ToolbarItemPlacement {
    fileprivate static var toolbarItemPlacement: SceneValueType {
        one(
            of: [
                "automatic": .automatic, "principal": .principal, "navigation": .navigation,
                "primaryAction": .primaryAction, "secondaryAction": .secondaryAction, "status": .status,
                "confirmationAction": .confirmationAction, "cancellationAction": .cancellationAction,
                "destructiveAction": .destructiveAction, "topBarLeading": .topBarLeading,
                "topBarTrailing": .topBarTrailing, "bottomBar": .bottomBar,
            ], named: "toolbarItemPlacement")
    }
}

extension SceneValueType where Value == NavigationBarItem.TitleDisplayMode {
    fileprivate static var titleDisplayMode: SceneValueType {
        one(of: ["automatic": .automatic, "inline": .inline, "large": .large], named: "titleDisplayMode")
    }
}

extension SceneValueType where Value == any TabViewStyle {
    fileprivate static var tabViewStyle: SceneValueType {
        one(
            of: [
                "automatic": DefaultTabViewStyle(), "tabBarOnly": TabBarOnlyTabViewStyle(),
                "sidebarAdaptable": SidebarAdaptableTabViewStyle(), "page": PageTabViewStyle(),
                "verticalPage": VerticalPageTabViewStyle(),
            ], named: "tabViewStyle")
    }
}
