/// The presentations of a screen's views, the last uppermost.
nonisolated struct PresentedViews: View {
    let presentations: [any Presentable]

    var body: some View {
        ForEach(presentations.indices, id: \.self) { presentations[$0].view(number: $0) }
    }
}
