/// A glyph in its place.
public struct PositionedGlyph: Hashable, Sendable {
    /// The glyph's number in its font; 0 is the missing-glyph box.
    public var id: UInt32
    /// The origin in points from the line's left visible edge. Spaces that hang at the line's end lie outside: at negative
    /// places in a right-to-left paragraph.
    public var x: Double
    /// The origin in points below the baseline.
    public var y: Double
    /// The UTF-16 offset of the first character of the glyph's cluster.
    public var cluster: Int

    /// A glyph of the given parts.
    package init(id: UInt32, x: Double, y: Double, cluster: Int) {
        self.id = id
        self.x = x
        self.y = y
        self.cluster = cluster
    }
}
