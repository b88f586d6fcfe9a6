/// The reason that nothing can be drawn for a glyph.
public enum GlyphObstacle: String, Hashable, Sendable, CaseIterable {
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
