extension LineBuilder {
    /// Widens the spaces of the line last built, each by the same length, until it is as wide as asked for, or less than a font
    /// unit narrower. Spaces before a tab stay, so that what stands behind it stays at its stop, and so does a line without
    /// spaces. Source: CSS Text 3 §6.4, `text-justify: inter-word`.
    ///
    /// - Parameter target: in points.
    mutating func justify(to target: Double) {
        let rest = target - width
        guard rest > 0, rest.isFinite else { return }
        let tab = (firstPiece..<pieces.count).last { text.items[pieces[$0].item].kind == .tab }
        let widened = (tab.map { $0 + 1 } ?? firstPiece)..<pieces.count
        let spaceCount = widened.reduce(0) { $0 + spaces(in: pieces[$1]).count }
        guard spaceCount > 0 else { return }
        var owed = 0.0
        for index in widened {
            let spaces = spaces(in: pieces[index])
            guard !spaces.isEmpty else { continue }
            let piece = pieces[index]
            let (first, unit) = (glyphs.count, piece.scale.points(1))
            var added = 0
            for index in piece.glyphs {
                var glyph = glyph(index, of: piece)
                if spaces.contains(index) {
                    owed += rest / Double(spaceCount)
                    let units = (owed / unit).rounded(.down)
                    owed -= units * unit
                    glyph = glyph.widened(by: Int32(clamping: Int(units)))
                    added += Int(units)
                }
                glyphs.append(glyph)
            }
            let growth = piece.scale.points(added)
            pieces[index] = piece.with(lineGlyphs: first..<glyphs.count, advance: piece.advance + growth)
            width += growth
        }
    }

    /// The places of the glyphs that separate words, one for each space; none in what hangs at the line's end.
    private func spaces(in piece: LinePiece) -> [Int] {
        guard !piece.isTrailing, !piece.isEllipsis, text.items[piece.item].attachment == nil else { return [] }
        var spaces: [Int] = []
        var last: Int32?
        for index in piece.glyphs {
            let cluster = glyph(index, of: piece).cluster
            if cluster != last, piece.range.contains(Int(cluster)),
                Self.wordSeparators.contains(text.source.units[Int(cluster)])
            {
                spaces.append(index)
            }
            last = cluster
        }
        return spaces
    }

    /// Space, no-break space, and the word space of Ethiopic. Source: CSS Text 3 §3, “word-separator character”.
    private static let wordSeparators: Set<UInt16> = [0x20, 0xa0, 0x1361]

    private func glyph(_ index: Int, of piece: LinePiece) -> Glyph {
        piece.isLineGlyphs ? glyphs[index] : text.glyphs[index]
    }
}
