import MizanBase

extension TextLine {
    /// The glyphs from left to right, a run for each change of face, size, colour or level; made anew by each call.
    /// Attachments are not among them: see ``attachments``.
    ///
    /// Spaces at the line's end are among them, outside of its width. A ligature has the colour of its first character.
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
            var cursor = 0
            for (range, color) in colors(of: piece) {
                let first = cursor
                while cursor < placed.count, range.contains(placed[cursor].cluster) { cursor += 1 }
                guard cursor > first else { continue }
                var run = GlyphRun(
                    face: piece.face, size: size, color: color, level: piece.level, range: range,
                    glyphs: Array(placed[first..<cursor]))
                let marks = text.fallbackMarks.isEmpty ? [] : run.takeFallbackMarks(text.fallbackMarks)
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
        func place(_ glyph: Glyph) -> PositionedGlyph {
            defer { passed += Int(glyph.advance) }
            return PositionedGlyph(
                id: glyph.id, x: x + scale.points(passed + Int(glyph.xOffset)),
                y: scale.points(0 - Int(glyph.yOffset)) - item.baselineOffset, cluster: Int(glyph.cluster))
        }
        let glyphs = self.glyphs(of: piece)
        // Hanging spaces can have another direction than the item with which they were shaped.
        let isTurned = (piece.level & 1 == 1) != item.isRightToLeft
        return isTurned ? glyphs.reversed().map(place) : glyphs.map(place)
    }

    /// The colour of the text that an ellipsis follows, or else stands before.
    private func color(of ellipsis: LinePiece) -> RGBA {
        let offset = ellipsis.range.lowerBound
        let isBehind = offset > range.lowerBound && hidden?.lowerBound == offset
        return text.attributes.color(at: isBehind ? offset - 1 : hidden?.upperBound ?? offset)
    }

    /// The parts of a piece that have one colour each, from left to right.
    private func colors(of piece: LinePiece) -> [(range: Range<Int>, color: RGBA)] {
        let attributes = text.attributes
        var result: [(range: Range<Int>, color: RGBA)] = []
        var start = piece.range.lowerBound
        var index = text.attributes.firstSpan(endingAfter: start)
        while start < piece.range.upperBound, index < attributes.count {
            let span = attributes[index]
            let end = min(span.end, piece.range.upperBound)
            if let last = result.last, last.color == span.color {
                result[result.count - 1].range = last.range.lowerBound..<end
            } else {
                result.append((start..<end, span.color))
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
    fileprivate mutating func takeFallbackMarks(_ all: [FallbackMark]) -> [GlyphRun] {
        var marks: [GlyphRun] = []
        for var glyph in glyphs {
            guard let index = FallbackMark.index(of: glyph.id), let face = all[index].face else { continue }
            glyph.id = all[index].glyph
            if let last = marks.indices.last, marks[last].face == face {
                marks[last].glyphs.append(glyph)
            } else {
                let place = all[index].range.lowerBound
                marks.append(
                    GlyphRun(
                        face: face, size: size, color: color, level: level, range: place..<place, glyphs: [glyph]))
            }
        }
        if !marks.isEmpty { glyphs.removeAll { FallbackMark.index(of: $0.id) != nil } }
        return marks
    }

    /// Whether a run to the right of this one goes on with the text in the same way.
    fileprivate func continues(in next: GlyphRun) -> Bool {
        !isEllipsis && face == next.face && size == next.size && color == next.color && level == next.level
            && (level & 1 == 1 ? next.range.upperBound == range.lowerBound : range.upperBound == next.range.lowerBound)
    }
}
