/// The glyphs that stand for hidden text: “…” of the first font that has it, else three full stops.
struct Ellipsis {
    let item: Int
    let face: FontFace
    let glyph: UInt32
    /// How often the glyph stands.
    let count: Int

    /// - Parameter item: the index of the item whose font is asked first, and whose size and colour are taken.
    /// - Returns: nil where no font has a full stop.
    init?(_ text: ShapedText, like item: Int) {
        let faces = [text.items[item].face] + text.primaryFaces
        for (scalar, count) in [("\u{2026}", 1), (".", 3)] as [(Unicode.Scalar, Int)] {
            for face in faces {
                guard let glyph = face.glyph(for: scalar) else { continue }
                self.item = item
                self.face = face
                self.glyph = glyph
                self.count = count
                return
            }
        }
        return nil
    }
}
