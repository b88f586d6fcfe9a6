/// Where characters stand inside a stretch of glyphs: distances from its logical start.
///
/// A HarfBuzz cluster of several grapheme clusters (a ligature) is divided evenly between those that are visible.
struct ClusterEdges {
    let source: SourceText
    let scale: GlyphScale
    let isRightToLeft: Bool

    /// Writes how far the grapheme cluster of each unit of a range starts from the range's start, and its whole advance.
    ///
    /// - Parameters:
    ///   - range: UTF-16 units of the text.
    ///   - glyphs: of the range, in visual order.
    ///   - origin: what is added to each, in points.
    ///   - distances: from `index` on, one value for each unit and one for the range's end.
    func write(
        _ range: Range<Int>, glyphs: ArraySlice<Glyph>, from origin: Double, to distances: inout [Double], at index: Int
    ) {
        var before = 0  // font units
        var cursor = isRightToLeft ? glyphs.endIndex - 1 : glyphs.startIndex
        let step = isRightToLeft ? -1 : 1
        var start = range.lowerBound
        while start < range.upperBound {
            // One HarfBuzz cluster: its advance, and where the next one begins.
            var advance = 0
            var end = range.upperBound
            var cluster: Int32?
            while glyphs.indices.contains(cursor) {
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
            divide(
                start..<end, from: before, advance: advance, origin: origin, to: &distances,
                at: index - range.lowerBound)
            before += advance
            start = end
        }
        distances[index + range.count] = origin + scale.points(before)
    }

    private func divide(
        _ range: Range<Int>, from before: Int, advance: Int, origin: Double, to distances: inout [Double], at base: Int
    ) {
        let visible = range.count { isVisibleStart(source.flags[$0]) }
        let parts = max(visible, 1)
        var passed = 0
        var distance = origin + scale.points(before)
        for offset in range {
            let flags = source.flags[offset]
            if flags.contains(.graphemeStart) {
                // An invisible cluster has no width, unless the glyphs belong to nothing else (a shown hyphen).
                if passed > 0 { distance = origin + scale.points(before * parts + advance * passed) / Double(parts) }
                if isVisibleStart(flags) || visible == 0 && passed == 0 { passed += 1 }
            }
            distances[base + offset] = distance
        }
    }

    private func isVisibleStart(_ flags: UnitFlags) -> Bool {
        flags.contains(.graphemeStart) && !flags.contains(.invisible)
    }
}
