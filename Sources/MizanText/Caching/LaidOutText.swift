import MizanBase

/// A shaped text with the layouts made of it: a view holds it from pass to pass.
public struct LaidOutText: Sendable {
    /// The text.
    public let text: ShapedText
    /// The way it is put into lines.
    public let style: LineStyle
    private var last: (width: Double?, layout: TextLayout)?
    /// Earlier layouts; a text is laid out for few widths, so they are searched in order.
    private var others: [(width: Double?, layout: TextLayout)] = []

    /// The most layouts that are kept.
    private static let capacity = 8

    /// A text without a layout.
    public init(_ text: ShapedText, style: LineStyle = LineStyle()) {
        self.text = text
        self.style = style
    }

    /// The number of layouts that are kept.
    package var layoutCount: Int { others.count + (last == nil ? 0 : 1) }

    /// The layout for a width in points, nil for unlimited: kept, or made now.
    public mutating func layout(width: Double?) -> TextLayout {
        if let last, last.width == width { return last.layout }
        return other(width: width)
    }

    /// The size of the layout for a width, which is made where it takes more than to look.
    public mutating func size(width: Double?) -> Size {
        if let last, last.width == width { return last.layout.size }
        // Each stack asks for it, of texts that others show too.
        if width == 0 { return text.narrowestSize(style: style) }
        return text.unbrokenSize(width: width ?? .infinity, style: style) ?? layout(width: width).size
    }

    @inline(never)
    private mutating func other(width: Double?) -> TextLayout {
        let known = others.firstIndex { $0.width == width }.map { others.remove(at: $0).layout }
        let layout = known ?? text.layout(width: width, style: style)
        if let last {
            if others.count >= Self.capacity { others.removeFirst() }
            others.append(last)
        }
        last = (width, layout)
        return layout
    }
}
