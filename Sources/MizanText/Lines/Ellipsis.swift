/// The glyphs that replace hidden text: “…” of the first font of the collection that has it, otherwise three full stops.
struct Ellipsis {
    let item: Int
    let face: FontFace
    let glyph: UInt32
    /// The number of times that the glyph is repeated.
    let count: Int
    /// The end of the hidden text at which the ellipsis is, in UTF-16 units.
    let offset: Int
    /// The bidi level on the line.
    let level: UInt8

    /// - Parameter item: the index of the item whose font is tried first, and whose size and colour are taken.
    /// - Returns: nil if no font of the collection has a full stop.
    init?(_ text: ShapedText, like item: Int, at offset: Int, level: UInt8) {
        let own = text.items[item].face
        for (scalar, count) in [("\u{2026}", 1), (".", 3)] as [(Unicode.Scalar, Int)] {
            guard let face = own.covers(scalar) ? own : text.setting.face(covering: scalar),
                let glyph = face.glyph(for: scalar)
            else { continue }
            self.item = item
            self.face = face
            self.glyph = glyph
            self.count = count
            self.offset = offset
            self.level = level
            return
        }
        return nil
    }
}
