import MizanUnicode

/// Space between letters: after each grapheme cluster, at its end side. A ligature counts as one cluster, and two letters that
/// join have no space between them.
///
/// Source: CSS Text 4 §8.2: no space between joined letters, and no optional ligatures where there is space.
enum LetterSpacing {
    /// Font units are split in so many where there is letter spacing, which need not be a whole number of them.
    static let subunits = 1_024

    private static let joined: Set<Script> = [
        .arabic, Script("Syrc"), Script("Mong"), Script("Nkoo"), Script("Phag"), Script("Mand"), Script("Mani"),
        Script("Rohg"), Script("Adlm"), Script("Sogd"), Script("Phlp"), Script("Chrs"), Script("Ougr"),
    ]

    /// Whether the letters of a script join: a ligature of them holds letters without space between them.
    static func isJoined(_ script: Script) -> Bool { joined.contains(script) }

    /// Adds space to an item's glyphs, which are in visual order.
    ///
    /// - Parameters:
    ///   - units: The space after each cluster.
    ///   - range: The places of the glyphs.
    ///   - text: The part of the item's text that they show.
    ///   - factor: The factor from the glyphs' own units.
    static func add(
        _ units: Int, to glyphs: UnsafeMutableBufferPointer<Glyph>, in range: Range<Int>, showing text: Range<Int>,
        of item: TextItem, in source: SourceText, factor: Int
    ) {
        let isRightToLeft = item.isRightToLeft
        var joins = LetterJoins(source, in: item.context, from: text.lowerBound)
        for number in 0..<range.count {
            let index = isRightToLeft ? range.upperBound - 1 - number : range.lowerBound + number
            let next = isRightToLeft ? index - 1 : index + 1
            let glyph = glyphs[index]
            let end = range.contains(next) ? Int(glyphs[next].cluster) : text.upperBound
            // HarfBuzz's clusters can be parts of a grapheme cluster, as the half forms of a conjunct are.
            let isLast = end != Int(glyph.cluster) && (end >= source.marks.count || source.marks[end].isGraphemeStart)
            let space = isLast && !joins.join(at: end) ? units : 0
            glyphs[index] = Glyph(
                id: glyph.id, advance: Int32(clamping: Int(glyph.advance) * factor + space),
                xOffset: Int32(clamping: Int(glyph.xOffset) * factor + (isRightToLeft ? space : 0)),
                yOffset: Int32(clamping: Int(glyph.yOffset) * factor), cluster: glyph.cluster)
        }
    }
}
