import MizanBase

/// A text in lines.
public struct TextLayout: Sendable {
    /// From top to bottom. An empty text has one empty line, and so has the end of a text behind a closing newline.
    public let lines: TextLines
    /// The widest line's width by the height of all lines; in points.
    public let size: Size

    /// The clusters that no font covers, by their UTF-16 ranges.
    public var missing: [Range<Int>] { lines.flatMap(\.missing) }

    /// The text, in UTF-16 units, that an ellipsis stands for; nil where everything is shown.
    public var hidden: Range<Int>? { lines.last?.hidden }

    /// The number, in UTF-16 units, that the ellipsis cuts because nothing else had room; nil if it cuts none.
    package var cutNumber: Range<Int>? {
        guard let line = lines.last, let hidden = line.hidden else { return nil }
        let source = line.text.source
        if hidden.lowerBound > line.range.lowerBound, let number = source.number(around: hidden.lowerBound) {
            return number
        }
        return hidden.upperBound < line.range.upperBound ? source.number(around: hidden.upperBound) : nil
    }

    /// The part of its size that the text has, to be shown whole; 1 unless the style's `minimumScaleFactor` allows less.
    public let scale: Double
    /// The distance by which letters moved together to show the text whole, as a part of the em.
    package let tightening: Double

    /// About as many bytes as the layout takes beside its text.
    public var byteCount: Int {
        128 + lines.store.lines.byteCount + lines.store.pieces.byteCount + lines.store.glyphs.byteCount
    }

    /// - Parameter width: the width that the lines were filled to; a line that fits by tolerance alone counts as so
    ///   wide.
    init(_ store: LineStore, width: Double, style: LineStyle) {
        lines = TextLines(store: store)
        scale = store.text.scale
        tightening = store.text.tightening
        size = Self.size(of: store.lines.elements, in: store.text, width: width, style: style)
    }

    private static func size(
        of lines: UnsafeMutableBufferPointer<LineContent>, in text: ShapedText, width: Double, style: LineStyle
    ) -> Size {
        var widest = 0.0
        for line in lines {
            let fits = line.width <= width + LineFiller.tolerance
            widest = max(widest, fits ? min(line.width, width) : line.width)
        }
        let bottom = lines.last.map { $0.top + $0.metrics.height } ?? 0
        guard style.reservedLineCount > 0 else { return Size(width: widest, height: bottom) }
        let line = LineMetrics(of: text, style: style).height + style.spacing
        let reserved = Double(style.reservedLineCount) * line - style.spacing
        return Size(width: widest, height: max(bottom, reserved))
    }
}
