import MizanBase

extension TextLine {
    /// A HarfBuzz cluster whose characters have several colours.
    private struct MulticoloredCluster {
        /// UTF-16 units.
        let range: Range<Int>
        /// By their places among the piece's glyphs from left to right.
        let glyphs: Range<Int>
    }

    /// The parts of a piece that have one colour each, from left to right: a ligature is cut where its colour changes,
    /// at the place of a caret.
    ///
    /// - Parameters:
    ///   - x: the piece's left edge.
    ///   - colors: the stretches of one colour, from left to right.
    ///   - placed: the piece's glyphs, from left to right.
    func parts(
        of piece: LinePiece, _ x: Double, in colors: [ColoredPart], _ placed: [PositionedGlyph]
    ) -> [ColoredPart] {
        let ligatures = ligatures(across: colors, of: piece, placed)
        guard !ligatures.isEmpty else { return colors }
        let isRightToLeft = piece.level & 1 == 1
        let clusters = self.clusters(of: ClusterPart(range: piece.range, glyphs: piece.glyphs, before: 0), in: piece, x)
        var parts: [ColoredPart] = []
        var next = 0
        for color in colors {
            var rest = color.range
            while next < ligatures.count, ligatures[next].range.overlaps(rest) {
                let ligature = ligatures[next]
                let own = ligature.range.clamped(to: rest)
                let before = isRightToLeft ? own.upperBound..<rest.upperBound : rest.lowerBound..<own.lowerBound
                rest = isRightToLeft ? rest.lowerBound..<own.lowerBound : own.upperBound..<rest.upperBound
                if !before.isEmpty { parts.append(ColoredPart(range: before, color: color.color)) }
                let clip = clip(of: own, in: ligature, clusters, placed, piece)
                if clip.size.width > 0 {
                    parts.append(
                        ColoredPart(
                            range: own, color: color.color,
                            ligature: ColoredPart.Ligature(glyphs: ligature.glyphs, clip: clip)))
                }
                // The ligature goes on in the next colour.
                let isLast =
                    isRightToLeft
                    ? own.lowerBound == ligature.range.lowerBound : own.upperBound == ligature.range.upperBound
                guard isLast else { break }
                next += 1
            }
            if !rest.isEmpty { parts.append(ColoredPart(range: rest, color: color.color)) }
        }
        return parts
    }

    /// The HarfBuzz clusters in which a colour begins with a grapheme cluster that isn't the first, from left to right.
    private func ligatures(
        across colors: [ColoredPart], of piece: LinePiece, _ placed: [PositionedGlyph]
    ) -> [MulticoloredCluster] {
        let isRightToLeft = piece.level & 1 == 1
        let indices = placed.indices
        var found: [MulticoloredCluster] = []
        for (left, right) in zip(colors, colors.dropFirst()) {
            let offset = isRightToLeft ? left.range.lowerBound : right.range.lowerBound
            guard text.source.marks[offset].isGraphemeStart, found.last?.range.contains(offset) != true else {
                continue
            }
            // The first glyph right of the boundary.
            let edge = indices.partitioningIndex { (placed[$0].cluster >= offset) != isRightToLeft }
            let inside = isRightToLeft ? edge : edge - 1
            let other = isRightToLeft ? edge - 1 : edge
            guard indices.contains(inside), !indices.contains(other) || placed[other].cluster != offset else {
                continue
            }
            let cluster = placed[inside].cluster
            let first = indices.partitioningIndex {
                isRightToLeft ? placed[$0].cluster <= cluster : placed[$0].cluster >= cluster
            }
            let end = indices.partitioningIndex {
                isRightToLeft ? placed[$0].cluster < cluster : placed[$0].cluster > cluster
            }
            let following = isRightToLeft ? first - 1 : end
            let textEnd = indices.contains(following) ? placed[following].cluster : piece.range.upperBound
            guard cluster < offset, offset < textEnd else { continue }
            found.append(MulticoloredCluster(range: cluster..<textEnd, glyphs: first..<end))
        }
        return found
    }

    /// The part of a ligature that belongs to some of its characters. At its ends the ink has no bounds.
    private func clip(
        of range: Range<Int>, in ligature: MulticoloredCluster, _ clusters: [TextCluster], _ placed: [PositionedGlyph],
        _ piece: LinePiece
    ) -> Rect {
        let isRightToLeft = piece.level & 1 == 1
        /// The place of a caret. A colour that begins inside of a grapheme cluster begins after it.
        func edge(_ offset: Int) -> Double {
            let index =
                isRightToLeft
                ? clusters.indices.partitioningIndex { clusters[$0].start <= offset }
                : clusters.indices.partitioningIndex { clusters[$0].end > offset }
            guard clusters.indices.contains(index) else { return 0 }
            return (clusters[index].start == offset) == isRightToLeft ? clusters[index].right : clusters[index].left
        }
        let ends = [ligature.range.lowerBound, ligature.range.upperBound].map(end)
        /// The place of an end of the ligature.
        func end(_ offset: Int) -> Double {
            guard let last = isRightToLeft ? clusters.first : clusters.last, offset < last.end else {
                return isRightToLeft ? clusters.first?.left ?? 0 : clusters.last?.right ?? 0
            }
            return edge(offset)
        }
        let scale = piece.size / Double(max(piece.face.unitsPerEm, 1))
        // Smooth edges must not be cut.
        let margin = piece.size / 8
        var (left, right) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
        var (top, bottom) = (-piece.size, 0.0)
        for glyph in placed[ligature.glyphs] {
            guard let ink = piece.face.ink(of: glyph.id) else { continue }
            left = min(left, glyph.x + Double(ink.minX) * scale)
            right = max(right, glyph.x + Double(ink.maxX) * scale)
            top = min(top, glyph.y - Double(ink.maxY) * scale)
            bottom = max(bottom, glyph.y - Double(ink.minY) * scale)
        }
        (left, right) = (left - margin, right + margin)
        if range.lowerBound > ligature.range.lowerBound {
            if isRightToLeft { right = edge(range.lowerBound) } else { left = edge(range.lowerBound) }
        }
        if range.upperBound < ligature.range.upperBound {
            if isRightToLeft { left = edge(range.upperBound) } else { right = edge(range.upperBound) }
        }
        return Rect(x: left, y: top - margin, width: max(right - left, 0), height: bottom - top + 2 * margin)
    }
}
