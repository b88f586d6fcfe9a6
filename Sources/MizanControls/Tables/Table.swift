import MizanBase
import MizanLayout

/// Rows of values in columns, below the columns' titles. Source: SwiftUI's `Table`.
///
/// ```swift
/// Table(people, selection: $selection, sortOrder: $sortOrder) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Age", value: \.age) { Text($0.age, format: .number) }.width(80)
/// }
/// ```
///
/// The first column is at the leading side: at the right in a right-to-left interface. Widths follow the titles and cells, within the
/// bounds of `width(min:ideal:max:)`; texts wrap and rows grow. Rows and their backgrounds span the table. If the
/// columns don't fit next to each other, as on a narrow screen with the largest text sizes, each row shows its values below each other,
/// each next to its column's title. Rows scroll below the titles and are made as far as they are seen.
///
/// In a session a tap selects a row, and one on a title sorts: the table changes its bindings, and its author sorts the data.
nonisolated public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
    private let rows: Rows
    private let titles: [TableTitle]
    private let tracks: [TableTrack]
    private let cells: [(Value) -> AnyView]
    private let selection: TableSelection<Value.ID>?

    /// - Parameter sort: Returns the sorting by a comparator; nil if the table isn't sorted.
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
        Control(type: "Table", role: "table", children: .contain) {
            TableContent(rows: rows, titles: titles, tracks: tracks, cells: cells, selection: selection)
        }
        .reporting(selection?.finding(among: rows))
    }
}
