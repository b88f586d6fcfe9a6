import MizanBase
import MizanText

/// The events of a field, and what they make of its text.
package struct FieldInput {
    let kind: FieldKind
    let text: Binding<String>
    /// Whether the text is written only when the input ends.
    let isDraft: Bool
    let editing: Binding<FieldEditing>
    let selection: Binding<TextSelection?>?
    let editingChanged: ((Bool) -> Void)?
    /// Runs for the return key of a field of one line.
    let submit: () -> Void

    package init(
        kind: FieldKind, text: Binding<String>, isDraft: Bool, editing: Binding<FieldEditing>,
        selection: Binding<TextSelection?>?, editingChanged: ((Bool) -> Void)?, submit: @escaping () -> Void
    ) {
        self.kind = kind
        self.text = text
        self.isDraft = isDraft
        self.editing = editing
        self.selection = selection
        self.editingChanged = editingChanged
        self.submit = submit
    }

    /// The state for the text that there is now, and for the selection that the author's code has set.
    var current: FieldEditing {
        var current = editing.wrappedValue
        if !isDraft || !current.hasInput { current.follow(text.wrappedValue) }
        if let range = selection?.wrappedValue?.range(in: current.edit.text), range != current.edit.selection {
            current.select(range)
        }
        return current
    }

    /// Gives the field the input, or takes it away.
    func setInput(_ hasInput: Bool) {
        var next = current
        guard next.hasInput != hasInput else { return }
        next.hasInput = hasInput
        if !hasInput { finish(&next) }
        apply(next)
        editingChanged?(hasInput)
    }

    /// Writes a draft, and shows what became of it.
    private func finish(_ next: inout FieldEditing) {
        guard isDraft else { return }
        text.wrappedValue = next.edit.text
        next.follow(text.wrappedValue)
    }

    /// Ends the input by the return key: a draft is written before the actions run.
    func end() {
        var next = current
        finish(&next)
        apply(next)
        submit()
    }

    /// Inserts a text in place of the selection; in a field of one line, line ends are spaces.
    func insert(_ string: String) {
        let typed = kind.breaksLines ? string : ShownFieldText(string, as: .line).string
        change { $0.insert(typed) }
    }

    /// Changes the text. The binding may refuse or trim it: the field goes on with what the binding has.
    func change(_ change: (inout EditableText) -> Void) {
        var next = current
        next.change(change)
        if !isDraft {
            if !next.edit.text.utf8.elementsEqual(text.wrappedValue.utf8) { text.wrappedValue = next.edit.text }
            next.follow(text.wrappedValue)
        }
        apply(next)
    }

    /// Moves the caret, or extends the selection.
    func move(to position: TextPosition, isExtending: Bool = false, column: Double? = nil) {
        var next = current
        next.move(to: position, keeping: isExtending ? next.anchor : nil)
        next.column = column
        apply(next)
    }

    /// Selects a range.
    func select(_ range: Range<Int>) {
        var next = current
        next.select(range)
        apply(next)
    }

    private func apply(_ next: FieldEditing) {
        editing.wrappedValue = next
        guard let selection else { return }
        let range = TextSelection(next.edit.selection, in: next.edit.text)
        if selection.wrappedValue != range { selection.wrappedValue = range }
    }
}
