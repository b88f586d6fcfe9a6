/// The glyphs that stand for hidden text: “…” of the first font that has it, else three full stops.
struct Ellipsis {
    let item: Int
    let face: FontFace
    let glyph: UInt32
    /// The number of times that the glyph is repeated.
    let count: Int

    /// - Parameter item: the index of the item whose font is tried first, and whose size and colour are taken.
    /// - Returns: nil where no font has a full stop.
    init?(_ text: ShapedText, like item: Int) {
        let own = text.items[item].face
        var others = text.primaryFaces
        for (scalar, count) in [("\u{2026}", 1), (".", 3)] as [(Unicode.Scalar, Int)] {
            guard let face = own.covers(scalar) ? own : others.first(covering: scalar.value),
                let glyph = face.glyph(for: scalar)
            else { continue }
            self.item = item
            self.face = face
            self.glyph = glyph
            self.count = count
            return
        }
        return nil
    }
}
