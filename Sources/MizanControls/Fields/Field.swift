import MizanLayout

/// What a field edits, and who is told.
struct Field {
    let kind: FieldKind
    let text: FieldText
    /// The selection for the author's code; nil where the field keeps it to itself.
    var selection: Binding<TextSelection?>?
    /// Told when the input begins and ends.
    var editingChanged: ((Bool) -> Void)?
    /// Runs when the return key ends the input.
    var committed: (() -> Void)?
}
