import MizanBase

/// A laid-out text: its characters, its isolates and its lines.
public struct RenderText: Hashable, Sendable {
    /// The characters without the marks of range isolates; every range counts its UTF-16 units. Its runs have the
    /// markup (emphasis, links); fonts and colours are in the glyph runs.
    public var text: AttributedText
    /// The lines from top to bottom.
    public var lines: [Line]

    /// The range that an ellipsis replaces; nil where everything is shown.
    public var truncated: Range<Int>?
    /// The factor by which the text shrank to be shown whole.
    public var scale: FixedLength

    /// The scale of a text at its own size: 1.
    package static let fullScale = FixedLength(rawValue: FixedLength.unitsPerPoint)

    /// A text; by default it shows everything at its own size.
    package init(
        text: AttributedText, lines: [Line], truncated: Range<Int>? = nil, scale: FixedLength = RenderText.fullScale
    ) {
        self.text = text
        self.lines = lines
        self.truncated = truncated
        self.scale = scale
    }

    /// One line of glyph runs.
    public struct Line: Hashable, Sendable {
        /// The line's frame, absolute; as wide as its glyphs without the spaces that hang at its end.
        public var frame: FixedRect
        /// The distance of the baseline from the root's top.
        public var baseline: FixedLength
        /// The line's range, with the spaces and the newline at its end.
        public var range: Range<Int>
        /// The direction of its paragraph.
        public var direction: LayoutDirection
        /// The runs in visual order, left to right.
        public var runs: [Run]
        /// The grapheme clusters that no font covers, and the marks that no font has, by their UTF-16 ranges; each
        /// shows one missing-glyph box.
        public var missingGlyphs: [Range<Int>]
        /// The strokes under links and through struck text, those under the line's links first.
        public var decorations: [Decoration]

        /// A line in its place, its runs from left to right.
        package init(
            frame: FixedRect, baseline: FixedLength, range: Range<Int>, direction: LayoutDirection, runs: [Run],
            missingGlyphs: [Range<Int>] = [], decorations: [Decoration] = []
        ) {
            self.frame = frame
            self.baseline = baseline
            self.range = range
            self.direction = direction
            self.runs = runs
            self.missingGlyphs = missingGlyphs
            self.decorations = decorations
        }

        /// Whether it ends with a hyphen that is no character of the text: a run with an empty range.
        public var isHyphenated: Bool { runs.contains { $0.range.isEmpty && !$0.glyphs.isEmpty } }

        /// The runs in the order in which they are read.
        package var runsInReadingOrder: [Run] {
            guard runs.contains(where: { $0.level > 0 }) else { return runs }
            return runs.sorted {
                ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
            }
        }
    }

    /// Glyphs of one font, size, level and colour.
    public struct Run: Hashable, Sendable {
        /// The index in ``RenderTree/fonts``.
        public var font: Int
        /// The size of the em.
        public var size: FixedLength
        /// The embedding level (UAX #9); odd is right to left.
        public var level: UInt8
        /// The UTF-16 units of the text that the glyphs stand for; empty for a hyphen at a line's end that the text doesn't
        /// have.
        public var range: Range<Int>
        /// The colour of the glyphs.
        public var color: RGBA
        /// The glyphs in visual order, left to right.
        public var glyphs: [Glyph]
        /// The part of the glyphs that is drawn, from the line's left edge and its baseline; nil if all of them is.
        ///
        /// A ligature whose characters have several colours is in a run for each, which shows the part between the
        /// ligature's carets.
        public var clip: FixedRect?

        /// Glyphs that are drawn with one font and one colour.
        package init(
            font: Int, size: FixedLength, level: UInt8, range: Range<Int>, color: RGBA, glyphs: [Glyph],
            clip: FixedRect? = nil
        ) {
            self.font = font
            self.size = size
            self.level = level
            self.range = range
            self.color = color
            self.glyphs = glyphs
            self.clip = clip
        }
    }

    /// One glyph in its place.
    public struct Glyph: Hashable, Sendable {
        /// The index in the font.
        public var id: UInt32
        /// The distance from the line's left edge.
        public var x: FixedLength
        /// The distance down from the baseline.
        public var y: FixedLength
        /// The UTF-16 offset of its cluster.
        public var cluster: Int

        /// A glyph, its place relative to the line's left edge and baseline.
        package init(id: UInt32, x: FixedLength, y: FixedLength, cluster: Int) {
            self.id = id
            self.x = x
            self.y = y
            self.cluster = cluster
        }
    }

    /// The code points of a range, `U+0915 U+093F`.
    func codePoints(in range: Range<Int>) -> String {
        text.string.part(utf16: range).unicodeScalars.map(\.codePoint).joined(separator: " ")
    }
}
