import MizanBase
import MizanLayout

extension ScenePair {
    static let accessibilities = [
        ScenePair(
            "accessibilityLabel", text("accessibilityLabel", #"{ "key": "Weather in %@", "arguments": ["$place"] }"#)
        ) {
            Text(verbatim: "a b c").accessibilityLabel("Weather in \("ירושלים")")
        },
        ScenePair("accessibilityLabel", text("accessibilityLabel", #""as it is""#)) {
            Text(verbatim: "a b c").accessibilityLabel("as it is" as String)
        },
        ScenePair("accessibilityHidden", #"{ "HStack": \#(ab), "modifiers": [{ "accessibilityHidden": true }] }"#) {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.accessibilityHidden(true)
        },
        ScenePair("accessibilityAddTraits", text("accessibilityAddTraits", #""isHeader""#)) {
            Text(verbatim: "a b c").accessibilityAddTraits(.isHeader)
        },
        ScenePair("accessibilityAddTraits", text("accessibilityAddTraits", #"["isSelected", "isLink"]"#)) {
            Text(verbatim: "a b c").accessibilityAddTraits([.isSelected, .isLink])
        },
        ScenePair(
            "accessibilityRemoveTraits",
            #"{ "Button": { "label": { "Text": "a" } }, "modifiers": [{ "accessibilityRemoveTraits": "isButton" }] }"#
        ) {
            Button("a" as String) {}.accessibilityRemoveTraits(.isButton)
        },
        ScenePair(
            "accessibilityElement",
            #"{ "HStack": \#(ab), "modifiers": [{ "accessibilityElement": { "children": "combine" } }] }"#
        ) {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.accessibilityElement(children: .combine)
        },
        ScenePair("accessibilityElement", #"{ "HStack": \#(ab), "modifiers": [{ "accessibilityElement": {} }] }"#) {
            HStack {
                Text(verbatim: "a")
                Text(verbatim: "longer")
            }.accessibilityElement()
        },
    ]
}
