import MizanBase
import MizanRenderTree
import MizanText

/// The glyphs of one run with the characters that they stand for, for a canvas whose text can be selected.
public struct CanvasGlyphRun: Sendable {
    /// Characters and the glyphs that stand for them together: a letter, a ligature, a syllable.
    public struct Cluster: Hashable, Sendable {
        /// The characters; empty for glyphs that stand for none, such as an ellipsis.
        public var text: String
        /// How many glyphs there are.
        public var glyphCount: Int

        /// Characters and the number of their glyphs.
        package init(text: String, glyphCount: Int) {
            self.text = text
            self.glyphCount = glyphCount
        }
    }

    /// The glyphs in visual order, left to right.
    public let glyphs: [RenderText.Glyph]
    /// The font of the glyphs.
    public let face: FontFace
    /// The size of the em in points.
    public let size: Double
    /// The colour of the glyphs.
    public let color: RGBA
    /// Whether its characters are read from the right.
    public let isRightToLeft: Bool
    /// The text that the run is part of.
    private let text: String
    /// The run's UTF-16 units in the text.
    private let range: Range<Int>

    init(_ run: RenderText.Run, glyphs: [RenderText.Glyph], of text: String, face: FontFace) {
        self.glyphs = glyphs
        self.face = face
        size = run.size.points
        color = run.color
        isRightToLeft = !run.level.isMultiple(of: 2)
        self.text = text
        range = run.range
    }

    /// The clusters in logical order, as they are read; those of a run from right to left stand for the glyphs from the last to the
    /// first. All in one where glyphs don't follow their characters.
    public var clusters: [Cluster] {
        var groups: [(start: Int, count: Int)] = []
        for glyph in isRightToLeft ? glyphs.reversed() : glyphs {
            if let last = groups.last, last.start == glyph.cluster {
                groups[groups.count - 1].count += 1
            } else {
                groups.append((glyph.cluster, 1))
            }
        }
        let isOrdered = zip(groups, groups.dropFirst()).allSatisfy { $0.start < $1.start }
        guard isOrdered, let first = groups.first, let last = groups.last, range.contains(first.start),
            range.contains(last.start)
        else { return [Cluster(text: text.part(utf16: range), glyphCount: glyphs.count)] }
        return groups.indices.map { index in
            let start = index == 0 ? range.lowerBound : groups[index].start
            let end = index + 1 < groups.count ? groups[index + 1].start : range.upperBound
            return Cluster(text: text.part(utf16: start..<end), glyphCount: groups[index].count)
        }
    }
}
