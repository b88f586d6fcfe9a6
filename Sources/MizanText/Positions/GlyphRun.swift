import MizanBase

/// Glyphs of one face, size, colour and level, in visual order.
public struct GlyphRun: Hashable, Sendable {
    public var face: FontFace
    /// The em's size in points.
    public var size: Double
    public var color: RGBA
    /// The bidi embedding level; odd is right to left.
    public var level: UInt8
    /// The text of the run in UTF-16 units.
    public var range: Range<Int>
    /// From left to right.
    public var glyphs: [PositionedGlyph]

    public init(
        face: FontFace, size: Double, color: RGBA, level: UInt8, range: Range<Int>, glyphs: [PositionedGlyph]
    ) {
        self.face = face
        self.size = size
        self.color = color
        self.level = level
        self.range = range
        self.glyphs = glyphs
    }
}
