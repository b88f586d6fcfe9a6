import Foundation
import MizanLayout
import MizanLocalization

/// What sorting a table by one of its columns means.
struct TableSort {
    /// The order, where the table is sorted by the column first; nil where it isn't.
    let order: () -> SortOrder?
    /// Sorts by the column, or the other way round where it is sorted by it.
    let choose: () -> Void

    /// The sorting of a table's order by a column's comparator.
    init<Sort: SortComparator>(_ comparator: Sort, in sortOrder: Binding<[Sort]>) {
        order = {
            guard let first = sortOrder.wrappedValue.first, first.isSame(besidesOrder: comparator) else { return nil }
            return first.order
        }
        choose = {
            var comparators = sortOrder.wrappedValue
            if let first = comparators.first, first.isSame(besidesOrder: comparator) {
                comparators[0].order = first.order == .forward ? .reverse : .forward
            } else {
                comparators.removeAll { $0.isSame(besidesOrder: comparator) }
                comparators.insert(comparator, at: 0)
            }
            sortOrder.wrappedValue = comparators
        }
    }
}

extension SortComparator {
    /// Whether both compare by the same, in whichever order.
    fileprivate func isSame(besidesOrder other: Self) -> Bool {
        var comparator = self
        comparator.order = other.order
        return comparator == other
    }
}

extension SortOrder {
    /// The symbol beside the title of a column that rows are sorted by.
    var symbol: String { self == .forward ? "chevron.up" : "chevron.down" }

    /// The spoken word for it.
    var word: SystemWord { self == .forward ? .ascending : .descending }
}
