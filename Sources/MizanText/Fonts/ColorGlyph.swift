import MizanBase

/// A glyph that a font draws in colours of its own, instead of an outline in the text's colour.
public enum ColorGlyph: Hashable, Sendable {
    /// One glyph's outline in a colour.
    public struct Layer: Hashable, Sendable {
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

    /// The reason that nothing can be drawn for a glyph.
    public enum Obstacle: String, Hashable, Sendable, CaseIterable {
        /// Its colours are the graph of paints of `COLR` version 1.
        case paintGraph = "colr-1"
        /// It is an SVG document and nothing else.
        case svg
        /// Its picture is damaged, no PNG, or too large.
        case picture
        /// It has more layers than `Limits.glyphLayers`.
        case layers
        /// The font has neither an outline nor colours for it, and its character is one that shows.
        case blank
    }

    /// A PNG file as the font has it (`CBDT`, `sbix`), stretched over a place in font units, y upwards from the baseline.
    case bitmap(png: [UInt8], ink: FontFace.Ink)
    /// Outlines of other glyphs at its place, the lowest first (`COLR` version 0).
    case layers([Layer])
    /// A glyph that can't be drawn at all, or not so that it is recognizable.
    case undrawable(Obstacle)
}
