import MizanBase

/// The alignment of a table's column. Source: SwiftUI's `TableColumnAlignment`.
public enum TableColumnAlignment: Hashable, Sendable {
    /// At the leading side.
    case automatic
    /// At the leading side.
    case leading
    /// In the middle.
    case center
    /// At the trailing side.
    case trailing
    /// At the trailing side, so that digits of one value stand below each other.
    case numeric

    /// The alignment of a cell's views.
    var horizontal: HorizontalAlignment {
        switch self {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }

    /// The alignment of the lines of a cell's texts.
    var text: TextAlignment {
        switch self {
        case .automatic, .leading: .leading
        case .center: .center
        case .trailing, .numeric: .trailing
        }
    }

    /// The part of the room beside a cell that stands before it.
    var fraction: Double {
        switch self {
        case .automatic, .leading: 0
        case .center: 0.5
        case .trailing, .numeric: 1
        }
    }
}

/// The bounds of a column's width in points, and the alignment of what stands in it.
struct TableTrack: Hashable {
    /// The least width; nil for the table's.
    var minimum: Double?
    /// The width where there is no other measure; nil for twice the least one.
    var ideal: Double?
    /// The greatest width; nil for none.
    var maximum: Double?
    var alignment = TableColumnAlignment.automatic

    /// The column with bounds that are lengths: those below 0 and not-a-number count as 0.
    mutating func setWidth(minimum: Double?, ideal: Double?, maximum: Double?) {
        func length(_ value: Double) -> Double { value > 0 ? value : 0 }
        self.minimum = minimum.map(length)
        self.ideal = ideal.map(length)
        self.maximum = maximum.map(length)
    }

    /// The width that the column has of a share of the room.
    func width(of share: Double, least: Double) -> Double {
        max(self.least(least), min(share, maximum ?? .infinity))
    }

    /// The least width, where columns without one of their own have the given one.
    func least(_ least: Double) -> Double { minimum ?? min(least, maximum ?? .infinity) }

    /// By how much the column gives way.
    func flexibility(_ least: Double) -> Double {
        let minimum = self.least(least)
        // A bound that is endless itself gives no way.
        return minimum.isFinite ? max((maximum ?? .infinity) - minimum, 0) : 0
    }
}
