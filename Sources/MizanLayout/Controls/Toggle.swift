import MizanBase
import MizanLocalization
import MizanRenderTree

/// A control that is on or off. Source: SwiftUI's `Toggle`; it takes a plain value, since a render tree is static.
public struct Toggle<Label: View>: View {
    private let isOn: Bool
    private let label: Label

    @Environment(\.toggleStyle) private var style

    /// A toggle with a label. Source: SwiftUI's `init(isOn:label:)`.
    public init(isOn: Bool, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// One node with the toggle's label, of the role `switch` or `checkbox`, or `toggle` for a custom style.
    public var body: some View {
        let role =
            switch style {
            case is CheckboxToggleStyle: "checkbox"
            case is SwitchToggleStyle: "switch"
            default: "toggle"
            }
        Control(type: "Toggle", role: role, said: isOn ? [TreeField(.isOn)] : []) {
            StyledToggle(
                style: style, configuration: ToggleStyleConfiguration(label: ControlLabel(label), isOn: isOn))
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
    public init(_ key: LocalizedStringKey, isOn: Bool) { self.init(isOn: isOn) { Text(key) } }

    /// A toggle with a verbatim title. Source: SwiftUI's `init(_:isOn:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, isOn: Bool) { self.init(isOn: isOn) { Text(title) } }
}
