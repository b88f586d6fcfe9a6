import MizanBase
import MizanControls
import MizanLayout

extension SceneModifierType {
    /// The looks of buttons and labels, the size of controls, and whether they can be used.
    @SceneTableBuilder<SceneModifierType> static var buttonStyles: [SceneModifierType] {
        SceneModifierType("buttonStyle", "How the buttons inside look.", .value(.buttonStyle, "The style.")) {
            (view: AnyView, style: any PrimitiveButtonStyle) in
            func styled(_ style: some PrimitiveButtonStyle) -> any View { view.buttonStyle(style) }
            return styled(style)
        }
        SceneModifierType("labelStyle", "What the labels inside show.", .value(.labelStyle, "The style.")) {
            (view: AnyView, style: any LabelStyle) in
            func styled(_ style: some LabelStyle) -> any View { view.labelStyle(style) }
            return styled(style)
        }
        SceneModifierType(
            "controlSize", "The size of the controls inside.",
            .value(.cases(of: ControlSize.self, named: "controlSize"), "The size.")
        ) { view, size in
            view.controlSize(size)
        }
        SceneModifierType("labelsHidden", "The labels of the controls inside are said and not shown.") { view in
            view.labelsHidden()
        }
        SceneModifierType("disabled", "Whether the controls inside can't be used.", .value(.bool, "Whether.")) {
            view, isDisabled in view.disabled(isDisabled)
        }
    }
}

extension SceneValueType where Value == any PrimitiveButtonStyle {
    fileprivate static var buttonStyle: SceneValueType {
        one(
            of: [
                "automatic": DefaultButtonStyle(), "plain": PlainButtonStyle(), "borderless": BorderlessButtonStyle(),
                "bordered": BorderedButtonStyle(), "borderedProminent": BorderedProminentButtonStyle(),
            ], named: "buttonStyle")
    }
}

extension SceneValueType where Value == any LabelStyle {
    fileprivate static var labelStyle: SceneValueType {
        one(
            of: [
                "automatic": DefaultLabelStyle(), "titleAndIcon": TitleAndIconLabelStyle(),
                "titleOnly": TitleOnlyLabelStyle(), "iconOnly": IconOnlyLabelStyle(),
            ], named: "labelStyle")
    }
}
