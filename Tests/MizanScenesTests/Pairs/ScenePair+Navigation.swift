import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let navigation = [
        ScenePair("NavigationStack", #"{ "NavigationStack": \#(ab) }"#) {
            NavigationStack {
                Text("a")
                Text("longer")
            }
        },
        ScenePair(
            "NavigationStack",
            #"""
            { "NavigationStack": { "content": [\#(text("navigationTitle", #""t""#))],
              "path": [{ "Text": "b" }, \#(text("navigationTitle", #""u""#))] } }
            """#
        ) {
            NavigationStack(path: .constant([1, 2])) {
                Text("a b c").navigationTitle("t").navigationDestination(for: Int.self) { number in
                    if number == 1 { Text("b") } else { Text("a b c").navigationTitle("u") }
                }
            }
        },
        ScenePair(
            "NavigationLink", #"{ "NavigationLink": { "label": { "Text": "a" }, "destination": [{ "Text": "b" }] } }"#
        ) {
            NavigationLink("a") { Text("b") }
        },
        ScenePair("NavigationLink", #"{ "List": [{ "NavigationLink": { "label": { "Text": "a" } } }] }"#) {
            List {
                NavigationLink("a") { EmptyView() }
            }
        },
        ScenePair("navigationTitle", screen(#"{ "navigationTitle": "t" }"#)) {
            NavigationStack { Text("a").navigationTitle("t") }
        },
        ScenePair(
            "navigationBarTitleDisplayMode",
            screen(#"{ "navigationTitle": "t" }, { "navigationBarTitleDisplayMode": "inline" }"#)
        ) {
            NavigationStack { Text("a").navigationTitle("t").navigationBarTitleDisplayMode(.inline) }
        },
        ScenePair(
            "toolbar",
            screen(
                #"""
                { "toolbar": [{ "placement": "topBarLeading", "content": \#(ab) }, { "content": [{ "Text": "c" }] },
                  { "placement": "bottomBar", "content": [{ "Text": "d" }, { "Spacer": {} }] }] }
                """#)
        ) {
            NavigationStack {
                Text("a").toolbar {
                    ToolbarItemGroup(placement: .topBarLeading) {
                        Text("a")
                        Text("longer")
                    }
                    ToolbarItem { Text("c") }
                    ToolbarItemGroup(placement: .bottomBar) {
                        Text("d")
                        Spacer()
                    }
                }
            }
        },
        ScenePair("searchable", screen(#"{ "searchable": {} }"#)) {
            NavigationStack { Text("a").searchable(text: .constant("")) }
        },
        ScenePair("searchable", screen(#"{ "searchable": { "text": "t", "prompt": "p" } }"#)) {
            NavigationStack { Text("a").searchable(text: .constant("t"), prompt: "p") }
        },
        ScenePair(
            "TabView",
            #"""
            { "TabView": { "selection": "2", "content": [
              { "Tab": { "title": "a", "symbol": "star", "value": "1", "content": [{ "Text": "b" }] } },
              { "Tab": { "title": "c", "symbol": "house", "value": "2", "content": \#(ab) },
                "modifiers": [{ "badge": "3" }] } ] } }
            """#
        ) {
            TabView(selection: .constant("2")) {
                Tab("a", systemImage: "star", value: "1") { Text("b") }
                Tab("c", systemImage: "house", value: "2") {
                    Text("a")
                    Text("longer")
                }
                .badge("3")
            }
        },
        ScenePair("Tab", tabs("")) { tabs },
        ScenePair("tabViewStyle", tabs(#", "modifiers": [{ "tabViewStyle": "page" }]"#)) { tabs.tabViewStyle(.page) },
    ]

    /// A stack whose screen has modifiers.
    private static func screen(_ modifiers: String) -> String {
        #"{ "NavigationStack": [{ "Text": "a", "modifiers": [\#(modifiers)] }] }"#
    }

    /// Two tabs without values, in a scene and in Swift.
    private static func tabs(_ members: String) -> String {
        #"""
        { "TabView": [{ "Tab": { "title": "a", "symbol": "star", "content": [{ "Text": "b" }] } },
          { "Tab": { "title": "c", "symbol": "house", "content": [{ "Text": "d" }] } }]\#(members) }
        """#
    }

    private static var tabs: some View {
        TabView {
            Tab("a", systemImage: "star") { Text("b") }
            Tab("c", systemImage: "house") { Text("d") }
        }
    }
}
