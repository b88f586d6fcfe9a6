import MizanBase
import MizanUnicode

/// A text with its bidi levels, glyphs and break opportunities, ready to be put into lines of any width.
public final class ShapedText: Sendable {
    /// What was shaped.
    public let text: AttributedText
    /// What the text takes where its runs say nothing.
    public let style: TextStyle
    /// The grapheme clusters that no font covers, by their UTF-16 ranges; each shows one missing-glyph box.
    public let missing: [Range<Int>]
    /// The families that the text's fonts name and the collection doesn't have, each once, in the order of the text.
    public let unknownFamilies: [String]

    let source: SourceText
    /// The direction of each of the source's paragraphs.
    let directions: [LayoutDirection]
    /// For each UTF-16 unit, before what L1 does at line ends.
    let levels: [UInt8]
    let attributes: AttributeSpans
    /// They follow each other and cover the text.
    let items: [TextItem]
    let glyphs: [Glyph]
    /// Of each UTF-16 unit's grapheme cluster, and the end, from its paragraph's start, in points, tabs without width.
    let distances: [Double]
    let breaks: [LineBreak]
    /// The offsets of the tabs.
    let tabs: [Int]
    /// The largest em, in points.
    let largestSize: Double
    /// The em of the text's own font, in points.
    let ownSize: Double
    /// The faces that the text's own font stands for, in the order of fallback.
    let primaryFaces: FontChain
    /// The distance of tab stops in points: eight spaces.
    let tabDistance: Double
    /// The part of its own size that the text has.
    let scale: Double
    /// How far letters moved together, as a part of the em.
    let tightening: Double

    /// Resolves and shapes a text.
    public init(_ text: AttributedText, style: TextStyle, fonts: FontCollection, fallback: FontFallback = .byLanguage) {
        self.text = text
        self.style = style
        var source = SourceText(text)
        attributes = AttributeSpans(text, count: source.units.count, style: style)

        var levels = [UInt8](repeating: 0, count: source.units.count)
        var edges = IsolateEdges(text.isolates)
        directions = source.paragraphs.indices.map {
            BidiParagraph.resolve($0, of: source, edges: &edges, style: style, levels: &levels)
        }
        self.levels = levels

        let fontNames =
            text.runs.isEmpty
            ? style.font.families : style.font.families + text.runs.flatMap { $0.attributes.font?.families ?? [] }
        unknownFamilies = fontNames.isEmpty ? [] : fonts.unknownFamilies(among: fontNames)
        primaryFaces = FontChains.chain(for: style.font, language: style.language, in: fonts, fallback: fallback)
        var items = Itemizer.items(
            of: source, levels: levels, attributes: attributes, isolates: text.isolates, fonts: fonts,
            fallback: fallback)

        var glyphs: [Glyph] = []
        var missing: [Int] = []
        var shaper = Shaper()
        for index in items.indices where items[index].kind == .glyphs {
            let first = glyphs.count
            shaper.shape(items[index].range, of: items[index], in: source, into: &glyphs)
            items[index].glyphs = first..<glyphs.count
            items[index].exceedsMetrics = Glyph.exceedMetrics(glyphs[first...], of: items[index].face)
            source.markUnsafe(shaper.unsafe, in: items[index].range, glyphs: glyphs[first...])
            missing += shaper.missing
        }
        self.items = items
        self.glyphs = glyphs
        self.missing = missing.isEmpty ? [] : missing.sorted().map { $0..<source.graphemeEnd(after: $0) }
        distances = Self.distances(items: items, glyphs: glyphs, source: source)
        breaks = LineBreak.all(in: source, attributes: attributes, style: style)
        var tabs: [Int] = []
        var largestSize = 0.0
        for index in items.indices {
            if items[index].kind == .tab { tabs.append(items[index].range.lowerBound) }
            largestSize = max(largestSize, items[index].size)
        }
        self.tabs = tabs
        self.largestSize = largestSize
        ownSize = Itemizer.size(of: style.font)
        let ownSize = ownSize
        let space = primaryFaces.first.flatMap { face in
            face.glyph(for: " ").map {
                GlyphScale(size: ownSize, unitsPerEm: face.unitsPerEm).points(Int(face.advance(of: $0)))
            }
        }
        tabDistance = (space ?? ownSize / 4) * 8
        self.source = source
        scale = 1
        tightening = 0
    }

