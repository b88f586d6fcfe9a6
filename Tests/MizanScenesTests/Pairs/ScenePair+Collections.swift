import MizanBase
import MizanLayout

extension ScenePair {
    static let collections = [
        ScenePair("ForEach", #"{ "ForEach": { "in": ["a", "$two"], "as": "x", "content": [{ "Text": "$x" }] } }"#) {
            ForEach(["a", "b"]) { Text(verbatim: $0) }
        },
        ScenePair("Group", #"{ "Group": \#(ab), "modifiers": [{ "padding": 3 }] }"#) {
            Group {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.padding(3)
        },
        ScenePair(
            "If",
            #"{ "HStack": [{ "If": { "condition": "$yes", "content": \#(ab), "else": { "Text": "no" } } }, { "Text": "x" }] }"#
        ) {
            HStack {
                if true {
                    Text(verbatim: "a")
                    Text(verbatim: "longer")
                } else {
                    Text(verbatim: "no")
                }
                Text(verbatim: "x")
            }
        },
        ScenePair(
            "If",
            #"{ "HStack": [{ "Text": "x" }, { "If": { "condition": false, "content": { "Text": "yes" } } }] }"#
        ) {
            HStack {
                Text(verbatim: "x")
                if false { Text(verbatim: "yes") }
            }
        },
        ScenePair("EmptyView", #"{ "HStack": [{ "Text": "a" }, { "EmptyView": {} }, { "Text": "b" }] }"#) {
            HStack {
                Text(verbatim: "a")
                EmptyView()
                Text(verbatim: "b")
            }
        },
        ScenePair("AnyView", #"{ "AnyView": { "Text": "a", "modifiers": [{ "padding": 3 }] } }"#) {
            AnyView(Text(verbatim: "a").padding(3))
        },
    ]
}
