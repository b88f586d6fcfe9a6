import MizanBase
import MizanUnicode

/// A text with its bidi levels, glyphs and break opportunities, ready to be put into lines of any width.
public final class ShapedText: @unchecked Sendable {
    /// The text that was shaped.
    public let text: AttributedText
    /// The style of the text where its runs set nothing.
    public var style: TextStyle { setting.style }
    /// The grapheme clusters that no font covers, and the marks that no font has, by their UTF-16 ranges; each shows
    /// one missing-glyph box.
    public let missing: [Range<Int>]
    /// The families that the text's fonts name and the collection doesn't have, each once, in the order of the text.
    package var unknownFamilies: [String] {
        let own = setting.unknownFamilies
        let named = text.runs.flatMap { $0.attributes.font?.families ?? [] }
        return named.isEmpty ? own : own + fonts.unknownFamilies(among: named).filter { !own.contains($0) }
    }

    /// The style and its fonts, which keep the items' faces alive.
    let setting: TextSetting

    /// The source and the arrays below lie in ``block``.
    let source: SourceText
    let attributes: AttributeSpans
    /// They follow each other and cover the text; there are none where no font could be opened.
    let items: UnsafeMutableBufferPointer<TextItem>
    let glyphs: UnsafeMutableBufferPointer<Glyph>
    /// The marks that the faces of the items lack, in the order of the text; most texts have none.
    let fallbackMarks: [FallbackMark]
    /// The offsets of the tabs.
    let tabs: [Int]
    /// By offset; most texts have none.
    let gaps: [IsolateGap]
    /// The largest em, in points.
    let largestSize: Double
    /// The em of the text's own font, in points.
    let ownSize: Double
    /// The faces that the text's own font stands for, in the order of fallback.
    var primaryFaces: FontChain { setting.primaryFaces }
    /// The distance of tab stops in points: eight spaces.
    let tabDistance: Double
    /// The part of its own size that the text has.
    let scale: Double
    /// The distance by which letters moved together, as a part of the em.
    let tightening: Double
    private var fonts: FontCollection { setting.fonts }
    private let block: MemoryBlock
    /// Made when the first line has to be cut: a label on one line doesn't need it.
    private let found = LockedValue<LineGuide?>(nil)
    /// The size at no width, of the line style that it was asked for last.
    private let narrowest = LockedValue<(style: LineStyle, size: Size)?>(nil)
    /// Those of the text in its own size, where they were found.
    private let cachedBreaks: [LineBreak]?

    /// Resolves and shapes a text.
    public convenience init(
        _ text: AttributedText, style: TextStyle, fonts: FontCollection, fallback: FontFallback = .byLanguage
    ) {
        let workspace = TextWorkspace.checkOut()
        defer { workspace.checkIn() }
        self.init(
            text, setting: .setting(style, fonts: fonts, fallback: fallback, in: workspace), in: workspace)
    }

    convenience init(_ text: AttributedText, setting: TextSetting) {
        let workspace = TextWorkspace.checkOut()
        defer { workspace.checkIn() }
        self.init(text, setting: setting, in: workspace)
    }

