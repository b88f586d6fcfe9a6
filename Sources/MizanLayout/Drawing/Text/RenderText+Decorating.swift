import MizanBase
import MizanRenderTree
import MizanText

extension RenderText.Line {
    /// Adds the colours behind letters and the strokes that attributes of the text ask for: underlines, which links have too, and lines through it, which struck
    /// text has.
    ///
    /// An underline leaves out what would run through ink below the baseline. Source: CSS Text Decoration 4, `text-decoration-skip-ink`.
    ///
    /// - Parameters:
    ///   - attributes: The text's runs.
    ///   - faces: The fonts of the line's runs.
    ///   - source: The line as it was laid out.
    mutating func decorate(by attributes: [AttributedText.Run], faces: [FontFace], from source: TextLine) {
        guard !attributes.isEmpty else { return }
        let underlined = attributes.filter { $0.attributes.underline != nil || $0.attributes.link != nil }
        let struck = attributes.filter {
            $0.attributes.strikethrough != nil || $0.attributes.presentation.contains(.strikethrough)
        }
        decorations =
            backgrounds(by: attributes.filter { $0.attributes.backgroundColor != nil }, of: source)
            + strokes(.underline, along: underlined, faces: faces) { $0.underline ?? TextDecoration() }
            + strokes(.strikethrough, along: struck, faces: faces) { $0.strikethrough ?? TextDecoration() }
    }

    /// The colours behind the clusters of some runs of the text, from left to right: a part of a ligature has its own.
    private func backgrounds(by attributes: [AttributedText.Run], of source: TextLine) -> [RenderText.Decoration] {
        guard !attributes.isEmpty else { return [] }
        var parts: [RenderText.Decoration] = []
        for cluster in source.clusters.sorted(by: { $0.left < $1.left }) where cluster.right > cluster.left {
            guard let run = attributes.last(where: { $0.range.contains(cluster.start) }),
                let color = run.attributes.backgroundColor, let left = FixedLength(points: cluster.left),
                let right = FixedLength(points: cluster.right)
            else { continue }
            let part = RenderText.Decoration(
                kind: .background, x: left, y: frame.minY - baseline,
                size: FixedSize(width: right - left, height: frame.size.height), color: color)
            if let last = parts.last, last.continues(in: part) {
                parts[parts.count - 1].size.width = right - last.x
            } else {
                parts.append(part)
            }
        }
        return parts
    }

    /// The strokes along the glyphs of some runs of the text; glyphs of one size and colour that follow one another share one.
    private func strokes(
        _ kind: RenderText.Decoration.Position, along attributes: [AttributedText.Run], faces: [FontFace],
        style: (TextAttributes) -> TextDecoration
    ) -> [RenderText.Decoration] {
        guard !attributes.isEmpty else { return [] }
        // Marks from other fonts than their base's are above or below what it covers.
        let runs = runs.filter { !$0.range.isEmpty }
        let edges = runs.flatMap(\.glyphs).map(\.x).sorted() + [frame.size.width]
        var strokes: [RenderText.Decoration] = []
        for run in runs {
            for glyph in run.glyphs {
                // Of runs that overlap the last counts; what a glyph covers ends where the next one begins.
                guard let own = attributes.last(where: { $0.range.contains(glyph.cluster) }),
                    var end = edges.first(where: { $0 > glyph.x })
                else { continue }
                var start = glyph.x
                if let clip = run.clip {
                    start = max(start, clip.minX)
                    end = max(min(end, clip.maxX), start)
                }
                let style = style(own.attributes)
                let stroke = RenderText.Decoration(
                    kind, from: start, to: end, em: run.size, color: style.color ?? run.color, pattern: style.pattern)
                if let last = strokes.last, last.continues(in: stroke) {
                    strokes[strokes.count - 1].size.width = end - last.x
                } else {
                    strokes.append(stroke)
                }
            }
        }
        return kind == .underline ? strokes.flatMap { $0.without(gaps(in: $0, faces: faces)) } : strokes
    }

    /// The parts of an underline that ink runs through, with as much beside it as the underline is high.
    private func gaps(in stroke: RenderText.Decoration, faces: [FontFace]) -> [Range<FixedLength>] {
        zip(runs, faces).flatMap { run, face -> [Range<FixedLength>] in
            let scale = run.size.points / Double(face.unitsPerEm)
            guard scale > 0 else { return [] }
            return run.glyphs.compactMap { glyph in
                let (top, bottom) = (stroke.y - glyph.y, stroke.y + stroke.size.height - glyph.y)
                guard let ink = face.inkSpan(of: glyph.id, between: -bottom.points / scale, and: -top.points / scale),
                    let left = FixedLength(points: glyph.x.points + ink.lowerBound * scale),
                    let right = FixedLength(points: glyph.x.points + ink.upperBound * scale)
                else { return nil }
                return left - stroke.size.height..<right + stroke.size.height
            }
        }
    }
}

extension RenderText.Decoration {
    /// A stroke at the usual position of most fonts, for an em's size.
    fileprivate init(
        _ kind: Position, from start: FixedLength, to end: FixedLength, em: FixedLength, color: RGBA,
        pattern: TextDecoration.Pattern
    ) {
        let top: Int64 =
            switch kind {
            case .underline: em.rawValue / 10
            case .strikethrough: -(em.rawValue / 1_000 * 325)
            case .background: 0
            }
        self.init(
            kind: kind, x: start, y: FixedLength(rawValue: top),
            size: FixedSize(width: end - start, height: FixedLength(rawValue: em.rawValue / 20)), color: color,
            pattern: pattern)
    }

    private var end: FixedLength { x + size.width }

    /// Whether a stroke to the right goes on with this one in the same way.
    fileprivate func continues(in next: RenderText.Decoration) -> Bool {
        end == next.x && color == next.color && size.height == next.size.height && pattern == next.pattern
    }

    /// The part between two places; nil where it is shorter than high, which is no line.
    private func part(_ start: FixedLength, _ end: FixedLength) -> RenderText.Decoration? {
        let (start, end) = (max(start, x), min(end, self.end))
        guard end - start >= size.height || start == x && end == self.end else { return nil }
        var part = self
        part.x = start
        part.size.width = end - start
        return part
    }

    /// What is left of the stroke beside some parts of it.
    fileprivate func without(_ gaps: [Range<FixedLength>]) -> [RenderText.Decoration] {
        var (parts, start): ([RenderText.Decoration], FixedLength) = ([], x)
        for gap in gaps.sorted(by: { $0.lowerBound < $1.lowerBound })
        where gap.upperBound > start && gap.lowerBound < end {
            if gap.lowerBound > start, let part = part(start, gap.lowerBound) { parts.append(part) }
            start = gap.upperBound
        }
        if start < end, let part = part(start, end) { parts.append(part) }
        return parts
    }
}
