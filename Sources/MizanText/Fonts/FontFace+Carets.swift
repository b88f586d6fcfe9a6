import CHarfBuzz

extension FontFace {
    /// Where carets stand inside of a ligature, between its characters: from the glyph's origin, in font units. Empty for any
    /// other glyph, and where the font doesn't say. Source: OpenType's GDEF, the ligature caret list.
    func ligatureCarets(of glyph: UInt32, isRightToLeft: Bool) -> [Int] {
        let direction = isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR
        let total = hb_ot_layout_get_ligature_carets(font, direction, glyph, 0, nil, nil)
        guard total > 0 else { return [] }
        var carets = [hb_position_t](repeating: 0, count: Int(total))
        var count = total
        hb_ot_layout_get_ligature_carets(font, direction, glyph, 0, &count, &carets)
        return carets.prefix(Int(count)).map(Int.init)
    }
}
