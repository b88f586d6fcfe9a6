import MizanBase

/// The content of a line, as line filling decides it.
struct LineContent: Sendable {
    let range: Range<Int>
    let hidden: Range<Int>?
    let width: Double
    /// The length of the spaces at the end that hang outside of the width, in points.
    let overhang: Double
    let direction: LayoutDirection
    /// The line's pieces in the store.
    let pieces: Range<Int>
    /// Where the line's own glyphs begin in the store.
    let firstGlyph: Int
    let top: Double
    let metrics: LineMetrics
}
