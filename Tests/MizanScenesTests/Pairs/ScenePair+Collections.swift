import MizanBase
import MizanLayout

extension ScenePair {
    static let collections = [
        ScenePair("ForEach", #"{ "ForEach": { "in": ["a", "$two"], "as": "x", "content": [{ "Text": "$x" }] } }"#) {
            ForEach(["a", "b"]) { Text(verbatim: $0) }
        },
        ScenePair("Group", #"{ "Group": \#(ab), "modifiers": [{ "padding": 3 }] }"#) {
            Group {
                Text("a")
                Text("longer")
            }.padding(3)
        },
        ScenePair(
            "If",
            #"{ "HStack": [{ "If": { "condition": "$yes", "content": \#(ab), "else": { "Text": "no" } } }, { "Text": "x" }] }"#
        ) {
            HStack {
                if true {
                    Text("a")
                    Text("longer")
                } else {
                    Text("no")
                }
                Text("x")
            }
        },
        ScenePair(
            "If",
            #"{ "HStack": [{ "Text": "x" }, { "If": { "condition": false, "content": { "Text": "yes" } } }] }"#
        ) {
            HStack {
                Text("x")
                if false { Text("yes") }
            }
        },
        ScenePair("EmptyView", #"{ "HStack": [{ "Text": "a" }, { "EmptyView": {} }, { "Text": "b" }] }"#) {
            HStack {
                Text("a")
                EmptyView()
                Text("b")
            }
        },
        ScenePair("AnyView", #"{ "AnyView": { "Text": "a", "modifiers": [{ "padding": 3 }] } }"#) {
            AnyView(Text("a").padding(3))
        },
    ]
}
