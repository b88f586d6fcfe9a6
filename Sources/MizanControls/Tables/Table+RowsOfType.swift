import Foundation
import MizanLayout

// Tables that get the type of the values from their rows.
extension Table {
    /// A table with custom rows. Source: SwiftUI's `init(columns:rows:)`.
    public init(
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(of: Value.self, columns: columns, rows: rows)
    }

    /// A table with custom rows, one of them selected. Source: SwiftUI's `init(selection:columns:rows:)`.
    public init(
        selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(of: Value.self, selection: selection, columns: columns, rows: rows)
    }

    /// A table with custom rows, some of them selected. Source: SwiftUI's `init(selection:columns:rows:)`.
    public init(
        selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(of: Value.self, selection: selection, columns: columns, rows: rows)
    }

    /// A table with custom rows, sorted. Source: SwiftUI's `init(sortOrder:columns:rows:)`.
    public init<Sort: SortComparator>(
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(of: Value.self, sortOrder: sortOrder, columns: columns, rows: rows)
    }

    /// A table with custom rows, sorted, with one selected row. Source: SwiftUI's `init(selection:sortOrder:columns:rows:)`.
    public init<Sort: SortComparator>(
        selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
    }

    /// A table with custom rows, sorted, with selected rows. Source: SwiftUI's `init(selection:sortOrder:columns:rows:)`.
    public init<Sort: SortComparator>(
        selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(of: Value.self, selection: selection, sortOrder: sortOrder, columns: columns, rows: rows)
    }
}
