import MizanLayout

/// The appearance of a ``Toggle``. Source: SwiftUI's `ToggleStyle`.
@MainActor @preconcurrency public protocol ToggleStyle {
    associatedtype Body: View

    /// Builds the content of the toggle. It is arranged by the semantic content attribute of the toggle.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body

    /// The properties passed to a style.
    typealias Configuration = ToggleStyleConfiguration
}

/// The properties of a ``Toggle`` for its style. Source: SwiftUI's `ToggleStyleConfiguration`.
public struct ToggleStyleConfiguration {
    /// The description of the toggle.
    public typealias Label = ControlLabel

    /// The description of the toggle.
    public let label: Label
    /// Whether the toggle is on; a style's own controls change it.
    @Binding public var isOn: Bool
    /// Whether the toggle stands for several values that differ; here it always stands for one.
    public let isMixed = false
}

/// A style of Mizan's own: a tap anywhere on its toggle changes it, and it is dimmed where it is disabled.
nonisolated protocol BuiltInToggleStyle: ToggleStyle {
    /// The toggle's role for assistive technologies.
    var role: String { get }
}

nonisolated extension View {
    /// Sets the style of the toggles inside. Source: SwiftUI's `toggleStyle(_:)`.
    public func toggleStyle(_ style: some ToggleStyle) -> some View {
        controlStyle(style, as: (any ToggleStyle).self)
    }
}
