import MizanBase
import MizanLayout

/// The titles and the rows of a table, in columns or, if they don't fit, below each other.
nonisolated struct TableContent<Value: Identifiable, Rows: TableRowContent>: View where Rows.TableRowValue == Value {
    let rows: Rows
    let titles: [TableTitle]
    let tracks: [TableTrack]
    let cells: [(Value) -> AnyView]
    let selection: TableSelection<Value.ID>?

    @Environment(\.tableStyle) private var style
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.layoutDirection) private var direction
    @Environment(\.localization) private var localization
    @ScaledMetric private var leastWidth = 68.0

    var body: some View {
        let tracks = tracks.map { track in
            var track = track
            track.alignment = track.alignment.resolved(in: direction, locale: localization.locale)
            return track
        }
        FittingTable(
            tracks: tracks, leastWidth: leastWidth, inset: style.look.inset, samples: samples(in: tracks)
        ) { ArrangedTable(rows: rows, titles: titles, cells: cells, selection: selection, arrangement: $0) }
    }

    /// For each column its title and its cells in the first rows.
    private func samples(in tracks: [TableTrack]) -> [[AnyView]] {
        var values: [Value] = []
        rows._addValues(to: &values, limit: TableWidths.sampleCount)
        return tracks.indices.map { index in
            let alignment = tracks[index].alignment
            let title = headers == .hidden ? [] : [AnyView(ColumnHeader(title: titles[index], alignment: alignment))]
            return title
                + values.map { value in AnyView(TableCell(alignment: alignment) { cells[index](value) }) }
        }
    }
}

/// The titles and the rows of a table in one of its arrangements.
nonisolated private struct ArrangedTable<Value: Identifiable, Rows: TableRowContent>: View
where Rows.TableRowValue == Value {
    let rows: Rows
    let titles: [TableTitle]
    let cells: [(Value) -> AnyView]
    let selection: TableSelection<Value.ID>?
    let arrangement: TableArrangement

    @Environment(\.tableStyle) private var style
    @Environment(\.tableColumnHeaders) private var headers

    var body: some View {
        VStack(spacing: 0) {
            if headers != .hidden, arrangement.isInColumns || titles.contains(where: { $0.sort != nil }) {
                TableHeader(titles: titles, arrangement: arrangement)
                Divider()
            }
            ScrollView {
                LazyVStack(spacing: 0) { rows }
            }
            .inTable(
                TableContext(
                    arrangement: arrangement, cells: cells,
                    titles: headers == .hidden || arrangement.isInColumns ? nil : titles, selection: selection))
        }
        .background { if style.look.isBordered { Color(SystemColor.card) } }
        .overlay { if style.look.isBordered { Rectangle().strokeBorder(Color(SystemColor.separator)) } }
    }
}

/// The way in which a table arranges the cells of a row.
struct TableArrangement {
    let widths: TableWidths
    /// Whether they are next to each other; otherwise they are below each other.
    let isInColumns: Bool
}
