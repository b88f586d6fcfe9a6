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
/// A HarfBuzz cluster of several grapheme clusters (a ligature) is divided evenly between those that are visible.
struct ClusterEdges {
    let source: SourceText
    let scale: GlyphScale
    let isRightToLeft: Bool

    /// Writes where the grapheme cluster of each unit of a range starts, and where the range ends.
    ///
    /// - Parameters:
    ///   - range: UTF-16 units of the text.
    ///   - glyphs: of the range, in visual order.
    ///   - origin: the length added to each distance, in points.
    ///   - edges: from `index` on, one for each unit and one for the range's end.
    func write(
        _ range: Range<Int>, glyphs: Slice<UnsafeMutableBufferPointer<Glyph>>, from origin: Double,
        to edges: UnsafeMutableBufferPointer<ClusterEdge>, at index: Int
    ) {
        let first = glyphs.startIndex
        let glyphs = UnsafeMutableBufferPointer(rebasing: glyphs)
        var before = 0  // font units
        var cursor = isRightToLeft ? glyphs.count - 1 : 0
        let step = isRightToLeft ? -1 : 1
        let base = index - range.lowerBound
        var start = range.lowerBound
        while start < range.upperBound {
            // One HarfBuzz cluster: its advance, and where the next one begins.
            let glyph = first + cursor + (isRightToLeft ? 1 : 0)
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
                divide(start..<end, from: before, advance: advance, origin: origin, to: edges, at: base)
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
        _ range: Range<Int>, from before: Int, advance: Int, origin: Double,
        to edges: UnsafeMutableBufferPointer<ClusterEdge>, at base: Int
    ) {
        let marks = source.marks
        // Its first glyphs may belong to a grapheme cluster that began before: HarfBuzz's may be finer.
        let isContinued = !marks[range.lowerBound].isGraphemeStart && !marks[range.lowerBound].isInvisible
        let visible = range.count { isVisibleStart(marks[$0]) } + (isContinued ? 1 : 0)
        let parts = max(visible, 1)
        var passed = isContinued ? 1 : 0
        var distance = origin + scale.points(before)
        for offset in range {
            if marks[offset].isGraphemeStart {
                // An invisible cluster has no width, unless the glyphs belong to nothing else (a shown hyphen).
                if passed > 0 { distance = origin + scale.points(before * parts + advance * passed) / Double(parts) }
                if isVisibleStart(marks[offset]) || visible == 0 && passed == 0 { passed += 1 }
            }
            edges[base + offset].distance = distance
        }
    }

    private func isVisibleStart(_ unit: TextUnit) -> Bool { unit.isGraphemeStart && !unit.isInvisible }
}
