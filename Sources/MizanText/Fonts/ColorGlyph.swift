import MizanBase

/// A glyph that a font draws in colours of its own, instead of an outline in the text's colour.
public enum ColorGlyph: Hashable, Sendable {
    /// One glyph's outline in a colour.
    public typealias Layer = GlyphLayer
    /// The reason that nothing can be drawn for a glyph.
    public typealias Obstacle = GlyphObstacle

    /// A PNG file as the font has it (`CBDT`, `sbix`), stretched over a place in font units, y upwards from the baseline.
    case bitmap(png: [UInt8], ink: FontFace.Ink)
    /// Outlines of other glyphs at its place, the lowest first (`COLR` version 0).
    case layers([Layer])
    /// A glyph that can't be drawn at all, or not so that it is recognizable.
    case undrawable(Obstacle)
}
