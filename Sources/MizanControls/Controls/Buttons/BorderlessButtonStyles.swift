import MizanLayout

/// The look of buttons that have no style: the label in the tint. Source: SwiftUI's `DefaultButtonStyle`.
nonisolated public struct DefaultButtonStyle: BuiltInButtonStyle {
    /// The style.
    public init() {}

    /// The label in the tint.
    public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// The label in the tint, red for the destructive role. Source: SwiftUI's `BorderlessButtonStyle`.
nonisolated public struct BorderlessButtonStyle: BuiltInButtonStyle {
    /// The style.
    public init() {}

    /// The label in the tint, paler while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        let color = ButtonColor(role: configuration.role)
        configuration.label.foregroundStyle(color.opacity(configuration.isPressed ? 0.4 : 1))
    }
}

/// The label as it is. Source: SwiftUI's `PlainButtonStyle`.
nonisolated public struct PlainButtonStyle: BuiltInButtonStyle {
    /// The style.
    public init() {}

    /// The label, paler while it is pressed.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.isPressed { configuration.label.opacity(0.6) } else { configuration.label }
    }
}

/// The colour of a button's label: the tint, red for the destructive role.
struct ButtonColor: ShapeStyle {
    let role: ButtonRole?

    func paint(in environment: EnvironmentValues) -> ShapePaint {
        ShapePaint(role == .destructive ? .red : environment.tint ?? .accentColor)
    }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The look of buttons that have no style.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
