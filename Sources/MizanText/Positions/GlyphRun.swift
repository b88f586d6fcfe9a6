import MizanBase

/// Glyphs of one face, size, colour and level, in visual order.
public struct GlyphRun: Hashable, Sendable {
    /// The font.
    public var face: FontFace
    /// The em's size in points.
    public var size: Double
    /// The colour of the glyphs.
    public var color: RGBA
    /// The bidi embedding level; odd is right to left.
    public var level: UInt8
    /// The text of the run in UTF-16 units; for an ellipsis, the hidden text; empty for a hyphen at a line's end that the text
    /// doesn't have.
    public var range: Range<Int>
    /// From left to right.
    public var glyphs: [PositionedGlyph]
    /// The part of the glyphs that is drawn, for characters that share a ligature with others in another colour: x from
    /// the line's left visible edge, y below the baseline, in points. Nil if all of them is drawn.
    public var clip: Rect?
    /// The glyphs are an ellipsis, and no characters of the text.
    package var isEllipsis: Bool

    /// A run of the given parts.
    package init(
        face: FontFace, size: Double, color: RGBA, level: UInt8, range: Range<Int>, glyphs: [PositionedGlyph],
        clip: Rect? = nil, isEllipsis: Bool = false
    ) {
        self.face = face
        self.size = size
        self.color = color
        self.level = level
        self.range = range
        self.glyphs = glyphs
        self.clip = clip
        self.isEllipsis = isEllipsis
    }
}
