import MizanBase

/// Rows of values in columns, below the columns' titles. Source: SwiftUI's `Table`.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $sortOrder) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(80)
/// }
/// ```
///
/// The first column stands at the leading side, so that a right-to-left interface has it at the right. Columns share the width as
/// ``TableColumn/width(min:ideal:max:)`` bounds them; texts wrap and rows grow. Where the columns don't fit beside each other,
/// as with the
/// largest text sizes, the titles and each row's cells stand below each other. Rows scroll below the titles and are made as far
/// as they are seen.
///
/// In a session a tap selects a row, and one on a title sorts: the table changes its bindings, and its author sorts the data.
public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let rows: Rows
    private let titles: [TableTitle]
    private let tracks: [TableTrack]
    private let cells: [(Value) -> AnyView]
    private let selection: TableSelection<Value.ID>?

    @Environment(\.tableStyle) private var style
    @Environment(\.tableColumnHeaders) private var headers
    @ScaledMetric private var leastWidth = 68.0

    /// - Parameter sort: What sorting by a comparator means; nil where the table isn't sorted.
    init(
        _ columns: Columns, rows: Rows, selection: TableSelection<Value.ID>? = nil,
        sort: ((Columns.TableColumnSortComparator) -> TableSort)? = nil
    ) {
        var list = _TableColumns<Value, Columns.TableColumnSortComparator>()
        columns._addColumns(to: &list)
        titles = list.parts.map { column in
            TableTitle(label: column.label, sort: column.comparator.flatMap { sort?($0) })
        }
        tracks = list.parts.map(\.track)
        cells = list.parts.map(\.cell)
        self.rows = rows
        self.selection = selection
    }

    /// One node of the role `table`: the titles, each of the role `columnHeader`, and the rows.
    public var body: some View {
        // The content is made once the titles are measured, after this body.
        let (headers, look, leastWidth) = (headers, style.look, leastWidth)
        Control(type: "Table", role: "table", children: .contain) {
            MeasuredTracks(titles: headers == .hidden ? [] : titles, tracks: tracks, leastWidth: leastWidth) { tracks in
                VStack(spacing: 0) {
                    if headers != .hidden {
                        TableHeader(titles: titles, tracks: tracks, leastWidth: leastWidth)
                        Divider()
                    }
                    ScrollView {
                        LazyVStack(spacing: 0) { rows }
                    }
                    .inTable(
                        TableContext(tracks: tracks, leastWidth: leastWidth, cells: cells, selection: selection))
                }
                .background { if look.isBordered { Color(SystemColor.card) } }
                .overlay { if look.isBordered { Rectangle().strokeBorder(Color(SystemColor.separator)) } }
            }
        }
    }
}
