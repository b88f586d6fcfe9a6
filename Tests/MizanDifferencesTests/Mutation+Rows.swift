extension Mutation {
    /// Lists, choices, and the looks of buttons.
    static var rows: [Mutation] {
        let label = #""label": { "Text": "b" }"#
        let group = { (name: String, text: String) in
            #"{ "\#(name)": { \#(label), "content": [{ "Text": { "verbatim": "\#(text)" } }] } }"#
        }
        let button = #"{ "Button": { \#(label) } }"#
        let gauge = #"{ "Gauge": { "value": 0.4, \#(label) } }"#
        let list = { (modifier: String) in
            #"""
            { "List": [{ "Text": "a", "modifiers": [\#(modifier)] }, { "Text": "b" }],
              "modifiers": [{ "frame": { "height": 100 } }] }
            """#
        }
        let texts = { (name: String, text: String) in
            #"""
            { "\#(name)": [{ "Text": { "verbatim": "\#(text)" } }], "modifiers": [{ "frame": { "height": 100 } }] }
            """#
        }
        let picker = { (selection: String, tag: String) in
            #"""
            { "Picker": { "selection": "\#(selection)", \#(label), "content": [
              { "Text": { "verbatim": "x" }, "modifiers": [{ "tag": "1" }] },
              { "Text": { "verbatim": "y" }, "modifiers": [{ "tag": "\#(tag)" }] } ] } }
            """#
        }
        return [
            .view("List", texts("List", "a"), texts("List", "c"), "text “a” → “c”"),
            .view("Form", texts("Form", "a"), texts("Form", "c"), "text “a” → “c”"),
            .view(
                "Section", #"{ "List": [{ "Section": [{ "Text": { "verbatim": "a" } }] }] }"#,
                #"{ "List": [{ "Section": [{ "Text": { "verbatim": "c" } }] }] }"#, "text “a” → “c”"),
            .view(
                "LabeledContent", group("LabeledContent", "a"), group("LabeledContent", "c"), "text “a” → “c”"),
            .view("GroupBox", group("GroupBox", "a"), group("GroupBox", "c"), "text “a” → “c”"),
            .view(
                "DisclosureGroup.label", #"{ "DisclosureGroup": { \#(label), "content": [] } }"#,
                #"{ "DisclosureGroup": { "label": { "Text": "c" }, "content": [] } }"#, "“b” → “c”"),
            .view("Gauge.value", gauge, #"{ "Gauge": { "value": 0.5, \#(label) } }"#, "label"),
            .modifier("gaugeStyle", nil, #"{ "gaugeStyle": "accessoryCircular" }"#, "is set smaller", of: gauge),
            .view("Picker.selection", picker("1", "2"), picker("2", "2"), "“x” → “y”"),
            .view("tag", picker("2", "2"), picker("2", "3"), "gone"),
            .modifier("pickerStyle", nil, #"{ "pickerStyle": "segmented" }"#, "new", of: picker("1", "2")),
            .view(
                "Stepper.in", #"{ "Stepper": { "value": 1, \#(label) } }"#,
                #"{ "Stepper": { "value": 1, "in": { "min": 0, "max": 1 }, \#(label) } }"#, "disabled"),
            .modifier(
                "listStyle", nil, #"{ "listStyle": "plain" }"#, "spacing 28 → 0", of: #"{ "List": [{ "Text": "a" }] }"#),
            .view(
                "listRowBackground", list(""), list(##"{ "listRowBackground": { "Color": "#ff0000" } }"##),
                "RowBackground"),
            .view("listRowSeparator", list(""), list(#"{ "listRowSeparator": "hidden" }"#), "clipped"),
            .view("badge", list(""), list(#"{ "badge": "3" }"#), "new"),
            .modifier("buttonStyle", nil, #"{ "buttonStyle": "borderedProminent" }"#, "color", of: button),
            .modifier(
                "controlSize", #"{ "buttonStyle": "bordered" }"#,
                #"{ "buttonStyle": "bordered" }, { "controlSize": "large" }"#, "padding", of: button),
            .modifier("disabled", nil, #"{ "disabled": true }"#, "disabled", of: button),
            .modifier("focusable", nil, #"{ "focusable": false }"#, "focusable", of: button),
            .modifier("focusSection", nil, #"{ "focusSection": {} }"#, "focusSection", of: button),
            .modifier(
                "prefersDefaultFocus", nil, #"{ "prefersDefaultFocus": true }"#, "prefersDefaultFocus", of: button),
            .modifier(
                "labelStyle", nil, #"{ "labelStyle": "titleOnly" }"#, "gone",
                of: #"{ "Label": { "title": "b", "symbol": "star" } }"#),
        ]
    }
}