    private init(_ text: AttributedText, setting: TextSetting, in workspace: TextWorkspace) {
        self.text = text
        self.setting = setting
        let source = SourceText(text, in: workspace)
        let attributes = AttributeSpans(text, count: source.units.count, style: setting.style)
        self.attributes = attributes
        gaps = BidiParagraph.resolve(source, isolates: text.isolates, style: setting.style, in: workspace)
        fallbackMarks = Itemizer.itemize(
            source, attributes: attributes, isolates: text.isolates, setting: setting, in: workspace)

        let items = workspace.items.elements
        var glyphs = workspace.glyphs
        glyphs.truncate(to: 0)
        var missing: [Range<Int>] = []
        var tabs: [Int] = []
        var largestSize = 0.0
        var shaper = Shaper(in: workspace, fallbackMarks: fallbackMarks)
        for index in items.indices {
            largestSize = max(largestSize, items[index].size)
            guard items[index].kind == .glyphs else {
                if items[index].kind == .tab { tabs.append(items[index].range.lowerBound) }
                continue
            }
            let first = glyphs.count
            shaper.shape(
                items[index].range, of: items[index], with: attributes, in: source,
                marksBreaks: true, into: &glyphs)
            items[index].glyphs = first..<glyphs.count
            items[index].advance = shaper.advance
            items[index].exceedsMetrics = shaper.exceedsMetrics
            if !shaper.missing.isEmpty { missing += shaper.missing }
        }
        workspace.glyphs = glyphs
        self.missing = missing.isEmpty ? [] : missing.sorted { $0.lowerBound < $1.lowerBound }
        Self.measure(source.paragraphs, items: items, glyphs: glyphs.elements)
        var block = MemoryBlock(
            byteCount: source.byteCount + MemoryBlock.size(of: items) + MemoryBlock.size(of: glyphs.elements))
        self.source = SourceText(source, in: &block)
        self.items = block.copy(items)
        self.glyphs = block.copy(glyphs.elements)
        self.block = block
        self.tabs = tabs
        self.largestSize = largestSize
        ownSize = setting.ownSize
        tabDistance = setting.tabDistance
        cachedBreaks = nil
        scale = 1
        tightening = 0
    }

    deinit { block.deallocate() }

    /// A text of another size or with its letters closer together, by the same glyphs.
    private init(_ text: ShapedText, scale: Double, tightening: Double) {
        self.text = text.text
        setting = text.setting
        cachedBreaks = text.cachedBreaks ?? text.found.withLock { $0?.breaks }
        missing = text.missing
        attributes = text.attributes
        fallbackMarks = text.fallbackMarks
        tabs = text.tabs
        gaps = text.gaps
        largestSize = text.largestSize * scale
        ownSize = text.ownSize * scale
        tabDistance = text.tabDistance * scale
        self.scale = text.scale * scale
        self.tightening = text.tightening + tightening
        var block = MemoryBlock(
            byteCount: text.source.byteCount + MemoryBlock.size(of: text.items) + MemoryBlock.size(of: text.glyphs))
        source = SourceText(text.source, in: &block)
        items = block.copy(text.items)
        glyphs = block.copy(text.glyphs)
        self.block = block
        for index in items.indices { items[index].transform(scale: scale, tightening: tightening, glyphs, in: source) }
        Self.measure(source.paragraphs, items: items, glyphs: glyphs)
    }

    /// The text at a part of its size, or with its letters closer together by a part of the em.
    func transformed(scale: Double = 1, tightening: Double = 0) -> ShapedText {
        ShapedText(self, scale: scale, tightening: tightening)
    }

    /// Puts the text into lines.
    ///
    /// - Parameters:
    ///   - width: in points; nil and infinity for unlimited; NaN and negative ones count as 0. Where nothing but single
    ///     grapheme clusters, or an ellipsis, is wider than the width, the size's width, given here, leads to the same
    ///     lines.
    ///   - height: in points; as many lines as fit in it, at least one, the rest is hidden behind an ellipsis. Nil and
    ///     infinity for unlimited; NaN and negative ones count as 0.
    ///   - style: limits and spacing.
    public func layout(width: Double?, height: Double? = nil, style: LineStyle = LineStyle()) -> TextLayout {
        guard style.adapts else { return filled(width: width, height: height, style: style) }
        if let whole = fittingLayout(width: width, height: height, style: style) { return whole }
        return smallest(by: style).filled(width: width, height: height, style: style)
    }

    /// The size at a width of 0: nothing that can be broken is wider.
    func narrowestSize(style: LineStyle) -> Size {
        if let known = narrowest.withLock({ $0 }), known.style == style { return known.size }
        let size = layout(width: 0, style: style).size
        narrowest.withLock { $0 = (style, size) }
        return size
    }

    private func filled(width: Double?, height: Double?, style: LineStyle) -> TextLayout {
        var filler = LineFiller(self, width: width, height: height, style: style)
        return filler.layout()
    }
}

extension ShapedText {
    /// The index of the item that holds a unit.
    func item(at offset: Int) -> Int {
        let items = items
        let index = (0..<items.count).partitioningIndex { items[$0].range.upperBound > offset }
        return min(index, max(items.count - 1, 0))
    }

