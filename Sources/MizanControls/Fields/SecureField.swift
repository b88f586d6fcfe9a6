import MizanBase
import MizanLayout
import MizanLocalization

/// A field for a secret: it shows one dot for each character, and nothing of the text stands in the tree. Source: SwiftUI's
/// `SecureField`.
///
/// The dots begin where the interface does, whatever is typed. Otherwise it is edited as a ``TextField``.
nonisolated public struct SecureField<Label: View>: View {
    private let field: Field
    private let label: AnyView
    private let prompt: Text?

    private init(_ field: Field, prompt: Text?, label: Label) {
        self.field = field
        self.label = AnyView(label)
        self.prompt = prompt
    }

    /// The field itself: its prompt, else its label, stands in it while it is empty.
    public var body: some View {
        FieldView(field: field, label: label, placeholder: prompt.map { AnyView($0) } ?? label)
    }

    /// A field with a view that says what it is for. Source: SwiftUI's `init(text:prompt:label:)`.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(Field(kind: .secure, text: .text(text)), prompt: prompt, label: label())
    }
}

extension SecureField where Label == Text {
    /// A field with a localized title. Source: SwiftUI's `init(_:text:prompt:)`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a verbatim title. Source: SwiftUI's `init(_:text:prompt:)`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field that tells when the return key ends its input, with a localized title. Source: SwiftUI's `init(_:text:onCommit:)`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Field(kind: .secure, text: .text(text), committed: onCommit), prompt: nil, label: Text(titleKey))
    }

    /// A field that tells when the return key ends its input, with a verbatim title. Source: SwiftUI's `init(_:text:onCommit:)`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(Field(kind: .secure, text: .text(text), committed: onCommit), prompt: nil, label: Text(title))
    }
}
