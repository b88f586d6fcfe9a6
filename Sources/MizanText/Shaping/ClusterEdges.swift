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
        _ range: Range<Int>, glyphs: ArraySlice<Glyph>, from origin: Double,
        to distances: UnsafeMutableBufferPointer<Double>, at index: Int
    ) {
        glyphs.withUnsafeBufferPointer { glyphs in
            source.flags.withUnsafeBufferPointer { flags in
                write(range, glyphs: glyphs, flags, from: origin, to: distances, at: index)
            }
        }
    }

    private func write(
        _ range: Range<Int>, glyphs: UnsafeBufferPointer<Glyph>, _ flags: UnsafeBufferPointer<UnitFlags>,
        from origin: Double, to distances: UnsafeMutableBufferPointer<Double>, at index: Int
    ) {
        var before = 0  // font units
        var cursor = isRightToLeft ? glyphs.count - 1 : 0
        let step = isRightToLeft ? -1 : 1
        let base = index - range.lowerBound
        var start = range.lowerBound
        while start < range.upperBound {
            // One HarfBuzz cluster: its advance, and where the next one begins.
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
                distances[base + start] = origin + scale.points(before)
            } else {
                divide(start..<end, flags, from: before, advance: advance, origin: origin, to: distances, at: base)
            }
            before += advance
            start = end
        }
        distances[index + range.count] = origin + scale.points(before)
    }

    private func divide(
        _ range: Range<Int>, _ flags: UnsafeBufferPointer<UnitFlags>, from before: Int, advance: Int, origin: Double,
        to distances: UnsafeMutableBufferPointer<Double>, at base: Int
    ) {
        // Its first glyphs may belong to a grapheme cluster that began before: HarfBuzz's may be finer.
        let isContinued = flags[range.lowerBound].isDisjoint(with: [.graphemeStart, .invisible])
        let visible = range.count { isVisibleStart(flags[$0]) } + (isContinued ? 1 : 0)
        let parts = max(visible, 1)
        var passed = isContinued ? 1 : 0
        var distance = origin + scale.points(before)
        for offset in range {
            let flags = flags[offset]
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
