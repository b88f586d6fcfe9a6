import Foundation
import MizanLayout

extension Table {
    /// A table of rows of its own. Source: SwiftUI's `init(of:columns:rows:)`.
    public init(
        of valueType: Value.Type,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns(), rows: rows())
    }

    /// A table of rows of its own, one of them selected. Source: SwiftUI's `init(of:selection:columns:rows:)`.
    public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns(), rows: rows(), selection: .one(selection))
    }

    /// A table of rows of its own, some of them selected. Source: SwiftUI's `init(of:selection:columns:rows:)`.
    public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never {
        self.init(columns(), rows: rows(), selection: .several(selection))
    }

    /// A table of rows of its own, sorted. Source: SwiftUI's `init(of:sortOrder:columns:rows:)`.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(columns(), rows: rows()) { TableSort($0, in: sortOrder) }
    }

    /// A table of rows of its own, sorted, with one selected row. Source: SwiftUI's `init(of:selection:sortOrder:columns:rows:)`.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(columns(), rows: rows(), selection: .one(selection)) { TableSort($0, in: sortOrder) }
    }

    /// A table of rows of its own, sorted, with selected rows. Source: SwiftUI's `init(of:selection:sortOrder:columns:rows:)`.
    public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort {
        self.init(columns(), rows: rows(), selection: .several(selection)) { TableSort($0, in: sortOrder) }
    }
}
