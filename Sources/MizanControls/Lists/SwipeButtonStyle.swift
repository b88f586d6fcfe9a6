import MizanBase
import MizanLayout

/// The look of the buttons behind a row: as high as the row, on their tint.
nonisolated struct SwipeButtonStyle: ButtonStyle {
    @Environment(\.tint) private var tint

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .labelStyle(.iconOnly)
            .foregroundStyle(Color.white)
            .padding(.horizontal, 16)
            .frame(minWidth: 74, maxHeight: .infinity)
            .background(configuration.role == .destructive ? Color.red : tint ?? Color.gray)
    }
}
