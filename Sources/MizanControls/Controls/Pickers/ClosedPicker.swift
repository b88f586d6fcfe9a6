import MizanBase
import MizanDrawing
import MizanLayout

/// The chosen option of a picker that is closed: with two arrows for a menu, or with one to another screen.
///
/// In a session a tap shows all options, in the way of a menu for both: a picker may stand where no stack of screens is.
nonisolated struct ClosedPicker: View {
    let label: AnyView
    let options: [PickerOption]
    /// The view of the chosen option, where it isn't the option itself.
    let value: AnyView?
    /// The picker itself, which shows all its options in an open menu.
    let picker: AnyView
    /// Whether the options are on another screen.
    let isLink: Bool

    @State private var isOpen = false

    var body: some View {
        let options = options
        let shown = value ?? options.selected.map { AnyView($0.view) }
        Control(
            type: "Picker", role: "stepper", label: label, value: shown,
            input: .control(ControlInput { [$isOpen] in $isOpen.wrappedValue = true })
        ) {
            LabelBesideControl(ControlLabel(label)) {
                HStack(spacing: 6) {
                    shown
                    if isLink {
                        Image(systemName: "chevron.forward").font(.footnote).foregroundStyle(.secondary)
                            .typeName("Arrow")
                    } else {
                        UpDownArrows().foregroundStyle(.tint)
                    }
                }
                .typeName("Value")
            }
        }
        .contentShape(Rectangle())
        .accessibilityAdjustableAction { options.step($0) }
        .menu(isOpen: $isOpen) { [picker] in picker }
    }
}

/// Two small arrows, up and down, as high as a line of text.
nonisolated private struct UpDownArrows: View {
    @ScaledMetric private var scale = 1.0

    var body: some View {
        Arrows().stroke(style: StrokeStyle(lineWidth: 1.6 * scale, lineCap: .round, lineJoin: .round))
            .frame(width: 8 * scale, height: 14 * scale)
            .typeName("Arrows")
    }

    nonisolated private struct Arrows: Shape {
        func path(in rect: Rect) -> Path {
            let height = rect.height * 0.3
            var path = Path()
            path.addLines([
                Point(x: rect.minX, y: rect.minY + height), Point(x: rect.midX, y: rect.minY),
                Point(x: rect.maxX, y: rect.minY + height),
            ])
            path.addLines([
                Point(x: rect.minX, y: rect.maxY - height), Point(x: rect.midX, y: rect.maxY),
                Point(x: rect.maxX, y: rect.maxY - height),
            ])
            return path
        }
    }
}
