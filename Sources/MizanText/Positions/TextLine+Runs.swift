import MizanBase

extension TextLine {
    /// The glyphs from left to right, a run for each change of face, size, colour or level; made anew by each call.
    /// Attachments are not among them: see ``attachments``.
    ///
    /// Spaces at the line's end are among them, outside of its width. A ligature whose characters have several colours is in a run
    /// for each, which shows a part of it: see ``GlyphRun/clip``.
    /// Marks that the font of their base lacks are runs of their own font, without characters, after the run of their
    /// bases.
    public var runs: [GlyphRun] {
        var runs: [GlyphRun] = []
        forEachPiece { piece, x in
            guard piece.isEllipsis || text.items[piece.item].attachment == nil else { return }
            let size = text.items[piece.item].size
            let placed = positioned(piece, x)
            if piece.isEllipsis, let hidden {
                runs.append(
                    GlyphRun(
                        face: piece.face, size: size, color: color(of: piece), level: piece.level, range: hidden,
                        glyphs: placed, isEllipsis: true))
                return
            }
            if piece.isInsertedHyphen {
                let color = text.attributes.color(at: piece.range.lowerBound - 1)
                runs.append(
                    GlyphRun(
                        face: piece.face, size: size, color: color, level: piece.level, range: piece.range,
                        glyphs: placed))
                return
            }
            var cursor = 0
            let colors = colors(of: piece)
            for part in colors.count > 1 ? parts(of: piece, x, in: colors, placed) : colors {
                var first = cursor
                if let ligature = part.ligature {
                    (first, cursor) = (ligature.glyphs.lowerBound, ligature.glyphs.upperBound)
                } else {
                    while cursor < placed.count, part.range.contains(placed[cursor].cluster) { cursor += 1 }
                }
                guard cursor > first else { continue }
                let range = part.range
                var run = GlyphRun(
                    face: piece.face, size: size, color: part.color, level: piece.level, range: range,
                    glyphs: Array(placed[first..<cursor]))
                if let ligature = part.ligature { run.show(range, in: ligature.clip) }
                let marks = text.fallbackMarks.isEmpty ? [] : run.removeFallbackMarks(text.fallbackMarks)
                if let last = runs.indices.last, runs[last].continues(in: run) {
                    runs[last].range =
                        min(
                            runs[last].range.lowerBound, range.lowerBound)..<max(
                            runs[last].range.upperBound, range.upperBound)
                    runs[last].glyphs += run.glyphs
                } else {
                    runs.append(run)
                }
                if !marks.isEmpty { runs += marks }
            }
        }
        return runs
    }

    /// A piece's glyphs in place, from left to right.
    private func positioned(_ piece: LinePiece, _ x: Double) -> [PositionedGlyph] {
        let item = text.items[piece.item]
        let scale = piece.scale
        var passed = 0
        func positioned(_ glyph: Glyph) -> PositionedGlyph {
            defer { passed += Int(glyph.advance) }
            return PositionedGlyph(
                id: glyph.id, x: x + scale.points(passed + Int(glyph.xOffset)),
                y: scale.points(0 - Int(glyph.yOffset)) - item.baselineOffset, cluster: Int(glyph.cluster))
        }
        let glyphs = self.glyphs(of: piece)
        // Hanging spaces can have another direction than the item with which they were shaped.
        let isTurned = (piece.level & 1 == 1) != item.isRightToLeft
        return isTurned ? glyphs.reversed().map(positioned) : glyphs.map(positioned)
    }

    /// The colour of the text that an ellipsis follows, or else stands before.
    private func color(of ellipsis: LinePiece) -> RGBA {
        let offset = ellipsis.range.lowerBound
        let isBehind = offset > range.lowerBound && hidden?.lowerBound == offset
        return text.attributes.color(at: isBehind ? offset - 1 : hidden?.upperBound ?? offset)
    }

    /// The parts of a piece that have one colour each, from left to right.
    private func colors(of piece: LinePiece) -> [ColoredPart] {
        let attributes = text.attributes
        var result: [ColoredPart] = []
        var start = piece.range.lowerBound
        var index = text.attributes.firstSpan(endingAfter: start)
        while start < piece.range.upperBound, index < attributes.count {
            let span = attributes[index]
            let end = min(span.end, piece.range.upperBound)
            if let last = result.last, last.color == span.color {
                result[result.count - 1].range = last.range.lowerBound..<end
            } else {
                result.append(ColoredPart(range: start..<end, color: span.color))
            }
            start = end
            index += 1
        }
        return piece.level & 1 == 1 ? result.reversed() : result
    }
}

extension GlyphRun {
    /// Takes the marks from other fonts out of the run.
    ///
    /// - Returns: the marks as runs of their fonts, without characters: those are the bases' run's.
    fileprivate mutating func removeFallbackMarks(_ all: [FallbackMark]) -> [GlyphRun] {
        var marks: [GlyphRun] = []
        for var glyph in glyphs {
            guard let index = FallbackMark.index(of: glyph.id), let face = all[index].face,
                clip == nil || range.contains(all[index].range.lowerBound)
            else { continue }
            glyph.id = all[index].glyph
            if let last = marks.indices.last, marks[last].face == face {
                marks[last].glyphs.append(glyph)
            } else {
                let offset = all[index].range.lowerBound
                marks.append(
                    GlyphRun(
                        face: face, size: size, color: color, level: level, range: offset..<offset, glyphs: [glyph]))
            }
        }
        glyphs.removeAll { FallbackMark.index(of: $0.id) != nil }
        return marks
    }

    /// Makes the run one of a part of a ligature.
    fileprivate mutating func show(_ range: Range<Int>, in clip: Rect) {
        self.clip = clip
        for index in glyphs.indices { glyphs[index].cluster = range.lowerBound }
    }

    /// Whether a run to the right of this one goes on with the text in the same way.
    fileprivate func continues(in next: GlyphRun) -> Bool {
        !isEllipsis && clip == nil && next.clip == nil && face == next.face && size == next.size && color == next.color
            && level == next.level
            && (level & 1 == 1 ? next.range.upperBound == range.lowerBound : range.upperBound == next.range.lowerBound)
    }
}
