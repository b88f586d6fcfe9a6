import MizanUnicode

/// The faces that a span's attributes choose for its clusters. What nearly all of them need is at hand: the characters
/// of the first face and of the one behind it, and whether colours matter.
struct SpanFaces {
    private var chain: FontChain
    /// The face that is tried first; kept alive by the collection, as the second one is.
    unowned(unsafe) let first: FontFace
    private let glyphs: PagedTable
    /// No font, or not the first one, has glyphs in colours, which emoji alone may take.
    private let isMonochrome: Bool
    private let isPlain: Bool
    private unowned(unsafe) var second: FontFace
    private var secondGlyphs: PagedTable?

    /// - Parameter substitute: Stands in for the first face of a chain whose files went away; nil where nothing does.
    init?(_ chain: FontChain, or substitute: FontFace?) {
        guard let first = chain.first ?? substitute else { return nil }
        self.chain = chain
        self.first = first
        glyphs = first.tables.glyphs
        isMonochrome = !chain.hasColors
        isPlain = isMonochrome || !first.header.hasColor
        second = chain.second?.face ?? first
        secondGlyphs = chain.second?.glyphs
    }

    /// The face of a grapheme cluster, which begins with a character of these properties; nil where no face has it.
    ///
    /// - Parameter fallback: gets the marks of the cluster that the face lacks.
    @inline(__always)
    mutating func face(
        for cluster: Range<Int>, in units: UnsafeBufferPointer<UInt16>, _ entry: CharacterEntry, _ table: PagedTable,
        fallback: inout [FallbackMark]
    ) -> FontFace? {
        let unit = UInt32(units[cluster.lowerBound])
        if isPlain, isMonochrome || !entry.isPictographic,
            cluster.count == 1
                ? !entry.hasNoGlyph && glyphs[unit] != 0 : Self.covers(cluster, of: units, glyphs, table)
        {
            return first
        }
        if isMonochrome, cluster.count == 1, !entry.hasNoGlyph, let secondGlyphs, secondGlyphs[unit] != 0 {
            return second
        }
        let chosen = chain.face(for: cluster, in: units, fallback: &fallback)
        if chosen != nil, secondGlyphs == nil, let other = chain.second { (second, secondGlyphs) = other }
        return chosen
    }

    /// Whether a font has all characters of a cluster that have glyphs; at least one does.
    private static func covers(
        _ cluster: Range<Int>, of units: UnsafeBufferPointer<UInt16>, _ glyphs: PagedTable, _ entries: PagedTable
    ) -> Bool {
        var isShown = false
        var offset = cluster.lowerBound
        while offset < cluster.upperBound {
            let (codePoint, length) = SourceText.codePoint(in: units, at: offset)
            if !CharacterEntry(rawValue: entries[codePoint]).hasNoGlyph {
                guard glyphs[codePoint] != 0 else { return false }
                isShown = true
            }
            offset += length
        }
        return isShown
    }
}
