import Foundation
import MizanBase
import MizanLayout
import MizanLocalization

/// A field for a text, of one line unless it has a vertical axis. Source: SwiftUI's `TextField`.
///
/// What is typed stands by its own direction: an Arabic name in an English form begins at the right, its caret at its left end,
/// while
/// the placeholder follows the interface. `multilineTextAlignment(_:)` sets another alignment. What `keyboardType(_:)` or
/// `textContentType(_:)` says to be an address or a number is written from left to right.
///
/// In a session a tap gives the field the input; keys and text then edit it, and a drag selects. The return key runs the
/// actions of
/// `onSubmit(of:_:)`, the outermost first, and ends the input; so does the escape key. A still layout shows the text of the
/// binding.
nonisolated public struct TextField<Label: View>: View {
    private let field: Field
    private let label: AnyView
    private let prompt: Text?
    /// The content that a style gets; nil for the field of an author.
    private let content: FieldContent?

    init(_ field: Field, prompt: Text?, label: Label) {
        self.field = field
        self.label = AnyView(label)
        self.prompt = prompt
        content = nil
    }

    /// The field itself: its prompt, else its label, stands in it while it is empty.
    public var body: some View {
        if let content {
            StyledField(content: content)
        } else {
            FieldView(field: field, label: label, placeholder: prompt.map { AnyView($0) } ?? label)
        }
    }

    /// A field for a text, with a view that says what it is for. Source: SwiftUI's `init(text:prompt:label:)`.
    ///
    /// - Parameters:
    ///   - text: What is typed.
    ///   - prompt: The placeholder; nil for the label.
    ///   - label: Spoken as the field's name.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(Field(kind: .line, text: .text(text)), prompt: prompt, label: label())
    }

    /// A field that grows along an axis. Source: SwiftUI's `init(text:prompt:axis:label:)`.
    ///
    /// - Parameters:
    ///   - text: What is typed.
    ///   - prompt: The placeholder; nil for the label.
    ///   - axis: Vertical for a field of as many lines as the line limit allows.
    ///   - label: Spoken as the field's name.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(Field(kind: FieldKind(axis), text: .text(text)), prompt: prompt, label: label())
    }

    /// A field that tells what is selected. Source: SwiftUI's `init(text:selection:prompt:axis:label:)`.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            Field(kind: FieldKind(axis ?? .horizontal), text: .text(text), selection: selection), prompt: prompt,
            label: label())
    }

    /// A field for a value in a format, which is written when the input ends. Source: SwiftUI's
    /// `init(value:format:prompt:label:)`.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(value: Binding<Format.FormatInput?>(value), format: format, prompt: prompt, label: label)
    }

    /// A field for a value that may be missing, in a format. Source: SwiftUI's `init(value:format:prompt:label:)`.
    public init<Format: ParseableFormatStyle>(
        value: Binding<Format.FormatInput?>, format: Format, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where Format.FormatOutput == String {
        self.init(
            Field(kind: .line, text: .formatted(ParsedLocation(value, format: format))), prompt: prompt, label: label())
    }

    /// A field for a value that a formatter writes and reads. Source: SwiftUI's `init(value:formatter:prompt:label:)`.
    public init<Value>(
        value: Binding<Value>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(
            Field(kind: .line, text: .formatted(FormatterLocation(value, formatter: formatter))), prompt: prompt,
            label: label())
    }
}

extension TextField where Label == _TextFieldStyleLabel {
    /// The field that a style gets.
    init(_ content: FieldContent) {
        field = content.field
        label = AnyView(EmptyView())
        prompt = nil
        self.content = content
    }
}

extension FieldKind {
    /// The kind of a text field by the axis that it grows along.
    init(_ axis: Axis) { self = axis == .vertical ? .lines : .line }
}
