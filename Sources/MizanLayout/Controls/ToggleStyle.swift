import MizanBase
import MizanDrawing

/// The appearance of a ``Toggle``. Source: SwiftUI's `ToggleStyle`.
public protocol ToggleStyle {
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
}

/// The label at the leading side, a switch at the trailing one, with its knob at the trailing end where it is on. Source:
/// SwiftUI's `SwitchToggleStyle`, as on a phone.
///
/// The switch is 51 by 31 points with a knob of 27, green unless a tint is set.
public struct SwitchToggleStyle: ToggleStyle {
    @Environment(\.tint) private var tint

    /// A switch.
    public init() {}

    /// The label and the switch, as far apart as there is room.
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.label
            Spacer(minLength: 0)
            ZStack(alignment: configuration.isOn ? .trailing : .leading) {
                Capsule().fill(configuration.isOn ? tint ?? .green : Color(SystemColor.track)).typeName("Track")
                Circle().fill(.white).frame(width: 27, height: 27)
                    .shadow(color: .black.opacity(0.3), radius: 1.5, y: 0.5).padding(2).typeName("Knob")
            }
            .frame(width: 51, height: 31)
        }
    }
}

/// A box at the leading side of the label, on its first line; with a check mark where it is on, which is the same in both
/// directions. Source: SwiftUI's `CheckboxToggleStyle`.
///
/// The box grows with the font of the label: 18 points for 17, its middle on the middle of the capitals.
public struct CheckboxToggleStyle: ToggleStyle {
    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    /// A box.
    public init() {}

    /// The box and its label.
    public func makeBody(configuration: Configuration) -> some View {
        let fontSize = font.description(at: dynamicTypeSize).size
        let side = fontSize * 18 / 17
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            box(isOn: configuration.isOn, side: side).frame(width: side, height: side)
                .alignmentGuide(.firstTextBaseline) { _ in side / 2 + ImageNode.capitalMiddle * fontSize }
            configuration.label
        }
    }

    @ViewBuilder private func box(isOn: Bool, side: Double) -> some View {
        let outline = RoundedRectangle(cornerRadius: side / 4)
        if isOn {
            outline.fill(.tint).typeName("Box")
                .overlay {
                    CheckMark().stroke(
                        Color(SystemColor.onAccent),
                        style: StrokeStyle(lineWidth: side / 9, lineCap: .round, lineJoin: .round))
                }
        } else {
            outline.strokeBorder(.secondary, lineWidth: side / 12).typeName("Box")
        }
    }
}

/// A check mark, which is written the same way everywhere.
private struct CheckMark: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: Rect) -> Path {
        func point(_ x: Double, _ y: Double) -> Point {
            Point(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        var path = Path()
        path.addLines([point(0.25, 0.54), point(0.43, 0.72), point(0.75, 0.31)])
        return path
    }
}

extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a check mark.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
    static var defaultValue: any ToggleStyle { SwitchToggleStyle() }
}

extension EnvironmentValues {
    /// The style of the toggles inside.
    var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of the toggles inside. Source: SwiftUI's `toggleStyle(_:)`.
    public func toggleStyle(_ style: some ToggleStyle) -> some View { environment(\.toggleStyle, style) }
}
