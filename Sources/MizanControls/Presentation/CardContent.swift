import MizanLayout

/// What a card over the screen holds: what the screen has no room for scrolls, so that no choice is out of reach.
nonisolated struct CardContent<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        ViewThatFits(in: .vertical) {
            content
            ScrollView { content }
        }
    }
}
