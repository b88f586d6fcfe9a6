import MizanLayout

/// A button that turns the editing of lists around on and off. Source: SwiftUI's `EditButton`.
///
/// It changes the environment's `EnvironmentValues.editMode`, and is disabled where there is none.
nonisolated public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// A button that says “Edit”, or “Done” while a reader edits.
    public init() {}

    /// A button with its word.
    public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button {
            editMode?.wrappedValue = isEditing ? .inactive : .active
        } label: {
            Text(isEditing ? .done : .edit)
        }
        .disabled(editMode == nil)
        .typeName("EditButton")
    }
}