    /// The direction of the first paragraph.
    public var direction: LayoutDirection { direction(at: 0) }

    /// The direction of the paragraph that holds a unit.
    func direction(at offset: Int) -> LayoutDirection {
        let paragraphs = source.paragraphs
        let index = (0..<paragraphs.count).partitioningIndex { paragraphs[$0].range.upperBound > offset }
        return index < paragraphs.count ? paragraphs[index].direction : style.fallbackDirection
    }

    /// Whether a line can't begin at a unit without shaping around it anew.
    func isUnsafe(_ offset: Int) -> Bool {
        offset < source.marks.count && source.marks[offset].isUnsafeToBreak
    }

    /// The index of the first tab at or behind an offset.
    func firstTab(from offset: Int) -> Int {
        (0..<tabs.count).partitioningIndex { tabs[$0] >= offset }
    }

    /// The width of a tab at a distance from the line's start: to the next stop, or the one behind it where that is nearer
    /// than half a space (CSS Text 3 §4.2).
    func tabAdvance(at distance: Double) -> Double {
        guard tabDistance > 0 else { return 0 }
        let stops = (distance / tabDistance).rounded(.down) + 1
        let advance = stops * tabDistance - distance
        return advance < tabDistance / 16 ? advance + tabDistance : advance
    }

    /// The direction of the empty line behind a closing line end.
    var directionAfterEnd: LayoutDirection {
        if source.units.isEmpty || source.marks.last?.bidiClass == .paragraphSeparator {
            return style.baseDirection.layoutDirection ?? style.fallbackDirection
        }
        return source.paragraphs.last?.direction ?? style.fallbackDirection
    }

    /// Where lines may end, and how far each place is from its paragraph's start.
    var guide: LineGuide {
        found.withLock { found in
            if let found { return found }
            let guide = LineGuide(self, breaks: cachedBreaks)
            found = guide
            return guide
        }
    }

    /// About as many bytes as the text takes, with the memory for cutting it into lines: counted once that exists,
    /// estimated before.
    public var byteCount: Int {
        let breaks = found.withLock { $0?.breaks.count } ?? source.units.count / 4
        let guide =
            (source.units.count + 1) * MemoryLayout<ClusterEdge>.stride + breaks * MemoryLayout<LineBreak>.stride
        let attributed = text.runs.count * MemoryLayout<AttributedText.Run>.stride * 2 + text.isolates.count * 32
        let marks = fallbackMarks.count * MemoryLayout<FallbackMark>.stride
        let lists = marks + missing.count * MemoryLayout<Range<Int>>.stride + tabs.count * MemoryLayout<Int>.stride
        return 384 + block.byteCount + text.string.utf8.count + guide + lists + attributed
    }

    /// Where lines may end.
    var breaks: [LineBreak] { guide.breaks }

    /// Finds the widths of paragraphs, where they have no tabs and no line ends inside.
    private static func measure(
        _ paragraphs: UnsafeMutableBufferPointer<TextParagraph>, items: UnsafeMutableBufferPointer<TextItem>,
        glyphs: UnsafeMutableBufferPointer<Glyph>
    ) {
        var next = 0
        for index in paragraphs.indices {
            let (range, visibleEnd) = (paragraphs[index].range, paragraphs[index].visibleEnd)
            var width: Double? = paragraphs[index].hasInnerLineEnd ? nil : 0
            var trailingWidth = 0.0
            while next < items.count, items[next].range.lowerBound < range.upperBound {
                let item = next
                next += 1
                if items[item].kind == .tab { width = nil }
                guard let before = width, items[item].kind == .glyphs else { continue }
                var advance = items[item].advance
                let (start, end) = (items[item].range.lowerBound, items[item].range.upperBound)
                if end > visibleEnd {
                    var trailing = 0
                    for glyph in items[item].glyphs(max(visibleEnd, start)..<end, in: glyphs) {
                        trailing += Int(glyphs[glyph].advance)
                    }
                    trailingWidth += items[item].scale.points(trailing)
                    advance -= trailing
                }
                if start < visibleEnd { width = before + items[item].scale.points(advance) }
            }
            paragraphs[index].width = width
            paragraphs[index].trailingWidth = trailingWidth
        }
    }
}
