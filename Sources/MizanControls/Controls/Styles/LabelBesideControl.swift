import MizanLayout

/// A control at the trailing side of its label, as far apart as there is room; below it at the text sizes for accessibility, and
/// if the row would break a word. A hidden label leaves the control alone.
nonisolated struct LabelBesideControl<Content: View>: View {
    private let label: ControlLabel
    private let content: Content

    @Environment(\.hidesLabels) private var hidesLabels
    @Environment(\.dynamicTypeSize) private var dynamicTypeSize

    init(_ label: ControlLabel, @ViewBuilder content: () -> Content) {
        self.label = label
        self.content = content()
    }

    var body: some View {
        if hidesLabels {
            content
        } else if dynamicTypeSize.isAccessibilitySize {
            VStack(alignment: .leading, spacing: 8) {
                label
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        } else {
            RowStack {
                label
                Spacer(minLength: 0)
                content
            }
        }
    }
}
