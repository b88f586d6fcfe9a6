/// Content with a table's columns, each at least as wide as the widest word of its title.
struct MeasuredTracks<Content: View>: PrimitiveView {
    let titles: [TableTitle]
    let tracks: [TableTrack]
    /// The least width of a column that has none of its own, in points.
    let leastWidth: Double
    @ViewBuilder let content: ([TableTrack]) -> Content

    func _makeNodes(in context: _ViewContext, into nodes: inout _NodeList) throws {
        var measured = tracks
        try context.making.at(Making.decorationStep) {
            for index in tracks.indices where titles.indices.contains(index) {
                let title = try ColumnHeader(title: titles[index], alignment: tracks[index].alignment)
                    .nodes(in: context.forChildren(in: .horizontal))
                let word = title.map(\.leastWidth).max() ?? 0
                if word > tracks[index].least(leastWidth) { measured[index].minimum = word }
            }
        }
        try content(measured)._makeNodes(in: context.passing(), into: &nodes)
    }
}
