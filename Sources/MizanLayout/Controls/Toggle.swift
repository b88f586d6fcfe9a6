import MizanBase
import MizanLocalization
import MizanRenderTree

/// A control that is on or off. Source: SwiftUI's `Toggle`; a plain value in place of a binding stays.
///
/// In a session a tap, the space bar or the return key, or an assistive technology turns it on or off; a tap does in the built-in
/// styles alone: a style of an author's has views that take it.
public struct Toggle<Label: View>: View {
    private let value: Binding<Bool>
    private let label: Label

    @Environment(\.toggleStyle) private var style

    /// A toggle with a label. Source: SwiftUI's `init(isOn:label:)`.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        value = isOn
        self.label = label()
    }

    /// A toggle that stays as it is.
    public init(isOn: Bool, @ViewBuilder label: () -> Label) { self.init(isOn: .constant(isOn), label: label) }

    /// One node with the toggle's label, of the role `switch` or `checkbox`, or `toggle` for a custom style.
    public var body: some View {
        let role =
            switch style {
            case is CheckboxToggleStyle: "checkbox"
            case is SwitchToggleStyle: "switch"
            default: "toggle"
            }
        let press = ControlInput(isTapped: role != "toggle") { [value] in value.wrappedValue.toggle() }
        Control(
            type: "Toggle", role: role, said: value.wrappedValue ? [TreeField(.isOn)] : [], input: .control(press)
        ) {
            StyledToggle(
                style: style, configuration: ToggleStyleConfiguration(label: ControlLabel(label), isOn: value))
        }
    }
}

/// The body of a style, made in the direction of the control's parts.
private struct StyledToggle: View {
    let style: any ToggleStyle
    let configuration: ToggleStyleConfiguration

    var body: some View { AnyView(style.makeBody(configuration: configuration)) }
}

extension Toggle where Label == Text {
    /// A toggle with a localized title. Source: SwiftUI's `init(_:isOn:)`.
    public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(key) } }

    /// A toggle with a verbatim title. Source: SwiftUI's `init(_:isOn:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// A toggle with a localized title that stays as it is.
    public init(_ key: LocalizedStringKey, isOn: Bool) { self.init(isOn: isOn) { Text(key) } }

    /// A toggle with a verbatim title that stays as it is.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool) { self.init(isOn: isOn) { Text(title) } }
}
