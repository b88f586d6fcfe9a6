import MizanBase

extension RenderText {
    /// A stroke along glyphs: under a link, or through struck text. It is as wide as the glyphs.
    public struct Decoration: Hashable, Sendable {
        /// The position of the stroke.
        public enum Kind: String, Hashable, Sendable, CaseIterable {
            /// A tenth of an em below the baseline.
            case underline
            /// A third of an em above the baseline.
            case strikethrough
        }

        /// The position of the stroke.
        public var kind: Kind
        /// The distance from the line's left edge.
        public var x: FixedLength
        /// The stroke's top, down from the baseline.
        public var y: FixedLength
        /// The stroke's size: as wide as the glyphs, a twentieth of an em high.
        public var size: FixedSize
        /// The colour of its glyphs.
        public var color: RGBA

        /// A stroke in its place, relative to the line's left edge and baseline.
        public init(kind: Kind, x: FixedLength, y: FixedLength, size: FixedSize, color: RGBA) {
            self.kind = kind
            self.x = x
            self.y = y
            self.size = size
            self.color = color
        }

        /// The rectangle of the stroke on a line.
        public func rect(on line: Line) -> Rect {
            Rect(
                x: (line.frame.minX + x).points, y: (line.baseline + y).points, width: size.width.points,
                height: size.height.points)
        }
    }
}

extension RenderText.Line {
    /// Adds the strokes that markup of the text asks for: links are underlined, and struck text is struck through.
    package mutating func decorate(by markup: [AttributedText.Run]) {
        let links = markup.filter { $0.attributes.link != nil }.map(\.range)
        let struck = markup.filter { $0.attributes.presentation.contains(.strikethrough) }.map(\.range)
        decorations = strokes(.underline, along: links) + strokes(.strikethrough, along: struck)
    }

    /// The strokes along the glyphs of some ranges of the text; glyphs of one size and colour that follow one another share one.
    private func strokes(_ kind: RenderText.Decoration.Kind, along ranges: [Range<Int>]) -> [RenderText.Decoration] {
        guard !ranges.isEmpty else { return [] }
        let edges = runs.flatMap(\.glyphs).map(\.x).sorted() + [frame.size.width]
        var strokes: [RenderText.Decoration] = []
        for run in runs {
            for glyph in run.glyphs where ranges.contains(where: { $0.contains(glyph.cluster) }) {
                // What a glyph covers ends where the next one begins.
                guard let end = edges.first(where: { $0 > glyph.x }) else { continue }
                let stroke = RenderText.Decoration(
                    kind, from: glyph.x, to: end, em: run.size, color: run.color)
                if let last = strokes.last, last.x + last.size.width == glyph.x, last.color == stroke.color,
                    last.size.height == stroke.size.height
                {
                    strokes[strokes.count - 1].size.width = end - last.x
                } else {
                    strokes.append(stroke)
                }
            }
        }
        return strokes
    }
}

extension RenderText.Decoration {
    /// A stroke at the usual position of most fonts, for an em's size.
    fileprivate init(_ kind: Kind, from start: FixedLength, to end: FixedLength, em: FixedLength, color: RGBA) {
        let top =
            switch kind {
            case .underline: em.rawValue / 10
            case .strikethrough: -(em.rawValue / 1_000 * 325)
            }
        self.init(
            kind: kind, x: start, y: FixedLength(rawValue: top),
            size: FixedSize(width: end - start, height: FixedLength(rawValue: em.rawValue / 20)), color: color)
    }
}