    /// A text of another size or with its letters closer together, by the same glyphs.
    private init(_ text: ShapedText, scale: Double, tightening: Double) {
        self.text = text.text
        style = text.style
        missing = text.missing
        unknownFamilies = text.unknownFamilies
        source = text.source
        directions = text.directions
        levels = text.levels
        attributes = text.attributes
        breaks = text.breaks
        tabs = text.tabs
        primaryFaces = text.primaryFaces
        largestSize = text.largestSize * scale
        ownSize = text.ownSize * scale
        tabDistance = text.tabDistance * scale
        self.scale = text.scale * scale
        self.tightening = text.tightening + tightening
        var glyphs = text.glyphs
        items = text.items.map {
            var item = $0
            item.size *= scale
            item.letterSpacing *= scale
            item.baselineOffset *= scale
            guard tightening > 0, item.kind == .glyphs, !LetterSpacing.isJoined(item.script) else { return item }
            let factor = LetterSpacing.subunits / item.subunits
            item.subunits = LetterSpacing.subunits
            let before = item.letterSpacingUnits
            item.letterSpacing -= item.size * tightening
            LetterSpacing.add(
                item.letterSpacingUnits - before, to: &glyphs, in: item.glyphs, factor: factor,
                isRightToLeft: item.isRightToLeft)
            return item
        }
        self.glyphs = glyphs
        distances = Self.distances(items: items, glyphs: glyphs, source: source)
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
    ///   - height: in points; as many lines as fit in it, at least one, what is beyond is hidden behind an ellipsis. Nil
    ///     and infinity for unlimited; NaN and negative ones count as 0.
    ///   - style: limits and spacing.
    public func layout(width: Double?, height: Double? = nil, style: LineStyle = LineStyle()) -> TextLayout {
        guard style.adapts else { return LineFiller(self, width: width, height: height, style: style).layout() }
        if let whole = fittingLayout(width: width, height: height, style: style) { return whole }
        return LineFiller(smallest(by: style), width: width, height: height, style: style).layout()
    }
}

extension ShapedText {
    /// The index of the item that holds a unit.
    func item(at offset: Int) -> Int {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return min(low, max(items.count - 1, 0))
    }

    /// The direction of the paragraph that holds a unit.
    func direction(at offset: Int) -> LayoutDirection {
        var (low, high) = (0, source.paragraphs.count)
        while low < high {
            let middle = (low + high) / 2
            if source.paragraphs[middle].upperBound > offset { high = middle } else { low = middle + 1 }
        }
        return directions.indices.contains(low) ? directions[low] : style.fallbackDirection
    }

    /// Whether a line can't begin at a unit without shaping around it anew.
    func isUnsafe(_ offset: Int) -> Bool {
        offset < source.flags.count && source.flags[offset].contains(.unsafeToBreak)
    }

    /// The index of the first tab at or behind an offset.
    func firstTab(from offset: Int) -> Int {
        var (low, high) = (0, tabs.count)
        while low < high {
            let middle = (low + high) / 2
            if tabs[middle] >= offset { high = middle } else { low = middle + 1 }
        }
        return low
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
        if source.units.isEmpty || source.classes.last == .paragraphSeparator {
            return style.baseDirection.layoutDirection ?? style.fallbackDirection
        }
        return directions.last ?? style.fallbackDirection
    }

    private static func distances(items: [TextItem], glyphs: [Glyph], source: SourceText) -> [Double] {
        let count = source.units.count + 1
        return [Double](unsafeUninitializedCapacity: count) { distances, written in
            distances.initialize(repeating: 0)
            written = count
            var paragraph = 0
            var origin = 0.0
            for item in items {
                if paragraph < source.paragraphs.count,
                    source.paragraphs[paragraph].lowerBound == item.range.lowerBound
                {
                    origin = 0
                    paragraph += 1
                }
                ClusterEdges(source: source, scale: item.scale, isRightToLeft: item.isRightToLeft).write(
                    item.range, glyphs: glyphs[item.glyphs], from: origin, to: distances, at: item.range.lowerBound)
                origin = distances[item.range.upperBound]
            }
        }
    }
}
