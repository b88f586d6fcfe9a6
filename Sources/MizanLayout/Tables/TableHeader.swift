import MizanBase
import MizanLocalization

/// A column as the header shows it.
struct TableTitle {
    let label: AnyView
    /// What a tap does; nil where rows aren't sorted by the column.
    let sort: TableSort?
}

/// The titles of a table's columns, above its rows.
struct TableHeader: View {
    let titles: [TableTitle]
    let tracks: [TableTrack]
    let leastWidth: Double

    @Environment(\.tableStyle) private var style

    var body: some View {
        TableColumns(tracks, leastWidth: leastWidth) {
            ForEach(titles.indices) { index in
                ColumnHeader(title: titles[index], alignment: tracks[index].alignment)
            }
        }
        .padding(.horizontal, style.look.inset)
        .typeName("TableHeader")
    }
}

/// A column's title with a chevron where rows are sorted by it.
struct ColumnHeader: View {
    let title: TableTitle
    let alignment: TableColumnAlignment

    var body: some View {
        let order = title.sort?.order()
        Control(
            type: "ColumnHeader", role: "columnHeader",
            input: title.sort.map { .control(ControlInput(action: $0.choose)) }
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 4) {
                ControlLabel(title.label).multilineTextAlignment(alignment.text)
                if let order {
                    Image(systemName: order.symbol).accessibilityLabel(Text(order.word))
                }
            }
            .padding(.vertical, 11)
        }
        .font(.footnote.weight(.semibold))
        .foregroundStyle(.secondary)
    }
}
