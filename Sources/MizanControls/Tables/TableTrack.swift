import MizanBase
import MizanLayout

/// The bounds of a column's width in points, and the alignment of its title and cells.
struct TableTrack: Hashable {
    /// The least width; nil for the table's.
    var minimum: Double?
    /// The width if the table isn't proposed any; nil for the content's.
    var ideal: Double?
    /// The greatest width; nil for none.
    var maximum: Double?
    var alignment = TableColumnAlignment.automatic

    /// Sets bounds that are lengths: those below 0 and not-a-number count as 0.
    mutating func setWidth(minimum: Double?, ideal: Double?, maximum: Double?) {
        func length(_ value: Double) -> Double { value > 0 ? value : 0 }
        self.minimum = minimum.map(length)
        self.ideal = ideal.map(length)
        self.maximum = maximum.map(length)
    }

    /// A width within the bounds; the least one takes precedence.
    func bounded(_ width: Double) -> Double { max(min(width, maximum ?? .infinity), minimum ?? 0) }
}
