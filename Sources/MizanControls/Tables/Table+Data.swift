import Foundation
import MizanLayout

extension Table {
    /// A table with a row for each value. Source: SwiftUI's `init(_:columns:)`.
    public init<Data>(
        _ data: Data,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
        Columns.TableColumnSortComparator == Never
    {
        self.init(columns(), rows: TableForEachContent(data: data))
    }

    /// A table with a row for each value and one selected row. Source: SwiftUI's `init(_:selection:columns:)`.
    public init<Data>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
        Columns.TableColumnSortComparator == Never
    {
        self.init(columns(), rows: TableForEachContent(data: data), selection: .one(selection))
    }

    /// A table with a row for each value and selected rows. Source: SwiftUI's `init(_:selection:columns:)`.
    public init<Data>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
        Columns.TableColumnSortComparator == Never
    {
        self.init(columns(), rows: TableForEachContent(data: data), selection: .several(selection))
    }

    /// A table with a row for each value, sorted. Source: SwiftUI's `init(_:sortOrder:columns:)`.
    public init<Data, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(columns(), rows: TableForEachContent(data: data)) { TableSort($0, in: sortOrder) }
    }

    /// A table with a row for each value, sorted, with one selected row. Source: SwiftUI's
    /// `init(_:selection:sortOrder:columns:)`.
    public init<Data, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(columns(), rows: TableForEachContent(data: data), selection: .one(selection)) {
            TableSort($0, in: sortOrder)
        }
    }

    /// A table with a row for each value, sorted, with selected rows. Source: SwiftUI's `init(_:selection:sortOrder:columns:)`.
    public init<Data, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data: RandomAccessCollection, Data.Element == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(columns(), rows: TableForEachContent(data: data), selection: .several(selection)) {
            TableSort($0, in: sortOrder)
        }
    }
}
