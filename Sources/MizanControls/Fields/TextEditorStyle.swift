import MizanLayout

/// The appearance of text editors. Source: SwiftUI's `TextEditorStyle`.
@MainActor @preconcurrency public protocol TextEditorStyle {
    associatedtype Body: View

    /// Builds the look of an editor.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = TextEditorStyleConfiguration
}

/// The properties of a ``TextEditor`` for its style: the text, which a style can't draw otherwise. Source: SwiftUI's
/// `TextEditorStyleConfiguration`.
public struct TextEditorStyleConfiguration {
    let content: FieldContent
}

nonisolated extension TextEditorStyle {
    func look(of content: FieldContent) -> AnyView {
        IsolatedCall.run((self, TextEditorStyleConfiguration(content: content))) {
            AnyView($0.makeBody(configuration: $1))
        }
    }
}

/// The usual editor: its text with room around it, on a surface. Source: SwiftUI's `AutomaticTextEditorStyle`, as on a phone.
nonisolated public struct AutomaticTextEditorStyle: TextEditorStyle {
    @Environment(\.scrolling.contentBackground) private var background

    /// The usual style.
    public init() {}

    /// The text on a surface, unless `scrollContentBackground(_:)` hides it.
    public func makeBody(configuration: Configuration) -> some View {
        configuration.content.padding(.horizontal, 5).padding(.vertical, 8)
            .background {
                if background != .hidden { Rectangle().fill(Color(SystemColor.card)).typeName("Background") }
            }
    }
}

/// An editor without decoration. Source: SwiftUI's `PlainTextEditorStyle`.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    /// No decoration.
    public init() {}

    /// The text alone.
    public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

nonisolated extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The usual style.
    public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

nonisolated extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// No decoration.
    public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

private struct TextEditorStyleKey: EnvironmentKey {
    static var defaultValue: any TextEditorStyle { AutomaticTextEditorStyle() }
}

extension EnvironmentValues {
    /// The style of the editors inside.
    var textEditorStyle: any TextEditorStyle {
        get { self[TextEditorStyleKey.self] }
        set { self[TextEditorStyleKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the style of the text editors inside. Source: SwiftUI's `textEditorStyle(_:)`.
    public func textEditorStyle(_ style: some TextEditorStyle) -> some View { environment(\.textEditorStyle, style) }
}
