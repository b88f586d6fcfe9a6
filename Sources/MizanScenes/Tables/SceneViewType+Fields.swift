import MizanBase
import MizanControls
import MizanLayout

extension SceneViewType {
    /// Fields for texts.
    @SceneTableBuilder<SceneViewType> static var fields: [SceneViewType] {
        SceneViewType(
            "SecureField", "A field for a secret.", .required("text", .string, "What is typed; its dots show."),
            .required("label", .view, "What the field is for: shown while it is empty."),
            .argument("prompt", .text, "What is shown while it is empty, in place of the label.")
        ) { text, label, prompt in
            SecureField(text: .constant(text), prompt: prompt) { label }
        }
        SceneViewType(
            "TextEditor", "A field for a text of many lines.", .required("text", .string, "What is typed.")
        ) { text in
            TextEditor(text: .constant(text))
        }
        SceneViewType(
            "TextField", "A field for a text.", .required("text", .string, "What is typed."),
            .required("label", .view, "What the field is for: shown while it is empty."),
            .argument("prompt", .text, "What is shown while it is empty, in place of the label."),
            .argument("axis", .axis, or: .horizontal, "Vertical for as many lines as the text has; one unless said.")
        ) { text, label, prompt, axis in
            TextField(text: .constant(text), prompt: prompt, axis: axis) { label }
        }
    }
}

extension SceneModifierType {
    /// The styles of the fields inside.
    @SceneTableBuilder<SceneModifierType> static var fieldStyles: [SceneModifierType] {
        SceneModifierType("textFieldStyle", "How the fields inside look.", .value(.textFieldStyle, "The style.")) {
            (view: AnyView, style: any TextFieldStyle) in
            func styled(_ style: some TextFieldStyle) -> any View { view.textFieldStyle(style) }
            return styled(style)
        }
        SceneModifierType(
            "textEditorStyle", "How the fields for many lines inside look.", .value(.textEditorStyle, "The style.")
        ) { (view: AnyView, style: any TextEditorStyle) in
            func styled(_ style: some TextEditorStyle) -> any View { view.textEditorStyle(style) }
            return styled(style)
        }
    }
}

extension SceneValueType where Value == any TextEditorStyle {
    fileprivate static var textEditorStyle: SceneValueType {
        one(of: ["automatic": AutomaticTextEditorStyle(), "plain": PlainTextEditorStyle()], named: "textEditorStyle")
    }
}

extension SceneValueType where Value == any TextFieldStyle {
    fileprivate static var textFieldStyle: SceneValueType {
        one(
            of: [
                "automatic": DefaultTextFieldStyle(), "plain": PlainTextFieldStyle(),
                "roundedBorder": RoundedBorderTextFieldStyle(), "squareBorder": SquareBorderTextFieldStyle(),
            ], named: "textFieldStyle")
    }
}

extension SceneValueType where Value == Axis {
    fileprivate static var axis: SceneValueType { cases(of: Axis.self, named: "axis") }
}
