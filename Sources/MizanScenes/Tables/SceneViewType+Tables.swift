import Foundation
import MizanBase
import MizanControls
import MizanDocument
import MizanLayout

extension SceneViewType {
    /// Rows of values in columns.
    @SceneTableBuilder<SceneViewType> static var tables: [SceneViewType] {
        SceneViewType(
            "Table", "Rows of values in columns, below the columns' titles.",
            .required("in", .elements, "The values of the rows: an array, or the name of an argument that holds one."),
            .required("as", .string, "What `$name` calls the value inside."),
            .argument("selection", .index, "The selected row, from 0; none unless said."),
            .required("columns", SceneValueType<SceneTableColumn>.tableColumn.array, "The columns in reading order."),
            .all
        ) { elements, name, selection, columns, given in
            let rows = try given.builder.gathering(Array(elements.enumerated())) { number, element in
                SceneTableRow(
                    id: number, cells: try given.builder.gathering(columns) { try $0.cell.views(name, element) })
            }
            return Table(rows, selection: .constant(selection)) { SceneTableColumns(columns: columns) }
        }
    }
}

extension SceneModifierType {
    /// How tables look.
    @SceneTableBuilder<SceneModifierType> static var tableStyles: [SceneModifierType] {
        SceneModifierType(
            "tableColumnHeaders", "Whether the tables inside show their columns' titles.",
            .value(.cases(of: Visibility.self, named: "visibility"), "The visibility.")
        ) { view, visibility in
            view.tableColumnHeaders(visibility)
        }
        SceneModifierType("tableStyle", "How the tables inside look.", .value(.tableStyle, "The style.")) {
            (view: AnyView, style: any TableStyle) in
            func styled(_ style: some TableStyle) -> any View { view.tableStyle(style) }
            return styled(style)
        }
    }
}

/// A column of a scene's table.
struct SceneTableColumn {
    let title: Text
    let width: Double?
    let minimum: Double?
    let maximum: Double?
    let alignment: TableColumnAlignment
    let cell: SceneTemplate
}

/// A row of a scene's table, with the views of its cells.
private struct SceneTableRow: Identifiable {
    let id: Int
    let cells: [ViewList]
}

/// The columns of a scene's table in their order.
nonisolated private struct SceneTableColumns: TableColumnContent {
    typealias TableRowValue = SceneTableRow
    typealias TableColumnSortComparator = Never

    let columns: [SceneTableColumn]

    func _addColumns(to columns: inout _TableColumns<SceneTableRow, Never>) {
        for (number, column) in self.columns.enumerated() {
            let made = TableColumn(column.title) { (row: SceneTableRow) in row.cells[number] }
                .alignment(column.alignment)
            if let width = column.width {
                made.width(width)._addColumns(to: &columns)
            } else {
                made.width(min: column.minimum, max: column.maximum)._addColumns(to: &columns)
            }
        }
    }
}

extension SceneValueType where Value == SceneTableColumn {
    /// `{ "title": "Name", "content": [ … ] }`
    fileprivate static var tableColumn: SceneValueType {
        object(
            "tableColumn", .required("title", .text, "What stands above the column."),
            .argument("width", .number, "The width, in points; a share of the table's unless said."),
            .argument("minWidth", .number, "The least width, in points."),
            .argument("maxWidth", .number, "The greatest width, in points."),
            .argument("alignment", .tableColumnAlignment, or: .automatic, "Where the title and the cells stand."),
            .required("content", .template, "The views of the column's cell for one value.")
        ) {
            SceneTableColumn(title: $0, width: $1, minimum: $2, maximum: $3, alignment: $4, cell: $5)
        }
    }
}

extension SceneValueType where Value == TableColumnAlignment {
    /// A name, or `{ "numeric": "nkoo" }`.
    fileprivate static var tableColumnAlignment: SceneValueType {
        let names: KeyValuePairs<String, TableColumnAlignment> = [
            "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
            "numeric": .numeric,
        ]
        let numeric = object(
            "numericColumn",
            .required(
                "numeric", .string, "The CLDR name of the numbering system of the column's numbers, such as `nkoo`.")
        ) { TableColumnAlignment.numeric(Locale.NumberingSystem($0)) }
        return SceneValueType(
            JSONSchema.either([.names(names.map(\.key)), numeric.schema]).named("value.tableColumnAlignment"),
            takesAlone: { _ in true }
        ) { value, builder in
            value.objectValue == nil ? try value.named(names) : try numeric.read(value, builder)
        }
    }
}

extension SceneValueType where Value == any TableStyle {
    fileprivate static var tableStyle: SceneValueType {
        one(
            of: ["automatic": AutomaticTableStyle(), "inset": InsetTableStyle(), "bordered": BorderedTableStyle()],
            named: "tableStyle")
    }
}
