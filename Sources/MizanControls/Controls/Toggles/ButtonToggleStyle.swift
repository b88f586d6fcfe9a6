import MizanLayout

/// A button, whose surface is in the tint where it is on. Source: SwiftUI's `ButtonToggleStyle`.
nonisolated public struct ButtonToggleStyle: BuiltInToggleStyle {
    let role = "toggle"

    /// A button.
    public init() {}

    /// The label on its surface, which is pale where the toggle is off.
    public func makeBody(configuration: Configuration) -> some View {
        let color = ButtonColor(role: nil)
        ButtonBorder(label: configuration.label, fill: color.opacity(configuration.isOn ? 1 : 0.15))
            .foregroundStyle(configuration.isOn ? AnyShapeStyle(ProminentLabelColor(role: nil)) : AnyShapeStyle(color))
    }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button, whose surface is in the tint where it is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
