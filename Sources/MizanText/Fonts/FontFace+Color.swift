extension FontFace {
    /// The colour glyph that the font draws instead of an outline: a picture, layers in colours, or one that can't be
    /// drawn. Nil for a glyph that is an outline, or that is empty.
    public func colorGlyph(of glyph: UInt32) -> ColorGlyph? {
        colors?.glyph(glyph, of: font, ink: ink(of: glyph))
    }

    /// Whether the font has a table of colours.
    package var hasColors: Bool { colors != nil }

    /// Whether a glyph has an outline or a picture.
    package func hasInk(_ glyph: UInt32) -> Bool { inkExtent(of: glyph) != nil }
}
