/// A part of a piece of a line: whole grapheme clusters with their glyphs.
struct ClusterPart {
    /// UTF-16 units.
    let range: Range<Int>
    /// Where the glyphs lie: in the line glyphs or the text's.
    let glyphs: Range<Int>
    /// The advance of the piece's glyphs that are read before, in glyph units.
    let before: Int
}

extension TextLine {
    /// The smallest part of a piece that stands at a distance from its logical start, in points.
    func part(of piece: LinePiece, at distance: Double) -> ClusterPart {
        let units = distance / piece.scale.size * Double(piece.unitsPerEm)
        var passed = 0
        return part(of: piece) { glyph, _ in
            passed += Int(glyph.advance)
            return Double(passed) > units
        }
    }

    /// The smallest part of a piece with a UTF-16 offset of the text.
    func part(of piece: LinePiece, with offset: Int) -> ClusterPart {
        part(of: piece) { _, next in next.map { Int($0.cluster) > offset } ?? true }
    }

    /// The smallest part of a piece around the first glyph in logical order that a condition holds for, or the last one.
    ///
    /// - Parameter isFound: gets a glyph and the next one.
    @inline(__always)
    private func part(of piece: LinePiece, where isFound: (Glyph, Glyph?) -> Bool) -> ClusterPart {
        let glyphs = UnsafeMutableBufferPointer(rebasing: self.glyphs(of: piece))
        let isRightToLeft = text.items[piece.item].isRightToLeft
        // By their logical numbers.
        func glyph(_ number: Int) -> Glyph { glyphs[isRightToLeft ? glyphs.count - 1 - number : number] }
        var start = 0
        while start + 1 < glyphs.count, !isFound(glyph(start), glyph(start + 1)) { start += 1 }
        guard start < glyphs.count else { return ClusterPart(range: piece.range, glyphs: piece.glyphs, before: 0) }
        // The part begins and ends with a HarfBuzz cluster and a grapheme cluster.
        func isBoundary(_ number: Int) -> Bool {
            let offset = Int(glyph(number).cluster)
            return offset != Int(glyph(number - 1).cluster) && piece.range.contains(offset)
                && text.source.marks[offset].isGraphemeStart
        }
        var end = start + 1
        while start > 0, !isBoundary(start) { start -= 1 }
        while end < glyphs.count, !isBoundary(end) { end += 1 }
        var before = 0
        for number in 0..<start { before += Int(glyph(number).advance) }
        let lower = start > 0 ? Int(glyph(start).cluster) : piece.range.lowerBound
        let upper = end < glyphs.count ? Int(glyph(end).cluster) : piece.range.upperBound
        let whole = piece.glyphs
        return ClusterPart(
            range: lower..<upper,
            glyphs: isRightToLeft
                ? whole.upperBound - end..<whole.upperBound - start : whole.lowerBound + start..<whole.lowerBound + end,
            before: before)
    }
}
