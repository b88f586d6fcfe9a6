import MizanBase

extension ShapedText {
    /// The size of the layout that ``layout(width:height:style:)`` makes, mostly without making it: where every paragraph fits
    /// on a line, nothing is put into lines.
    ///
    /// - Parameters:
    ///   - width: in points; nil for unlimited.
    ///   - height: in points; nil for unlimited.
    ///   - style: limits and spacing.
    public func size(width: Double?, height: Double? = nil, style: LineStyle = LineStyle()) -> Size {
        if height == nil, let size = unbrokenSize(width: width ?? .infinity, style: style) { return size }
        return layout(width: width, height: height, style: style).size
    }

    /// The size of as many lines as there are paragraphs; nil where it takes more to know.
    func unbrokenSize(width: Double, style: LineStyle) -> Size? {
        let paragraphs = source.paragraphs
        guard paragraphs.count <= max(style.lineLimit ?? .max, 1), style.reservedLineCount <= 0, width > 0,
            source.units.count > 0, !source.endsWithLineEnd
        else { return nil }
        var size = Size.zero
        var item = 0
        for index in paragraphs.indices {
            guard let visible = paragraphs[index].width, visible <= width + LineFiller.tolerance else { return nil }
            let first = item
            while item < items.count, items[item].range.lowerBound < paragraphs[index].range.upperBound { item += 1 }
            let whole = LineFiller.width(visible, spaces: paragraphs[index].trailingWidth, in: width)
            size.width = max(size.width, min(whole, width))
            size.height += LineMetrics(ofItems: first..<item, in: self, style: style).height
            if index > 0 { size.height += style.spacing }
        }
        return size
    }
}
