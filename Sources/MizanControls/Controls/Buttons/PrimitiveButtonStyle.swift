import MizanLayout

/// The appearance of a ``Button`` and what presses it. Source: SwiftUI's `PrimitiveButtonStyle`.
///
/// A button of an author's style is pressed by what the body has for it, by keys and by assistive technologies; a tap alone doesn't.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    associatedtype Body: View

    /// Builds the content of the button. It is arranged by the semantic content attribute of the button.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// The properties of a ``Button`` for its style. Source: SwiftUI's `PrimitiveButtonStyleConfiguration`.
public struct PrimitiveButtonStyleConfiguration {
    /// The description of the button's action.
    public typealias Label = ControlLabel

    /// The purpose of the button, where it is special.
    public let role: ButtonRole?
    /// The description of the button's action.
    public let label: Label
    /// Whether a pointer is down on the button.
    let isPressed: Bool
    let action: () -> Void

    /// Runs the button's action.
    public func trigger() { action() }
}

/// A style whose button is pressed by a tap anywhere in its frame.
nonisolated protocol TappedButtonStyle: PrimitiveButtonStyle {}

/// A style of Mizan's own, whose button is dimmed where it is disabled.
nonisolated protocol BuiltInButtonStyle: TappedButtonStyle {}

nonisolated extension View {
    /// Sets the style of the buttons inside. Source: SwiftUI's `buttonStyle(_:)`.
    public func buttonStyle(_ style: some PrimitiveButtonStyle) -> some View {
        controlStyle(style, as: (any PrimitiveButtonStyle).self)
    }
}
