import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let accessibilities = [
        ScenePair(
            "accessibilityLabel", text("accessibilityLabel", #"{ "key": "Weather in %@", "arguments": ["$place"] }"#)
        ) {
            Text("a b c").accessibilityLabel("Weather in \("ירושלים")")
        },
        ScenePair("accessibilityLabel", text("accessibilityLabel", #""a **key**""#)) {
            Text("a b c").accessibilityLabel("a **key**")
        },
        ScenePair("accessibilityLabel", text("accessibilityLabel", #"{ "verbatim": "as it is" }"#)) {
            Text("a b c").accessibilityLabel("as it is" as String)
        },
        ScenePair("accessibilityHidden", #"{ "HStack": \#(ab), "modifiers": [{ "accessibilityHidden": true }] }"#) {
            HStack {
                Text("a")
                Text("longer")
            }.accessibilityHidden(true)
        },
        ScenePair("accessibilityAddTraits", text("accessibilityAddTraits", #""isHeader""#)) {
            Text("a b c").accessibilityAddTraits(.isHeader)
        },
        ScenePair("accessibilityAddTraits", text("accessibilityAddTraits", #"["isSelected", "isLink"]"#)) {
            Text("a b c").accessibilityAddTraits([.isSelected, .isLink])
        },
        ScenePair(
            "accessibilityRemoveTraits",
            #"{ "Button": { "label": { "Text": "a" } }, "modifiers": [{ "accessibilityRemoveTraits": "isButton" }] }"#
        ) {
            Button("a") {}.accessibilityRemoveTraits(.isButton)
        },
        ScenePair(
            "accessibilityElement",
            #"{ "HStack": \#(ab), "modifiers": [{ "accessibilityElement": { "children": "combine" } }] }"#
        ) {
            HStack {
                Text("a")
                Text("longer")
            }.accessibilityElement(children: .combine)
        },
        ScenePair("accessibilityElement", #"{ "HStack": \#(ab), "modifiers": [{ "accessibilityElement": {} }] }"#) {
            HStack {
                Text("a")
                Text("longer")
            }.accessibilityElement()
        },
    ]
}
