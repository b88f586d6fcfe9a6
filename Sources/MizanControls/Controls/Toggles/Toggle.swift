import MizanBase
import MizanLayout
import MizanLocalization
import MizanRenderTree

/// A control that is on or off. Source: SwiftUI's `Toggle`; a plain value in place of a binding stays.
///
/// In a session a tap, the space bar or the return key, or an assistive technology turns it on or off; a tap does in the built-in
/// styles alone: a style of an author's has views that take it.
nonisolated public struct Toggle<Label: View>: View {
    private let value: Binding<Bool>
    private let label: Label

    @Environment(\.controlStyles) private var styles
    @Environment(\.hidesLabels) private var hidesLabels

    /// A toggle with a label. Source: SwiftUI's `init(isOn:label:)`.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        value = isOn
        self.label = label()
    }

    /// A toggle that stays as it is.
    public init(isOn: Bool, @ViewBuilder label: () -> Label) { self.init(isOn: .constant(isOn), label: label) }

    /// One node with the toggle's label, of the role `switch` or `checkbox`, or `toggle` for a custom style.
    public var body: some View {
        let style = styles.nearest((any ToggleStyle).self) ?? DefaultToggleStyle()
        let role = (style as? any BuiltInToggleStyle)?.role
        let press = ControlInput(isTapped: role != nil) { [value] in value.wrappedValue.toggle() }
        Control(
            type: "Toggle", role: role ?? "toggle", label: hidesLabels ? AnyView(label) : nil, isDimmed: role != nil,
            said: value.wrappedValue ? [TreeAttribute(.isOn)] : [], input: .control(press)
        ) {
            StyledBody((any ToggleStyle).self) {
                style.look(
                    of: ToggleStyleConfiguration(label: ControlLabel(label, isHidden: hidesLabels), isOn: value))
            }
        }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The toggle of a style's configuration, in the style further out. Source: SwiftUI's `init(_:)` of a configuration.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

extension Toggle where Label == MizanControls.Label<Text, Image> {
    /// A toggle with a localized title beside a symbol. Source: SwiftUI's `init(_:systemImage:isOn:)`.
    public init(_ key: LocalizedStringKey, systemImage symbol: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { MizanControls.Label(key, systemImage: symbol) }
    }

    /// A toggle with a verbatim title beside a symbol. Source: SwiftUI's `init(_:systemImage:isOn:)` of a `StringProtocol`.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage symbol: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { MizanControls.Label(title, systemImage: symbol) }
    }
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
