import MizanLayout

/// The label at the leading side, a switch at the trailing one, with its knob at the trailing end where it is on. Source:
/// SwiftUI's `SwitchToggleStyle`, as on a phone.
///
/// The switch is 51 by 31 points with a knob of 27, green unless a tint is set; smaller and larger with the control size.
nonisolated public struct SwitchToggleStyle: BuiltInToggleStyle {
    @Environment(\.tint) private var tint
    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.controlSize) private var controlSize

    private let color: Color?
    let role = "switch"

    /// A switch.
    public init() { color = nil }

    /// A switch of a colour where it is on. Source: SwiftUI's `init(tint:)`.
    public init(tint: Color) { color = tint }

    /// The label and the switch, as far apart as there is room.
    public func makeBody(configuration: Configuration) -> some View {
        RowStack {
            configuration.label
            if !hidesLabels { Spacer(minLength: 0) }
            drawing(isOn: configuration.isOn, scale: controlSize.drawingScale)
        }
    }

    private func drawing(isOn: Bool, scale: Double) -> some View {
        ZStack(alignment: isOn ? .trailing : .leading) {
            Capsule().fill(isOn ? color ?? tint ?? .green : Color(SystemColor.track)).typeName("Track")
            Circle().fill(.white).frame(width: 27 * scale, height: 27 * scale)
                .shadow(color: .black.opacity(0.3), radius: 1.5, y: 0.5).padding(2 * scale).typeName("Knob")
        }
        .frame(width: 51 * scale, height: 31 * scale)
    }
}

/// The look of toggles that have no style: a switch. Source: SwiftUI's `DefaultToggleStyle`.
nonisolated public struct DefaultToggleStyle: BuiltInToggleStyle {
    let role = "switch"

    /// The usual style.
    public init() {}

    /// A switch.
    public func makeBody(configuration: Configuration) -> some View {
        SwitchToggleStyle().makeBody(configuration: configuration)
    }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    /// The look of toggles that have no style: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
