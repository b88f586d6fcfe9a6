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
    ]
}
