import MizanBase
import MizanControls
import MizanLayout

extension ScenePair {
    static let choices = [
        ScenePair(
            "Gauge",
            #"""
            { "Gauge": { "value": 20, "in": { "min": 10, "max": 50 }, "label": { "Text": "g" },
              "currentValueLabel": { "Text": "c" }, "minimumValueLabel": { "Text": "a" },
              "maximumValueLabel": { "Text": "b" } } }
            """#
        ) {
            Gauge(value: 20, in: 10...50) {
                Text("g")
            } currentValueLabel: {
                Text("c")
            } minimumValueLabel: {
                Text("a")
            } maximumValueLabel: {
                Text("b")
            }
        },
        ScenePair("Gauge", #"{ "Gauge": { "value": 0.5, "label": { "Text": "g" } } }"#) {
            Gauge(value: 0.5) { Text("g") }
        },
        ScenePair(
            "gaugeStyle",
            #"{ "Gauge": { "value": 0.5, "label": { "Text": "g" } }, "modifiers": [{ "gaugeStyle": "accessoryCircular" }] }"#
        ) {
            Gauge(value: 0.5) { Text("g") }.gaugeStyle(.accessoryCircular)
        },
        ScenePair("Picker", picker("")) { picker },
        ScenePair("tag", picker(#", "modifiers": [{ "pickerStyle": "inline" }]"#)) { picker.pickerStyle(.inline) },
        ScenePair("pickerStyle", picker(#", "modifiers": [{ "pickerStyle": "segmented" }]"#)) {
            picker.pickerStyle(.segmented)
        },
        ScenePair(
            "Stepper",
            #"{ "Stepper": { "value": 3, "in": { "min": 0, "max": 3 }, "step": 2, "label": { "Text": "s" } } }"#
        ) {
            Stepper("s", value: .constant(3.0), in: 0...3, step: 2)
        },
        ScenePair("Stepper", #"{ "Stepper": { "value": 3, "label": { "Text": "s" } } }"#) {
            Stepper("s", value: .constant(3.0))
        },
        ScenePair("buttonStyle", button(#"{ "buttonStyle": "borderedProminent" }"#)) {
            Button("a") {}.buttonStyle(.borderedProminent)
        },
        ScenePair("controlSize", button(#"{ "buttonStyle": "bordered" }, { "controlSize": "large" }"#)) {
            Button("a") {}.buttonStyle(.bordered).controlSize(.large)
        },
        ScenePair("disabled", button(#"{ "disabled": true }"#)) { Button("a") {}.disabled(true) },
        ScenePair(
            "labelStyle",
            #"{ "Label": { "title": "a", "symbol": "star" }, "modifiers": [{ "labelStyle": "iconOnly" }] }"#
        ) {
            Label("a", systemImage: "star").labelStyle(.iconOnly)
        },
    ]

    private static func button(_ modifiers: String) -> String {
        #"{ "Button": { "label": { "Text": "a" } }, "modifiers": [\#(modifiers)] }"#
    }

    /// One of two options, in a scene and in Swift.
    private static func picker(_ members: String) -> String {
        #"""
        { "Picker": { "selection": "2", "label": { "Text": "p" }, "content": [
          { "Text": "a", "modifiers": [{ "tag": "1" }] }, { "Text": "b", "modifiers": [{ "tag": "2" }] } ] }\#(members) }
        """#
    }

    private static var picker: some View {
        Picker("p", selection: .constant("2")) {
            Text("a").tag("1")
            Text("b").tag("2")
        }
    }
}
