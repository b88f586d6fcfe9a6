import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let lists = [
        ScenePair("List", #"{ "List": \#(ab) }"#) {
            List {
                Text("a")
                Text("longer")
            }
        },
        ScenePair(
            "List",
            #"""
            { "List": { "selection": "2", "content": [{ "Text": "a", "modifiers": [{ "tag": "1" }] },
              { "Text": "b", "modifiers": [{ "tag": "2" }] }] } }
            """#
        ) {
            List(selection: .constant(String?.some("2"))) {
                Text("a").tag("1")
                Text("b").tag("2")
            }
        },
        ScenePair("Form", #"{ "Form": \#(ab) }"#) {
            Form {
                Text("a")
                Text("longer")
            }
        },
        ScenePair(
            "Section",
            #"{ "List": [{ "Section": { "content": \#(ab), "header": { "Text": "h" }, "footer": { "Text": "f" } } }] }"#
        ) {
            List {
                Section {
                    Text("a")
                    Text("longer")
                } header: {
                    Text("h")
                } footer: {
                    Text("f")
                }
            }
        },
        ScenePair("Section", #"{ "List": [{ "Section": \#(ab) }, { "Text": "b" }] }"#) {
            List {
                Section {
                    Text("a")
                    Text("longer")
                }
                Text("b")
            }
        },
        ScenePair(
            "Section",
            #"""
            { "List": [{ "Section": { "isExpanded": false, "content": \#(ab), "header": { "Text": "h" } } },
              { "Section": { "isExpanded": true, "content": \#(ab) } }] }
            """#
        ) {
            List {
                Section("h", isExpanded: .constant(false)) {
                    Text("a")
                    Text("longer")
                }
                Section(isExpanded: .constant(true)) {
                    Text("a")
                    Text("longer")
                } header: {
                    EmptyView()
                }
            }
        },
        ScenePair(
            "LabeledContent", #"{ "LabeledContent": { "label": { "Text": "a" }, "content": [{ "Text": "b" }] } }"#
        ) {
            LabeledContent {
                Group { Text("b") }
            } label: {
                Text("a")
            }
        },
        ScenePair("GroupBox", #"{ "GroupBox": { "label": { "Text": "l" }, "content": \#(ab) } }"#) {
            GroupBox("l") {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("GroupBox", #"{ "GroupBox": \#(ab) }"#) {
            GroupBox {
                Text("a")
                Text("longer")
            }
        },
        ScenePair(
            "DisclosureGroup",
            #"{ "DisclosureGroup": { "isExpanded": "$yes", "label": { "Text": "l" }, "content": \#(ab) } }"#
        ) {
            DisclosureGroup("l", isExpanded: .constant(true)) {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("DisclosureGroup", #"{ "DisclosureGroup": { "label": { "Text": "l" }, "content": \#(ab) } }"#) {
            DisclosureGroup("l") {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("listStyle", #"{ "List": \#(ab), "modifiers": [{ "listStyle": "plain" }] }"#) {
            List {
                Text("a")
                Text("longer")
            }
            .listStyle(.plain)
        },
        ScenePair("listRowBackground", row(#"{ "listRowBackground": { "Color": "warm" } }"#)) {
            List {
                Text("a").listRowBackground(Color(.warm))
                Text("b")
            }
        },
        ScenePair("listRowSeparator", row(#"{ "listRowSeparator": "hidden" }"#)) {
            List {
                Text("a").listRowSeparator(.hidden)
                Text("b")
            }
        },
        ScenePair(
            "listRowSeparator", row(#"{ "listRowSeparator": { "visibility": "hidden", "edges": "bottom" } }"#)
        ) {
            List {
                Text("a").listRowSeparator(.hidden, edges: .bottom)
                Text("b")
            }
        },
        ScenePair("badge", row(#"{ "badge": "3" }"#)) {
            List {
                Text("a").badge("3")
                Text("b")
            }
        },
    ]

    /// A list whose first row has a modifier.
    private static func row(_ modifier: String) -> String {
        #"{ "List": [{ "Text": "a", "modifiers": [\#(modifier)] }, { "Text": "b" }] }"#
    }
}
