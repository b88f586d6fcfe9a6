import MizanBase
import MizanLayout

extension ScenePair {
    static let controls = [
        ScenePair("Button", #"{ "Button": { "label": { "Text": "a" } } }"#) { Button { Text(verbatim: "a") } },
        ScenePair("Button", #"{ "Button": { "label": { "Text": "a" }, "role": "destructive" } }"#) {
            Button("a" as String, role: .destructive) {}
        },
    ]
}
