import MizanBase
import MizanLayout
import MizanLocalization

/// A control to press, in the tint or the accent colour. Source: SwiftUI's `Button`.
///
/// In a session its action runs when it is tapped anywhere in its frame, when the space bar or the return key is pressed while it
/// has the input, and when an assistive technology presses it. While a drag is down on it, and nothing takes the drag, it looks
/// pressed.
nonisolated public struct Button<Label: View>: View {
    private let role: ButtonRole?
    private let action: () -> Void
    private let label: Label

    @Environment(\.controlStyles) private var styles
    @Environment(\.choiceMade) private var choiceMade
    @Environment(\.isInRow) private var isInRow
    @Environment(\.isInMenu) private var isInMenu
    @State private var isPressed = false
    @State private var isFocused = false

    /// A button that shows the label, and does nothing.
    public init(@ViewBuilder label: () -> Label) { self.init(role: nil, action: {}, label: label) }

    /// A button that shows the label. Source: SwiftUI's `init(action:label:)`.
    public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.init(role: nil, action: action, label: label)
    }

    /// A button of a role that shows the label. Source: SwiftUI's `init(role:action:label:)`.
    public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.role = role
        self.action = action
        self.label = label()
    }

    /// One node of the role `button`, or `menuItem` in an open menu, as its style has it.
    public var body: some View {
        let action = { [action, choiceMade] in
            action()
            choiceMade()
        }
        let style = styles.nearest((any PrimitiveButtonStyle).self) ?? DefaultButtonStyle()
        let configuration = PrimitiveButtonStyleConfiguration(
            role: role, label: ControlLabel(label), isPressed: isPressed, action: action)
        let (pressed, focused) = ($isPressed, $isFocused)
        let press = ControlInput(
            isTapped: style is any TappedButtonStyle, pressed: { pressed.wrappedValue = $0 },
            focused: { focused.wrappedValue = $0 }, action: action)
        Control(
            type: "Button", role: isInMenu ? "menuItem" : "button", children: nil,
            isDimmed: style is any BuiltInButtonStyle,
            input: .control(press)
        ) {
            StyledBody((any PrimitiveButtonStyle).self) { style.look(of: configuration) }
                .environment(\.isFocused, isFocused)
                // Rows and the items of menus fill their width, from the leading side.
                .environment(\.usualTextAlignment, isInRow || isInMenu ? .leading : .center)
        }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration, in the style further out. Source: SwiftUI's `init(_:)` of a configuration.
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
    }
}

extension Button where Label == Text {
    /// A button with a localized title. Source: SwiftUI's `init(_:role:action:)`.
    public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(key) }
    }

    /// A button with a verbatim title. Source: SwiftUI's `init(_:role:action:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == MizanControls.Label<Text, Image> {
    /// A button with a localized title beside a symbol. Source: SwiftUI's `init(_:systemImage:role:action:)`.
    public init(
        _ key: LocalizedStringKey, systemImage symbol: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { MizanControls.Label(key, systemImage: symbol) }
    }

    /// A button with a verbatim title beside a symbol. Source: SwiftUI's `init(_:systemImage:role:action:)`.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, systemImage symbol: String, role: ButtonRole? = nil, action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { MizanControls.Label(title, systemImage: symbol) }
    }
}
