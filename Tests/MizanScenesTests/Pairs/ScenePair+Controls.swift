import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let controls = [
        ScenePair("Button", #"{ "Button": { "label": { "Text": "a" } } }"#) { Button { Text("a") } },
        ScenePair("Button", #"{ "Button": { "label": { "Text": "a" }, "role": "destructive" } }"#) {
            Button("a", role: .destructive) {}
        },
        ScenePair("PageView", #"{ "PageView": { "selection": 1, "content": \#(ab) } }"#) {
            PageView(selection: 1) {
                Text("a")
                Text("longer")
            }
        },
        ScenePair("PageView", #"{ "PageView": ["$part"] }"#) {
            PageView(selection: 0) {
                Text("p")
                Text("q")
            }
        },
        ScenePair(
            "ProgressView",
            #"""
            { "ProgressView":
              { "value": 3, "total": 4, "label": { "Text": "a" }, "currentValueLabel": { "Text": "b" } } }
            """#
        ) {
            ProgressView(value: 3, total: 4) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            }
        },
        ScenePair("ProgressView", #"{ "ProgressView": {} }"#) { ProgressView() },
        ScenePair("ProgressView", #"{ "ProgressView": { "value": 0.5 } }"#) { ProgressView(value: 0.5) },
        ScenePair(
            "progressViewStyle",
            #"{ "ProgressView": { "value": 0.5 }, "modifiers": [{ "progressViewStyle": "circular" }] }"#
        ) {
            ProgressView(value: 0.5).progressViewStyle(.circular)
        },
        ScenePair(
            "Slider",
            #"""
            { "Slider": { "value": 20, "in": { "min": 10, "max": 50 }, "label": { "Text": "s" },
              "minimumValueLabel": { "Text": "a" }, "maximumValueLabel": { "Text": "b" } } }
            """#
        ) {
            Slider(value: 20, in: 10...50) {
                Text("s")
            } minimumValueLabel: {
                Text("a")
            } maximumValueLabel: {
                Text("b")
            }
        },
        ScenePair("Slider", #"{ "Slider": { "value": 0.5 } }"#) { Slider(value: 0.5) },
        ScenePair("Toggle", #"{ "Toggle": { "isOn": "$yes", "label": { "Text": "a" } } }"#) {
            Toggle("a", isOn: true)
        },
        ScenePair(
            "toggleStyle",
            #"{ "Toggle": { "isOn": true, "label": { "Text": "a" } }, "modifiers": [{ "toggleStyle": "checkbox" }] }"#
        ) {
            Toggle("a", isOn: true).toggleStyle(.checkbox)
        },
    ]
}
