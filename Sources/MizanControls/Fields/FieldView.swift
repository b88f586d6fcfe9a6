import MizanLayout
import MizanRenderTree

/// A field with its state: what text fields, secure fields and editors are made of.
nonisolated struct FieldView: View {
    let field: Field
    let label: AnyView
    let placeholder: AnyView

    @State private var editing = FieldEditing()
    @Environment(\.locale) private var locale
    @Environment(\.textInput) private var textInput
    @Environment(\.isEnabled) private var isEnabled

    /// The part of the colours that a disabled field has left.
    private static let disabledOpacity = 0.5

    /// One node of the field's role, with its label and, unless it is secure, its text as the value.
    var body: some View {
        let now = editing
        Control(type: field.kind.type, role: field.kind.role, label: label, children: .ignore, input: .field(input)) {
            StyledField(content: FieldContent(field: field, editing: $editing, placeholder: placeholder))
                .environment(\.isFieldActive, now.hasInput && isEnabled)
                .environment(\.isFocused, now.hasInput && isEnabled)
                .opacity(isEnabled ? 1 : Self.disabledOpacity)
        }
        .changed(by: FieldValueModifier(value: field.kind == .secure ? nil : field.shownText(now, in: locale)))
    }

    private var input: FieldInput {
        let actions = textInput.submitActions
        let committed = field.committed
        return FieldInput(
            kind: field.kind, text: field.text.binding(in: locale), isDraft: field.text.isDraft, editing: $editing,
            selection: field.selection, editingChanged: field.editingChanged,
            submit: {
                committed?()
                for action in actions where action.triggers.contains(.text) { action.run() }
            })
    }
}

/// A field's content in the style that was set for its kind.
nonisolated struct StyledField: View {
    let content: FieldContent
    @Environment(\.textFieldStyle) private var style
    @Environment(\.textEditorStyle) private var editorStyle

    /// The content, with what the style puts around it.
    var body: some View {
        if content.field.kind == .editor {
            editorStyle.look(of: content)
        } else if let style {
            // A style that sets another one for its field has that one around it; any other sees the plain field.
            style.look(of: content).environment(\.textFieldStyle, nil)
        } else {
            content
        }
    }
}

/// Says the text of a field.
private struct FieldValueModifier: ContextModifier {
    let value: String?

    func change(_ context: inout ViewContext) {
        if let value, !value.isEmpty { context.add(AccessibilityProperties(value: value)) }
    }
}

private struct IsFieldActiveKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the field around has the input: for the look of its style.
    var isFieldActive: Bool {
        get { self[IsFieldActiveKey.self] }
        set { self[IsFieldActiveKey.self] = newValue }
    }
}
