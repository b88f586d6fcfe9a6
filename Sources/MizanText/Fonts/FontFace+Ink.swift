import CHarfBuzz

extension FontFace {
    /// Where a glyph's outline or picture lies, in font units, y upwards.
    public struct Ink: Hashable, Sendable {
        /// The left edge, from the glyph's origin.
        public var minX: Int
        /// The lower edge, from the baseline.
        public var minY: Int
        /// The right edge.
        public var maxX: Int
        /// The upper edge.
        public var maxY: Int
    }

    /// The ink of a glyph around its origin; nil for a glyph without any, as a space.
    public func ink(of glyph: UInt32) -> Ink? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
            return nil
        }
        // HarfBuzz gives the upper left corner and a height that grows upwards, so mostly a negative one.
        let (left, top) = (Int(extents.x_bearing), Int(extents.y_bearing))
        let (right, bottom) = (left + Int(extents.width), top + Int(extents.height))
        return Ink(minX: min(left, right), minY: min(top, bottom), maxX: max(left, right), maxY: max(top, bottom))
    }

    /// The distance that a glyph's ink reaches above and below the baseline, in font units; nil for a glyph without
    /// ink.
    func inkExtent(of glyph: UInt32) -> (top: Int, bottom: Int)? {
        let top = Int32(bitPattern: tables.inkTops[glyph])
        let bottom = Int32(bitPattern: tables.inkBottoms[glyph])
        return top >= bottom ? (Int(top), Int(bottom)) : nil
    }

    /// Whether a glyph paints beyond the font's ascender or descender.
    func exceedsMetrics(_ glyph: UInt32) -> Bool { tables.exceeding[glyph] != 0 }
}
