import MizanBase
import MizanDrawing
import MizanLayout

/// A box at the leading side of the label, on its first line; with a check mark where it is on, which is the same in both
/// directions. Source: SwiftUI's `CheckboxToggleStyle`.
///
/// The box grows with the font of the label: 18 points for 17, its middle on the middle of the capitals.
nonisolated public struct CheckboxToggleStyle: BuiltInToggleStyle {
    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    let role = "checkbox"

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
nonisolated private struct CheckMark: Shape {
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

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a check mark.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
