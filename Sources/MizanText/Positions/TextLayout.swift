import MizanBase

/// A text in lines.
public struct TextLayout: Sendable {
    /// From top to bottom. An empty text has one empty line, and so has what stands behind a closing newline.
    public var lines: [TextLine]
    /// The widest line, without the spaces at its end, by the height of all lines; in points.
    public var size: Size

    /// The clusters that no font covers, by their UTF-16 ranges.
    public var missing: [Range<Int>] { lines.flatMap(\.missing) }

    /// The text, in UTF-16 units, that an ellipsis stands for; nil where everything is shown.
    public var hidden: Range<Int>? { lines.last?.hidden }

    /// - Parameter width: what the lines were filled to; a line that fits by tolerance alone counts as so wide.
    init(text: ShapedText, contents: [TextLine.Content], store: LineStore, width: Double, style: LineStyle) {
        var widest = 0.0
        for content in contents {
            let fits = content.width <= width + LineFiller.tolerance
            widest = max(widest, fits ? min(content.width, width) : content.width)
        }
        lines = contents.map { TextLine($0, of: text, in: store) }
        let bottom = contents.last.map { $0.top + $0.metrics.height } ?? 0
        let reserved = Double(max(style.reservedLineCount, 0)) * LineMetrics(of: [], in: text).height
        size = Size(width: widest, height: max(bottom, reserved))
    }
}
