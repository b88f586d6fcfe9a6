import MizanBase

/// A text in lines.
public struct TextLayout: Sendable {
    /// From top to bottom. An empty text has one empty line, and so has what stands behind a closing newline.
    public var lines: [TextLine]
    /// The widest line, without the spaces at its end, by the height of all lines; in points.
    public var size: Size

    /// The clusters that no font covers, by their UTF-16 ranges.
    public var missing: [Range<Int>] { lines.flatMap(\.missing) }

    /// - Parameter width: what the lines were filled to; a line that fits by tolerance alone counts as so wide.
    init(text: ShapedText, contents: [TextLine.Content], store: LineStore, width: Double) {
        var widest = 0.0
        var top = 0.0
        lines = contents.map { content in
            let metrics = LineMetrics(of: store.pieces[content.pieces], in: text)
            defer { top += metrics.height }
            let fits = content.width <= width + LineFiller.tolerance
            widest = max(widest, fits ? min(content.width, width) : content.width)
            return TextLine(
                range: content.range, width: content.width, top: top, height: metrics.height,
                baseline: top + metrics.ascent, direction: content.direction, text: text, store: store,
                pieces: content.pieces)
        }
        size = Size(width: widest, height: top)
    }
}
