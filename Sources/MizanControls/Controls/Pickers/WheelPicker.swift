import MizanLayout

/// The chosen option of a picker in the middle of a wheel, with its neighbours above and below.
nonisolated struct WheelPicker: View {
    let label: AnyView
    let options: [PickerOption]

    /// The number of neighbours on each side.
    private static let reach = 2

    @ScaledMetric private var rowHeight = 34.0

    var body: some View {
        let options = options
        let middle = options.selected?.number ?? 0
        Control(
            type: "Picker", role: "stepper", label: label, value: options.selected.map { AnyView($0.view) },
            input: .adjustment { options.step($0) }
        ) {
            VStack(spacing: 0) {
                ForEach(middle - Self.reach..<middle + Self.reach + 1) { number in
                    row(number, distance: abs(number - middle))
                }
            }
            .frame(maxWidth: .infinity)
            .background {
                RoundedRectangle(cornerRadius: 8).fill(Color(SystemColor.track)).frame(height: rowHeight)
                    .typeName("Selection")
            }
            .typeName("Wheel")
        }
    }

    @ViewBuilder private func row(_ number: Int, distance: Int) -> some View {
        if options.indices.contains(number) {
            options[number].view.opacity(distance == 0 ? 1 : distance == 1 ? 0.5 : 0.25).frame(minHeight: rowHeight)
        } else {
            Color.clear.frame(height: rowHeight)
        }
    }
}
