import CHarfBuzz

/// Places the marks of a stretch of text that the stretch's face lacks.
///
/// HarfBuzz doesn't see them: as missing glyphs they would keep the font's own marks from their base. Each is put around
/// the ink of its base afterwards. Source: HarfBuzz's fallback for fonts without anchors, hb-ot-shape-fallback.cc.
struct FallbackMarkPlacement {
    private let all: [FallbackMark]
    /// Those of the stretch.
    private let indices: Range<Int>
    private let range: Range<Int>
    private let item: TextItem
    private let source: SourceText

    /// - Parameter range: the stretch that is shaped, UTF-16 units.
    /// - Returns: nil if the stretch has no such marks.
    init?(_ marks: [FallbackMark], in range: Range<Int>, of item: TextItem, _ source: SourceText) {
        let first = marks.indices.partitioningIndex { marks[$0].range.lowerBound >= range.lowerBound }
        let end = (first..<marks.count).partitioningIndex { marks[$0].range.lowerBound >= range.upperBound }
        guard first < end else { return nil }
        (all, indices) = (marks, first..<end)
        (self.range, self.item, self.source) = (range, item, source)
    }

    /// The marks that no font has.
    var missing: [Range<Int>] { all[indices].filter { $0.face == nil }.map(\.range) }

    /// Takes the marks out of the buffer that holds the stretch's characters.
    func removeMarks(outOf buffer: OpaquePointer) {
        var count: UInt32 = 0
        let origin = item.context.lowerBound
        guard let infos = hb_buffer_get_glyph_infos(buffer, &count), let base = source.units.baseAddress else { return }
        var next = indices.lowerBound
        var kept = 0
        for index in 0..<Int(count) {
            let offset = origin + Int(infos[index].cluster)
            while next < indices.upperBound, all[next].range.lowerBound < offset { next += 1 }
            if next < indices.upperBound, all[next].range.lowerBound == offset { continue }
            infos[kept] = infos[index]
            kept += 1
        }
        hb_buffer_set_length(buffer, UInt32(kept))
        // A new length takes the text after the stretch away.
        hb_buffer_add_utf16(
            buffer, base + origin, Int32(item.context.count), UInt32(range.upperBound - origin), 0)
    }

    /// Adds the marks to the stretch's glyphs, which are in visual order.
    func place(among glyphs: inout PlainArray<Glyph>, from first: Int) {
        let shaped = Array(glyphs.elements[first...])
        let logical = item.isRightToLeft ? shaped.reversed() : shaped
        var result: [Glyph] = []
        var mark = indices.lowerBound
        var start = 0
        repeat {
            var end = start
            while end < logical.count, logical[end].cluster == logical[start].cluster { end += 1 }
            let textEnd = end < logical.count ? Int(logical[end].cluster) : range.upperBound
            var last = mark
            while last < indices.upperBound, all[last].range.lowerBound < textEnd { last += 1 }
            result += logical[start..<end]
            if mark < last { append(mark..<last, around: Array(logical[start..<end]), endingAt: textEnd, to: &result) }
            mark = last
            start = end
        } while start < logical.count
        glyphs.truncate(to: first)
        for glyph in item.isRightToLeft ? result.reversed() : result { glyphs.append(glyph) }
    }

    /// The box around which marks are put, in font units from the left end of a HarfBuzz cluster and the baseline.
    private struct BaseGlyph {
        var left, right: Double
        /// Nil for a base without ink.
        var ink: (top: Double, bottom: Double)?
    }

