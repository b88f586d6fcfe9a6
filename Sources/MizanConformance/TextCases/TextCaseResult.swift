/// Where lines and clusters of a ``TextCase`` stand; lengths are rounded to 1/64 pt, offsets count UTF-16 units.
public struct TextCaseResult: Hashable, Sendable {
    /// One line.
    public struct Line: Hashable, Sendable {
        /// The first UTF-16 unit.
        public var start: Int
        /// With the spaces and the newline at the line's end.
        public var end: Int
        /// Without them.
        public var width: Double
        /// From the top of the text.
        public var baseline: Double
        /// From this line's top to the next one's.
        public var height: Double
    }

    /// One grapheme cluster.
    public struct Cluster: Hashable, Sendable {
        /// The first UTF-16 unit.
        public var start: Int
        /// Behind the last UTF-16 unit.
        public var end: Int
        /// The index of the line.
        public var line: Int
        /// From the left edge of the box.
        public var left: Double
        /// From the left edge of the box.
        public var right: Double
        /// After UAX #9 L1.
        public var level: Int
    }

    /// The case's.
    public var id: String
    /// From top to bottom.
    public var lines: [Line]
    /// In logical order; they cover the text exactly once.
    public var clusters: [Cluster]
}
