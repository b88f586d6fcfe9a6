import MizanBase

/// A text in lines.
public struct TextLayout: Sendable {
    /// From top to bottom. An empty text has one empty line, and so has what stands behind a closing newline.
    public var lines: [TextLine]
    /// The widest line, without the spaces at its end, by the height of all lines; in points.
    public var size: Size

    /// The clusters that no font covers, by their UTF-16 ranges.
    public var missing: [Range<Int>] { lines.flatMap(\.missing) }
}
