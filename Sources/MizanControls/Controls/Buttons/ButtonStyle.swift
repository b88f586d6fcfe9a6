import MizanLayout

/// The appearance of a ``Button`` that a tap presses. Source: SwiftUI's `ButtonStyle`.
///
/// ```swift
/// struct Card: ButtonStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         configuration.label.padding().background(.card).opacity(configuration.isPressed ? 0.6 : 1)
///     }
/// }
/// ```
@MainActor @preconcurrency public protocol ButtonStyle {
    associatedtype Body: View

    /// Builds the content of the button. It is arranged by the semantic content attribute of the button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = ButtonStyleConfiguration
}

/// The properties of a ``Button`` for its style. Source: SwiftUI's `ButtonStyleConfiguration`.
public struct ButtonStyleConfiguration {
    /// The description of the button's action.
    public typealias Label = ControlLabel

    /// The purpose of the button, where it is special.
    public let role: ButtonRole?
    /// The description of the button's action.
    public let label: Label
    /// Whether a pointer is down on the button: in a session, while a drag is.
    public let isPressed: Bool
}

nonisolated extension View {
    /// Sets the style of the buttons inside. Source: SwiftUI's `buttonStyle(_:)`.
    public func buttonStyle(_ style: some ButtonStyle) -> some View { buttonStyle(PressedButtonStyle(style: style)) }
}

/// A style that has nothing to do with what presses its button.
nonisolated private struct PressedButtonStyle<Style: ButtonStyle>: TappedButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
        let configuration = ButtonStyleConfiguration(
            role: configuration.role, label: configuration.label, isPressed: configuration.isPressed)
        IsolatedCall.run((style, configuration)) { $0.makeBody(configuration: $1) }
    }
}
