import MizanBase
import MizanLayout
import MizanLocalization

/// A column as the header shows it.
struct TableTitle {
    let label: AnyView
    /// The sorting at a tap; nil if the column can't be sorted by.
    let sort: TableSort?
}

/// The titles of a table's columns, above its rows.
nonisolated struct TableHeader: View {
    let titles: [TableTitle]
    let arrangement: TableArrangement

    @Environment(\.tableStyle) private var style

    var body: some View {
        Group {
            if arrangement.isInColumns {
                TableColumns(widths: arrangement.widths) {
                    ForEach(titles.indices) { index in
                        ColumnHeader(title: titles[index], alignment: arrangement.widths.tracks[index].alignment)
                    }
                }
            } else {
                // Each row has the titles: these are for sorting.
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(titles.indices.filter { titles[$0].sort != nil }, id: \.self) { index in
                        ColumnHeader(title: titles[index], alignment: .leading)
                    }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .padding(.horizontal, style.look.inset)
        .typeName("TableHeader")
    }
}

/// A column's title, with a chevron if rows are sorted by it.
nonisolated struct ColumnHeader: View {
    let title: TableTitle
    let alignment: TableColumnAlignment

    var body: some View {
        if title.sort == nil { header } else { header.focusable() }
    }

    private var header: some View {
        let order = title.sort?.order()
        return Control(
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
