import MizanLayout

/// Columns of a table. Source: SwiftUI's `TableColumnContent`.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of the rows' values.
    associatedtype TableRowValue: Identifiable
    /// The type of the comparators that rows are sorted by; `Never` where they aren't.
    associatedtype TableColumnSortComparator

    /// Adds the columns.
    nonisolated func _addColumns(to columns: inout _TableColumns<TableRowValue, TableColumnSortComparator>)
}

/// The columns of a table, in their order.
nonisolated public struct _TableColumns<TableRowValue: Identifiable, TableColumnSortComparator>: TableColumnContent {
    private(set) var parts: [TableColumnParts<TableRowValue, TableColumnSortComparator>] = []

    /// Adds these columns to others.
    public func _addColumns(to columns: inout _TableColumns) { columns.parts += parts }

    mutating func append(_ column: TableColumnParts<TableRowValue, TableColumnSortComparator>) {
        parts.append(column)
    }
}

/// A column with the types of its views hidden.
struct TableColumnParts<RowValue, Sort> {
    let label: AnyView
    let track: TableTrack
    let comparator: Sort?
    let cell: (RowValue) -> AnyView
}

/// Builds a table's columns from statements. Source: SwiftUI's `TableColumnBuilder`.
@resultBuilder
public enum TableColumnBuilder<RowValue: Identifiable, Sort> {
    /// The columns of one statement.
    public static func buildExpression<Content: TableColumnContent>(
        _ content: Content
    ) -> _TableColumns<RowValue, Sort>
    where Content.TableRowValue == RowValue, Content.TableColumnSortComparator == Sort {
        var columns = _TableColumns<RowValue, Sort>()
        content._addColumns(to: &columns)
        return columns
    }

    /// A column that a table which is sorted by others isn't sorted by.
    @_disfavoredOverload
    public static func buildExpression<Content: View, Label: View>(
        _ column: TableColumn<RowValue, Never, Content, Label>
    ) -> _TableColumns<RowValue, Sort> {
        var columns = _TableColumns<RowValue, Sort>()
        column.unsorted(Sort.self)._addColumns(to: &columns)
        return columns
    }

    /// The columns of all statements.
    public static func buildBlock(_ columns: _TableColumns<RowValue, Sort>...) -> _TableColumns<RowValue, Sort> {
        columns.reduce(into: _TableColumns()) { $1._addColumns(to: &$0) }
    }

    /// The columns of an `if` without an `else`; none where it doesn't hold.
    public static func buildOptional(_ columns: _TableColumns<RowValue, Sort>?) -> _TableColumns<RowValue, Sort> {
        columns ?? _TableColumns()
    }

    /// The columns of the branch that holds.
    public static func buildEither(first: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { first }

    /// The columns of the other branch.
    public static func buildEither(second: _TableColumns<RowValue, Sort>) -> _TableColumns<RowValue, Sort> { second }

    /// The columns of an `if #available`.
    public static func buildLimitedAvailability(
        _ columns: _TableColumns<RowValue, Sort>
    ) -> _TableColumns<RowValue, Sort> {
        columns
    }
}
