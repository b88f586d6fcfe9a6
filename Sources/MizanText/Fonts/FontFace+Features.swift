import CHarfBuzz
import MizanBase

extension FontFace {
    /// Whether the font's tables `GSUB` or `GPOS` have a feature, for any script.
    func has(_ feature: FontFeature) -> Bool {
        let face = hb_font_get_face(font)
        return ["GSUB", "GPOS"].contains { table in
            let table = FontTable.tag(table)
            let total = hb_ot_layout_table_get_feature_tags(face, table, 0, nil, nil)
            guard total > 0 else { return false }
            var (count, tags) = (total, [hb_tag_t](repeating: 0, count: Int(total)))
            hb_ot_layout_table_get_feature_tags(face, table, 0, &count, &tags)
            return tags.prefix(Int(count)).contains(FontTable.tag(feature.tag))
        }
    }

    /// Whether all glyphs of some characters are equally wide.
    func isTabular(_ codePoints: Set<UInt32>) -> Bool {
        Set(codePoints.map { advance(of: tables.glyphs[$0]) }).count < 2
    }
}
