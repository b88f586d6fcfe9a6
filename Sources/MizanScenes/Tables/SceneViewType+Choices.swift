import MizanBase
import MizanControls
import MizanDocument
import MizanLayout

extension SceneViewType {
    /// Controls that choose one of several options or a value of a range, and what shows such a value.
    @SceneTableBuilder<SceneViewType> static var choices: [SceneViewType] {
        SceneViewType(
            "Gauge", "A value of a range, as an instrument shows it.",
            .required("value", .number, "What is shown."),
            .argument("in", .range, or: 0...1, "The values at the ends; 0 and 1 unless said."),
            .required("label", .view, "What the value is."),
            .argument("currentValueLabel", .view, "The value in words."),
            .argument("minimumValueLabel", .view, "What stands at the least value."),
            .argument("maximumValueLabel", .view, "What stands at the greatest value.")
        ) { value, bounds, label, currentValueLabel, minimumValueLabel, maximumValueLabel in
            Gauge(value: value, in: bounds) {
                label
            } currentValueLabel: {
                currentValueLabel
            } minimumValueLabel: {
                minimumValueLabel
            } maximumValueLabel: {
                maximumValueLabel
            }
        }
        SceneViewType(
            "Picker", "One of several options, which the modifier tag tells apart.",
            .required("selection", .string, "The tag of the chosen option."),
            .required("label", .view, "What is chosen."), .content
        ) { selection, label, content in
            Picker(selection: .constant(selection)) {
                content
            } label: {
                label
            }
        }
        SceneViewType(
            "Stepper", "Two buttons that make a value less and more.",
            .required("value", .number, "The value."),
            .argument("in", .range, "The values that it may have; any unless said."),
            .argument("step", .number, or: 1, "How far it goes; 1 unless said."),
            .required("label", .view, "What the value is.")
        ) { (value: Double, bounds, step: Double, label) in
            guard let bounds else { return Stepper(value: .constant(value), step: step) { label } }
            return Stepper(value: .constant(value), in: bounds, step: step) { label }
        }
    }
}

extension SceneModifierType {
    /// The looks of choices, and what tells their options apart.
    @SceneTableBuilder<SceneModifierType> static var choiceStyles: [SceneModifierType] {
        SceneModifierType("gaugeStyle", "How the gauges inside look.", .value(.gaugeStyle, "The style.")) {
            (view: AnyView, style: any GaugeStyle) in
            func styled(_ style: some GaugeStyle) -> any View { view.gaugeStyle(style) }
            return styled(style)
        }
        SceneModifierType("pickerStyle", "How the pickers inside look.", .value(.pickerStyle, "The style.")) {
            (view: AnyView, style: any PickerStyle) in
            func styled(_ style: some PickerStyle) -> any View { view.pickerStyle(style) }
            return styled(style)
        }
        SceneModifierType("tag", "The name of the view among the options of a picker.", .value(.string, "The name.")) {
            view, tag in view.tag(tag)
        }
    }
}

extension SceneValueType where Value == any GaugeStyle {
    fileprivate static var gaugeStyle: SceneValueType {
        one(
            of: [
                "automatic": DefaultGaugeStyle(), "linearCapacity": LinearCapacityGaugeStyle(),
                "accessoryLinear": AccessoryLinearGaugeStyle(),
                "accessoryLinearCapacity": AccessoryLinearCapacityGaugeStyle(),
                "accessoryCircular": AccessoryCircularGaugeStyle(),
                "accessoryCircularCapacity": AccessoryCircularCapacityGaugeStyle(),
            ], named: "gaugeStyle")
    }
}

extension SceneValueType where Value == any PickerStyle {
    fileprivate static var pickerStyle: SceneValueType {
        one(
            of: [
                "automatic": DefaultPickerStyle(), "menu": MenuPickerStyle(), "segmented": SegmentedPickerStyle(),
                "inline": InlinePickerStyle(), "radioGroup": RadioGroupPickerStyle(), "wheel": WheelPickerStyle(),
                "navigationLink": NavigationLinkPickerStyle(), "palette": PalettePickerStyle(),
            ], named: "pickerStyle")
    }
}
