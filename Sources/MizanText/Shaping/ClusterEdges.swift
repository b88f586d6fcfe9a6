/// Where a grapheme cluster starts.
struct ClusterEdge: Sendable {
    /// In points.
    var distance: Double
    /// The index in visual order: the glyphs between the numbers of two edges are those of the text between them.
    var glyph: Int32

    init(distance: Double, glyph: Int) {
        self.distance = distance
        self.glyph = Int32(truncatingIfNeeded: glyph)
    }
}

/// Where characters stand inside a stretch of glyphs: distances from its logical start.
///
/// A HarfBuzz cluster of several grapheme clusters (a ligature) is divided where its font says, or else evenly between those that
/// are visible.
struct ClusterEdges {
    let source: SourceText
    let scale: GlyphScale
    let isRightToLeft: Bool
    /// The font to ask for the carets inside of its ligatures; nil where an even division does: a line that ends inside of a
    /// ligature is shaped anew anyway.
    var caretFace: FontFace?

    /// Writes where the grapheme cluster of each unit of a range starts, and where the range ends.
    ///
    /// - Parameters:
    ///   - range: UTF-16 units of the text.
    ///   - glyphs: of the range, in visual order.
    ///   - origin: the length added to each distance, in points.
    ///   - passed: the advance of the glyphs before, in glyph units, which is added too.
    ///   - edges: from `index` on, one for each unit and one for the range's end.
    func write(
        _ range: Range<Int>, glyphs: Slice<UnsafeMutableBufferPointer<Glyph>>, from origin: Double,
        behind passed: Int = 0, to edges: UnsafeMutableBufferPointer<ClusterEdge>, at index: Int
    ) {
        let first = glyphs.startIndex
        let glyphs = UnsafeMutableBufferPointer(rebasing: glyphs)
        var before = passed
        var cursor = isRightToLeft ? glyphs.count - 1 : 0
        let step = isRightToLeft ? -1 : 1
        let base = index - range.lowerBound
        var start = range.lowerBound
        while start < range.upperBound {
            // One HarfBuzz cluster: its advance, and where the next one begins.
            let glyph = first + cursor + (isRightToLeft ? 1 : 0)
            let opening = cursor
            var advance = 0
            var end = range.upperBound
            var cluster: Int32?
            while cursor >= 0, cursor < glyphs.count {
                let glyph = glyphs[cursor]
                let begins = Int(glyph.cluster)
                if cluster == nil ? begins > start : glyph.cluster != cluster {
                    end = min(max(begins, start + 1), range.upperBound)
                    break
                }
                cluster = glyph.cluster
                advance += Int(glyph.advance)
                cursor += step
            }
            if end - start == 1 {
                edges[base + start] = ClusterEdge(distance: origin + scale.points(before), glyph: glyph)
            } else {
                let own = isRightToLeft ? cursor + 1..<opening + 1 : opening..<cursor
                divide(
                    start..<end, of: glyphs[own], from: before, advance: advance, origin: origin, to: edges, at: base)
                let next = first + cursor + (isRightToLeft ? 1 : 0)
                for offset in start..<end {
                    edges[base + offset].glyph = Int32(truncatingIfNeeded: offset == start ? glyph : next)
                }
            }
            before += advance
            start = end
        }
        edges[index + range.count] = ClusterEdge(
            distance: origin + scale.points(before), glyph: first + (isRightToLeft ? 0 : glyphs.count))
    }

    private func divide(
        _ range: Range<Int>, of glyphs: Slice<UnsafeMutableBufferPointer<Glyph>>, from before: Int, advance: Int,
        origin: Double, to edges: UnsafeMutableBufferPointer<ClusterEdge>, at base: Int
    ) {
        let marks = source.marks
        // Its first glyphs may belong to a grapheme cluster that began before: HarfBuzz's may be finer.
        let isContinued = !marks[range.lowerBound].isGraphemeStart && !marks[range.lowerBound].isInvisible
        let visible = range.count { isVisibleStart(marks[$0]) } + (isContinued ? 1 : 0)
        let parts = max(visible, 1)
        let carets = parts > 1 ? carets(in: glyphs, count: parts - 1, advance: advance) : nil
        var passed = isContinued ? 1 : 0
        var distance = origin + scale.points(before)
        for offset in range {
            if marks[offset].isGraphemeStart {
                // An invisible cluster has no width, unless the glyphs belong to nothing else (a shown hyphen).
                if let carets, passed > 0, passed < parts {
                    distance = origin + scale.points(before + carets[passed - 1])
                } else if passed > 0 {
                    distance = origin + scale.points(before * parts + advance * passed) / Double(parts)
                }
                if isVisibleStart(marks[offset]) || visible == 0 && passed == 0 { passed += 1 }
            }
            edges[base + offset].distance = distance
        }
    }

    /// Where the font sets carets inside of a ligature, from its logical start; nil where it has not so many, or not inside.
    private func carets(
        in glyphs: Slice<UnsafeMutableBufferPointer<Glyph>>, count: Int, advance: Int
    ) -> [Int]? {
        guard let caretFace else { return nil }
        // The glyphs may count parts of font units.
        let subunits = scale.unitsPerEm / caretFace.unitsPerEm
        var left = 0
        for glyph in glyphs where glyph.fallbackMark == nil {
            let carets = caretFace.ligatureCarets(of: glyph.id, isRightToLeft: isRightToLeft).map {
                left + Int(glyph.xOffset) + $0 * subunits
            }
            left += Int(glyph.advance)
            guard carets.count == count, advance >= 0 else { continue }
            let distances = (isRightToLeft ? carets.map { advance - $0 } : carets).sorted()
            return distances.allSatisfy { (0...advance).contains($0) } ? distances : nil
        }
        return nil
    }

    private func isVisibleStart(_ unit: TextUnit) -> Bool { unit.isGraphemeStart && !unit.isInvisible }
}
