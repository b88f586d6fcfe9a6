import MizanBase
import MizanControls
import MizanDocument
import MizanLayout

extension SceneViewType {
    /// Controls.
    @SceneTableBuilder<SceneViewType> static var controls: [SceneViewType] {
        SceneViewType(
            "Button", "A button.", .required("label", .view, "What it shows."),
            .argument("role", .buttonRole, "What it is for, where that is special.")
        ) { label, role in
            Button(role: role, action: {}) { label }
        }
        SceneViewType(
            "PageView", "Pages of which one shows, and a dot for each below.",
            texts: [.page(1, of: 1)],
            .argument("selection", .index, or: 0, "The page that shows, from 0; the first unless said."), .content
        ) { selection, content in
            PageView(selection: selection) { content }
        }
        SceneViewType(
            "ProgressView", "How far something is that takes time.",
            .argument("value", .number, "How much is done; nobody knows unless said."),
            .argument("total", .number, or: 1, "How much there is to do; 1 unless said."),
            .argument("label", .view, "What it is."),
            .argument("currentValueLabel", .view, "How far it is, in words.")
        ) { value, total, label, currentValueLabel in
            ProgressView(value: value, total: total) {
                label
            } currentValueLabel: {
                currentValueLabel
            }
        }
        SceneViewType(
            "Slider", "A value of a range on a track, from the leading end on.",
            .required("value", .number, "What the knob stands for."),
            .argument("in", .range, or: 0...1, "The values at the ends; 0 and 1 unless said."),
            .argument("label", .view, "What is said of it; it isn't shown."),
            .argument("minimumValueLabel", .view, "What stands at the leading end."),
            .argument("maximumValueLabel", .view, "What stands at the trailing end.")
        ) { value, bounds, label, minimumValueLabel, maximumValueLabel in
            Slider(value: value, in: bounds) {
                label
            } minimumValueLabel: {
                minimumValueLabel
            } maximumValueLabel: {
                maximumValueLabel
            }
        }
        SceneViewType(
            "Toggle", "Something that is on or off.", .required("isOn", .bool, "Whether it is on."),
            .required("label", .view, "What it turns on.")
        ) { isOn, label in
            Toggle(isOn: isOn) { label }
        }
    }
}

extension SceneModifierType {
    /// The styles of the controls inside.
    @SceneTableBuilder<SceneModifierType> static var controlStyles: [SceneModifierType] {
        SceneModifierType(
            "progressViewStyle", "How the progress views inside look.", .value(.progressViewStyle, "The style.")
        ) { (view: AnyView, style: any ProgressViewStyle) in
            func styled(_ style: some ProgressViewStyle) -> any View { view.progressViewStyle(style) }
            return styled(style)
        }
        SceneModifierType("toggleStyle", "How the toggles inside look.", .value(.toggleStyle, "The style.")) {
            (view: AnyView, style: any ToggleStyle) in
            func styled(_ style: some ToggleStyle) -> any View { view.toggleStyle(style) }
            return styled(style)
        }
    }
}

extension SceneValueType where Value == any ProgressViewStyle {
    fileprivate static var progressViewStyle: SceneValueType {
        one(
            of: [
                "automatic": DefaultProgressViewStyle(), "linear": LinearProgressViewStyle(),
                "circular": CircularProgressViewStyle(),
            ], named: "progressViewStyle")
    }
}

extension SceneValueType where Value == any ToggleStyle {
    fileprivate static var toggleStyle: SceneValueType {
        one(of: ["switch": SwitchToggleStyle(), "checkbox": CheckboxToggleStyle()], named: "toggleStyle")
    }
}

extension SceneValueType where Value == Int {
    /// A whole number from 0 on.
    static var index: SceneValueType {
        SceneValueType(JSONSchema.type("integer").with("minimum", .number(0))) { value in
            let index = try value.int()
            guard index >= 0 else {
                throw value.error("there is nothing before the first, 0", fix: "count from 0", rule: "wrong-value")
            }
            return index
        }
    }
}

extension SceneValueType where Value == ClosedRange<Double> {
    /// `{ "min": 0, "max": 100 }`
    static var range: SceneValueType {
        object(
            "range", .argument("min", .number, or: 0, "The least value; 0 unless said."),
            .argument("max", .number, or: 1, "The greatest value; 1 unless said."), .all
        ) { lower, upper, given in
            guard lower <= upper else {
                throw given.value.error(
                    "the least value, \(lower), is above the greatest, \(upper)", fix: "exchange them",
                    rule: "wrong-value")
            }
            return lower...upper
        }
    }
}

extension SceneValueType where Value == ButtonRole {
    static var buttonRole: SceneValueType {
        one(of: ["destructive": .destructive, "cancel": .cancel], named: "buttonRole")
    }
}
