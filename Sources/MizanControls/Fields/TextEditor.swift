import MizanBase
import MizanLayout

/// A field for a text of many lines, in all the room that it is offered. Source: SwiftUI's `TextEditor`.
///
/// Each paragraph stands by its own direction. The return key types a new line; in a session, text that there is no room for
/// moves so
/// that the caret is seen.
nonisolated public struct TextEditor: View {
    private let field: Field

    /// An editor of a text. Source: SwiftUI's `init(text:)`.
    public init(text: Binding<String>) { field = Field(kind: .editor, text: .text(text)) }

    /// An editor that tells what is selected. Source: SwiftUI's `init(text:selection:)`.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        field = Field(kind: .editor, text: .text(text), selection: selection)
    }

    /// The editor itself.
    public var body: some View {
        FieldView(field: field, label: AnyView(EmptyView()), placeholder: AnyView(Text(verbatim: "")))
    }
}
