import MizanUnicode

/// Space between letters: behind each cluster of glyphs, at its end side. A ligature is one.
///
/// Source: CSS Text 4 §8.2: no space in scripts whose letters join, and no optional ligatures where there is space.
enum LetterSpacing {
    /// Font units are split in so many where there is letter spacing, which need not be a whole number of them.
    static let subunits = 1_024

    private static let joined: Set<Script> = [
        .arabic, Script("Syrc"), Script("Mong"), Script("Nkoo"), Script("Phag"), Script("Mand"), Script("Mani"),
        Script("Rohg"), Script("Adlm"), Script("Sogd"), Script("Phlp"), Script("Chrs"), Script("Ougr"),
    ]

    /// Whether the letters of a script join.
    static func isJoined(_ script: Script) -> Bool { joined.contains(script) }

    /// Adds space to glyphs in visual order.
    ///
    /// - Parameters:
    ///   - range: of the glyphs.
    ///   - factor: the factor from the glyphs' own units.
    ///   - units: the space.
    static func add(
        _ units: Int, to glyphs: UnsafeMutableBufferPointer<Glyph>, in range: Range<Int>, factor: Int,
        isRightToLeft: Bool
    ) {
        for index in range {
            let glyph = glyphs[index]
            let neighbour = isRightToLeft ? index - 1 : index + 1
            let isLast = !range.contains(neighbour) || glyphs[neighbour].cluster != glyph.cluster
            let space = isLast ? units : 0
            glyphs[index] = Glyph(
                id: glyph.id, advance: Int32(clamping: Int(glyph.advance) * factor + space),
                xOffset: Int32(clamping: Int(glyph.xOffset) * factor + (isRightToLeft ? space : 0)),
                yOffset: Int32(clamping: Int(glyph.yOffset) * factor), cluster: glyph.cluster)
        }
    }
}
