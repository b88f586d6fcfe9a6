import MizanBase
import MizanLayout

extension ScenePair {
    static let controls = [
        ScenePair("Button", #"{ "Button": { "label": { "Text": "a" } } }"#) { Button { Text(verbatim: "a") } }
    ]
}
