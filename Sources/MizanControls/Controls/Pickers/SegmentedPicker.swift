import MizanLayout

/// The options of a picker in equal parts, unless a word needs more; in a column at the text sizes for accessibility, and if
/// the words don't fit.
nonisolated struct SegmentedPicker: View {
    let label: AnyView
    let options: [PickerOption]

    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        Control(type: "Picker", role: nil, label: label, children: .contain) {
            segments
                .padding(2)
                .background(Color(SystemColor.track), in: RoundedRectangle(cornerRadius: Segment.radius + 2))
                .typeName("Segments")
        }
    }

    @ViewBuilder private var segments: some View {
        if dynamicTypeSize.isAccessibilitySize {
            VStack(spacing: 2) { all }
        } else {
            RowStack(spacing: 0, columnSpacing: 2) { all }
        }
    }

    private var all: some View { ForEach(options) { Segment(option: $0) } }
}

/// One part, raised where it is chosen.
nonisolated private struct Segment: View {
    static let radius = 7.0

    let option: PickerOption

    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var scale = 1.0

    var body: some View {
        Control(type: "Segment", role: "radio", input: .control(ControlInput(action: option.select))) {
            option.view.multilineTextAlignment(.center)
                .padding(.horizontal, 8).padding(.vertical, 4)
                .frame(maxWidth: .infinity, minHeight: 32 * max(scale, 1) * controlSize.drawingScale)
                .background {
                    if option.isSelected {
                        RoundedRectangle(cornerRadius: Self.radius).fill(RaisedSurface())
                            .shadow(color: .black.opacity(0.15), radius: 2, y: 1).typeName("Selection")
                    }
                }
        }
        .contentShape(Rectangle())
        .selected(option.isSelected)
    }
}

/// A surface above the track of a control: lighter than it in both appearances.
private struct RaisedSurface: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> OpacityShapeStyle<Color> {
        environment.colorScheme == .light
            ? Color(SystemColor.card).opacity(1) : Color(SystemColor.secondary).opacity(0.4)
    }
}

nonisolated extension View {
    /// The view as one of several that are chosen, spoken as chosen where it is.
    func selected(_ isSelected: Bool) -> some View {
        isSelected ? accessibilityAddTraits(.isSelected) : accessibilityAddTraits([])
    }
}
