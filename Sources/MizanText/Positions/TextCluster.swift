/// A grapheme cluster in its place on a line.
///
/// A ligature is divided between its graphemes by the carets of its font, or else evenly; invisible characters have no width.
public struct TextCluster: Hashable, Sendable {
    /// The first UTF-16 unit.
    public var start: Int
    /// Behind the last UTF-16 unit.
    public var end: Int
    /// In points from the line's left visible edge.
    public var left: Double
    /// In points from the line's left visible edge.
    public var right: Double
    /// The bidi level on this line, after UAX #9 L1.
    public var level: UInt8

    /// A cluster of the given parts.
    package init(start: Int, end: Int, left: Double, right: Double, level: UInt8) {
        self.start = start
        self.end = end
        self.left = left
        self.right = right
        self.level = level
    }
}

extension TextCluster {
    /// Whether its text reads from right to left.
    var isRightToLeft: Bool { level & 1 == 1 }

    /// The caret's place before or behind the cluster, in points from the line's left visible edge.
    func x(isAfter: Bool) -> Double { isAfter == isRightToLeft ? left : right }

    /// The position at one side of the cluster, as belonging to it.
    func position(isRight: Bool) -> TextPosition {
        isRight == isRightToLeft ? TextPosition(start) : TextPosition(end, affinity: .upstream)
    }
}
