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

    /// The part of its size that the text has, to be shown whole; 1 unless the style's `minimumScaleFactor` allows less.
    public var scale: Double
    /// How far letters moved together to show the text whole, as a part of the em.
    public var tightening: Double

    /// - Parameter width: what the lines were filled to; a line that fits by tolerance alone counts as so wide.
    init(text: ShapedText, contents: [TextLine.Content], store: LineStore, width: Double, style: LineStyle) {
        var widest = 0.0
        for content in contents {
            let fits = content.width <= width + LineFiller.tolerance
            widest = max(widest, fits ? min(content.width, width) : content.width)
        }
        lines = contents.map { TextLine($0, of: text, in: store) }
        let bottom = contents.last.map { $0.top + $0.metrics.height } ?? 0
        let line = LineMetrics(of: [], lineGlyphs: [], in: text, style: style).height + style.spacing
        let reserved = Double(max(style.reservedLineCount, 0)) * line - style.spacing
        scale = text.scale
        tightening = text.tightening
        size = Size(width: widest, height: max(bottom, reserved))
    }
}
