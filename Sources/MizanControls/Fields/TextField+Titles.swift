import MizanBase
import MizanLayout
import MizanLocalization

extension TextField where Label == Text {
    /// A field with a localized title. Source: SwiftUI's `init(_:text:prompt:)`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleKey) }
    }

    /// A field with a verbatim title. Source: SwiftUI's `init(_:text:prompt:)`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// A field that grows along an axis, with a localized title. Source: SwiftUI's `init(_:text:prompt:axis:)`.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// A field that grows along an axis, with a verbatim title. Source: SwiftUI's `init(_:text:prompt:axis:)`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(title) }
    }

    /// A field that tells what is selected, with a localized title. Source: SwiftUI's `init(_:text:selection:prompt:axis:)`.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
    }

    /// A field that tells what is selected, with a verbatim title. Source: SwiftUI's `init(_:text:selection:prompt:axis:)`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
    }
}