    /// Appends the marks of a HarfBuzz cluster.
    ///
    /// - Parameters:
    ///   - cluster: the cluster's glyphs, in logical order.
    ///   - end: where the cluster's text ends.
    private func append(_ marks: Range<Int>, around cluster: [Glyph], endingAt end: Int, to result: inout [Glyph]) {
        let offset = cluster.first.map { Int($0.cluster) } ?? all[marks.lowerBound].cluster
        let advance = cluster.reduce(0) { $0 + Int($1.advance) }
        var base = base(of: item.isRightToLeft ? cluster.reversed() : cluster, advance: advance)
        let graphemes = (offset..<end).filter { source.marks[$0].isGraphemeStart && !source.marks[$0].isInvisible }
        let ink = base.ink
        var last = -1
        /// The advance of the marks so far.
        var passed = 0
        for index in marks {
            let mark = all[index]
            if mark.cluster != last {
                last = mark.cluster
                base.ink = ink
                if graphemes.count > 1 {
                    let before = graphemes.indices.partitioningIndex { graphemes[$0] >= mark.cluster }
                    narrow(&base, to: before, of: graphemes.count, advance: advance)
                }
            }
            var x = 0.0
            var y = 0.0
            var own = 0
            if let face = mark.face, !mark.isSpacing {
                (x, y) = place(mark, of: face, around: &base)
                x += Double(item.isRightToLeft ? passed : -advance - passed)
            } else if let face = mark.face {
                own = Int((Double(face.advance(of: mark.glyph)) * ratio(face)).rounded())
            } else {
                own = Int(item.face.advance(of: 0))
            }
            passed += own
            result.append(
                Glyph(
                    id: mark.face == nil ? 0 : FallbackMark.glyphID(of: index), advance: Int32(clamping: own),
                    xOffset: Int32(clamping: Int(x.rounded())), yOffset: Int32(clamping: Int(y.rounded())),
                    cluster: Int32(truncatingIfNeeded: offset)))
        }
    }

    /// The item's font units in one of another face's.
    private func ratio(_ face: FontFace) -> Double { Double(item.face.unitsPerEm) / Double(max(face.unitsPerEm, 1)) }

    /// The ink of glyphs in visual order. Their own marks count for its height, and not for its width.
    private func base(of glyphs: [Glyph], advance: Int) -> BaseGlyph {
        var sides: (left: Double, right: Double)?
        var ink: (top: Double, bottom: Double)?
        var pen = 0
        for glyph in glyphs {
            defer { pen += Int(glyph.advance) }
            guard let box = item.face.ink(of: glyph.id) else { continue }
            let (x, y) = (Double(pen + Int(glyph.xOffset)), Double(glyph.yOffset))
            let (top, bottom) = (y + Double(box.maxY), y + Double(box.minY))
            ink = ink.map { (max($0.top, top), min($0.bottom, bottom)) } ?? (top, bottom)
            guard glyph.advance != 0 else { continue }
            let (left, right) = (x + Double(box.minX), x + Double(box.maxX))
            sides = sides.map { (min($0.left, left), max($0.right, right)) } ?? (left, right)
        }
        return BaseGlyph(left: sides?.left ?? 0, right: sides?.right ?? Double(advance), ink: ink)
    }

    /// Takes the part of one of several bases that share their glyphs: a ligature.
    private func narrow(_ base: inout BaseGlyph, to number: Int, of count: Int, advance: Int) {
        let part = Double(advance) / Double(count)
        let index = item.isRightToLeft ? count - 1 - number : number
        base.left = part * Double(index)
        base.right = base.left + part
    }

    /// The offset of a mark without a width from the left end of its base, and the base with the mark.
    private func place(_ mark: FallbackMark, of face: FontFace, around base: inout BaseGlyph) -> (x: Double, y: Double)
    {
        guard let box = face.ink(of: mark.glyph) else { return (0, 0) }
        let ratio = ratio(face)
        let (left, right) = (Double(box.minX) * ratio, Double(box.maxX) * ratio)
        let (top, bottom) = (Double(box.maxY) * ratio, Double(box.minY) * ratio)
        let x =
            switch mark.horizontal {
            case .left: base.left - left
            case .center: (base.left + base.right - left - right) / 2
            case .right: base.right - right
            case .end: (item.isRightToLeft ? base.left : base.right) - (left + right) / 2
            }
        guard let ink = base.ink else { return (x, 0) }
        let gap = Double(item.face.unitsPerEm) / 16
        var y = 0.0
        switch mark.vertical {
        case .above, .attachedAbove:
            y = ink.top + (mark.vertical == .above ? gap : 0) - bottom
            // Above a low base it comes down half of the way.
            if y < 0 { y /= 2 }
        case .below, .attachedBelow: y = min(ink.bottom - (mark.vertical == .below ? gap : 0) - top, 0)
        case .overlay: return (x, (ink.top + ink.bottom - top - bottom) / 2)
        case .own: break
        }
        base.ink = (max(ink.top, y + top), min(ink.bottom, y + bottom))
        return (x, y)
    }
}
