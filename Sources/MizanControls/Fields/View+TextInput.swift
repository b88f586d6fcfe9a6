import MizanLayout

nonisolated extension View {
    /// Sets the keys for fields inside. Source: SwiftUI's `keyboardType(_:)`.
    public func keyboardType(_ type: UIKeyboardType) -> some View { environment(\.textInput.keyboardType, type) }

    /// Sets the kind of text that descendant fields expect. Source: SwiftUI's `textContentType(_:)`.
    public func textContentType(_ type: UITextContentType?) -> some View { environment(\.textInput.contentType, type) }

    /// Sets the letters that are made capital in fields inside; nil for the system's choice. Source: SwiftUI's
    /// `textInputAutocapitalization(_:)`.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.textInput.autocapitalization, autocapitalization)
    }

    /// Sets the letters that are made capital in fields inside. Source: SwiftUI's `autocapitalization(_:)`.
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    /// Whether what is typed inside isn't corrected. Source: SwiftUI's `autocorrectionDisabled(_:)`.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.textInput.isAutocorrectionDisabled, disable)
    }

    /// Whether what is typed inside isn't corrected; nil for the system's choice. Source: SwiftUI's `disableAutocorrection(_:)`.
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.textInput.isAutocorrectionDisabled, disable)
    }

    /// Sets the word on the key that ends an input inside. Source: SwiftUI's `submitLabel(_:)`.
    public func submitLabel(_ label: SubmitLabel) -> some View { environment(\.textInput.submitLabel, label) }

    /// Adds an action for the end of an input inside. Source: SwiftUI's `onSubmit(of:_:)`.
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.textInput) { $0.submitActions.append((triggers, action)) }
    }

    /// Whether what ends an input inside stays unknown to the actions outside. Source: SwiftUI's `submitScope(_:)`.
    public func submitScope(_ isBlocking: Bool = true) -> some View {
        transformEnvironment(\.textInput) { if isBlocking { $0.submitActions = [] } }
    }
}
