import MizanLayout

/// The options of a picker, one below the other.
nonisolated struct RowsPicker: View {
    /// What marks the chosen option.
    enum SelectionMark {
        /// A check mark at the trailing side.
        case check
        /// A circle at the leading side of each option.
        case circle
    }

    let label: AnyView
    let options: [PickerOption]
    let mark: SelectionMark

    @Environment(\.hidesLabels) private var hidesLabels

    var body: some View {
        Control(type: "Picker", role: nil, label: label, children: .contain) {
            VStack(alignment: .leading, spacing: 8) {
                if mark == .circle, !hidesLabels { ControlLabel(label).accessibilityHidden(true) }
                ForEach(options) { PickerRow(option: $0, mark: mark) }
            }
            .typeName("Rows")
        }
    }
}

/// One option with its mark.
nonisolated private struct PickerRow: View {
    let option: PickerOption
    let mark: RowsPicker.SelectionMark

    var body: some View {
        Control(type: "Row", role: "radio", input: .control(ControlInput(action: option.select))) {
            HStack(alignment: mark == .circle ? .firstTextBaseline : .center, spacing: 8) {
                if mark == .circle { RadioCircle(isOn: option.isSelected) }
                option.view
                Spacer(minLength: 0)
                if mark == .check {
                    // The others keep its room: no text wraps in another way when it is chosen.
                    Image(systemName: "checkmark").foregroundStyle(.tint).opacity(option.isSelected ? 1 : 0)
                        .typeName("Check")
                }
            }
        }
        .contentShape(Rectangle())
        .selected(option.isSelected)
    }
}

/// A circle on the first line of its label, with a dot where the option is chosen.
nonisolated private struct RadioCircle: View {
    let isOn: Bool

    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    var body: some View {
        let fontSize = font.description(at: dynamicTypeSize).size
        let side = fontSize * 18 / 17
        ZStack {
            if isOn {
                Circle().fill(.tint)
                Circle().fill(Color(SystemColor.onAccent)).padding(side * 0.3)
            } else {
                Circle().strokeBorder(.secondary, lineWidth: side / 12)
            }
        }
        .frame(width: side, height: side)
        .alignmentGuide(.firstTextBaseline) { _ in side / 2 + ImageNode.capitalMiddle * fontSize }
        .typeName("Circle")
    }
}
