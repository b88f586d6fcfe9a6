import Foundation
import MizanLayout
import MizanLocalization

/// A column of a table: its title, and what it shows of each row's value. Source: SwiftUI's `TableColumn`.
///
/// In a sorted table, a column with a comparator is sorted by when its title is tapped.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
    /// The type of the rows' values.
    public typealias TableRowValue = RowValue
    /// The type of the comparators.
    public typealias TableColumnSortComparator = Sort

    let label: Label
    let content: (RowValue) -> Content
    /// The comparator that the column is sorted by; nil where it can't be.
    let comparator: Sort?
    private var track = TableTrack()

    init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

    /// Adds the column.
    public func _addColumns(to columns: inout _TableColumns<RowValue, Sort>) {
        columns.append(
            TableColumnParts(
                label: AnyView(label), track: track, comparator: comparator, cell: { AnyView(content($0)) }))
    }

    /// The column as one of a table that is sorted by other columns.
    func unsorted<Other>(_ sort: Other.Type) -> TableColumn<RowValue, Other, Content, Label> {
        var column = TableColumn<RowValue, Other, Content, Label>(label: label, comparator: nil, content: content)
        column.track = track
        return column
    }

    /// Sets the column's width in points; nil for a share of the room. Source: SwiftUI's `width(_:)`.
    public func width(_ width: CGFloat? = nil) -> TableColumn {
        self.width(min: width, ideal: width, max: width)
    }

    /// Takes the width as `Double?`.
    @_disfavoredOverload public func width(_ width: Double?) -> TableColumn { self.width(width.map { CGFloat($0) }) }

    /// Sets the bounds of the column's width in points. Source: SwiftUI's `width(min:ideal:max:)`.
    ///
    /// - Parameters:
    ///   - min: The least width; nil for four letters' heights of the body font.
    ///   - ideal: The width where the table isn't given any.
    ///   - max: The greatest width; nil for none.
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
        changed {
            $0.setWidth(
                minimum: min.map { Double($0) }, ideal: ideal.map { Double($0) }, maximum: max.map { Double($0) })
        }
    }

    /// Takes the bounds as `Double?`.
    @_disfavoredOverload public func width(
        min: Double? = nil, ideal: Double? = nil, max: Double? = nil
    ) -> TableColumn {
        width(min: min.map { CGFloat($0) }, ideal: ideal.map { CGFloat($0) }, max: max.map { CGFloat($0) })
    }

    /// Sets the alignment of the title and the cells in the column. Source: SwiftUI's `alignment(_:)`.
    public func alignment(_ alignment: TableColumnAlignment) -> TableColumn { changed { $0.alignment = alignment } }

    private func changed(_ change: (inout TableTrack) -> Void) -> TableColumn {
        var column = self
        change(&column.track)
        return column
    }
}
