/// One glyph's outline in a colour, of a glyph that a font draws in several.
public struct GlyphLayer: Hashable, Sendable {
    /// The glyph's index in the same font.
    public var glyph: UInt32
    /// A colour of the font's first palette; nil for the text's own.
    public var color: RGBA?

    /// A glyph's outline in a colour.
    package init(glyph: UInt32, color: RGBA?) {
        self.glyph = glyph
        self.color = color
    }
}
