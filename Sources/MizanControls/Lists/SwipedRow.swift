import MizanBase
import MizanLayout

/// A row that a swipe moves aside, so that the buttons behind it show.
///
/// A swipe towards the leading side uncovers the buttons at the trailing edge: to the left in a left-to-right interface, to the
/// right in a right-to-left one.
nonisolated struct SwipedRow<Content: View>: View {
    let actions: [SwipeActions]
    let content: Content

    @State private var uncovered: HorizontalEdge?
    @Environment(\.layoutDirection) private var layoutDirection

    var body: some View {
        if actions.isEmpty {
            content
        } else {
            HStack(spacing: 0) {
                if uncovered == .leading { buttons(at: .leading) }
                content
                if uncovered == .trailing { buttons(at: .trailing) }
            }
            .contentShape(Rectangle())
            .listening(
                .drag(DragInput(minimumDistance: 10, axis: .horizontal, space: .local, changed: { _ in }, ended: end)))
        }
    }

    private func buttons(at edge: HorizontalEdge) -> some View {
        HStack(spacing: 0) {
            ForEach(shown(at: edge).indices, id: \.self) { number in
                CapturedContent(shown(at: edge)[number].content).buttonStyle(SwipeButtonStyle())
            }
        }
        .fixedSize(horizontal: true, vertical: false)
        .typeName("SwipeActions")
    }

    private func shown(at edge: HorizontalEdge) -> [SwipeActions] { actions.filter { $0.edge == edge } }

    private func end(_ value: DragGesture.Value) {
        let distance = layoutDirection == .leftToRight ? value.translation.width : -value.translation.width
        guard distance != 0 else { return }
        if uncovered != nil {
            uncovered = nil
        } else {
            let edge: HorizontalEdge = distance < 0 ? .trailing : .leading
            if !shown(at: edge).isEmpty { uncovered = edge }
        }
    }
}
