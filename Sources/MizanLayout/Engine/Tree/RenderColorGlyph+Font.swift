import MizanBase
import MizanImages
import MizanRenderTree
import MizanText

extension RenderColorGlyph {
    /// A glyph from a font's colour data; a damaged picture can't be drawn.
    ///
    /// - Parameters:
    ///   - glyph: The font's colour data for the glyph.
    ///   - font: The font's index in the tree.
    ///   - id: The glyph's number in the font.
    ///   - unitsPerEm: The font's units per em.
    package init(_ glyph: ColorGlyph, font: Int, id: UInt32, unitsPerEm: Int) {
        self.init(font: font, id: id, content: Content(glyph, unitsPerEm: unitsPerEm))
    }
}

extension RenderColorGlyph.Content {
    fileprivate init(_ glyph: ColorGlyph, unitsPerEm: Int) {
        switch glyph {
        case .layers(let layers): self = .layers(layers)
        case .undrawable(let obstacle): self = .undrawable(obstacle)
        case .bitmap(let png, let ink):
            guard let frame = FixedRect(ink, unitsPerEm: unitsPerEm), let bitmap = try? EncodedBitmap(bytes: png) else {
                self = .undrawable(.picture)
                return
            }
            self = .bitmap(bitmap, frame: frame)
        }
    }
}

extension FixedRect {
    /// A frame from font units, y upwards, in fractions of the em, y downwards; nil where it is not valid.
    fileprivate init?(_ ink: FontFace.Ink, unitsPerEm: Int) {
        func part(_ units: Int) -> FixedLength? { FixedLength(points: Double(units) / Double(unitsPerEm)) }
        guard unitsPerEm > 0, let x = part(ink.minX), let y = part(-ink.maxY), let right = part(ink.maxX),
            let bottom = part(-ink.minY), right > x, bottom > y
        else { return nil }
        self.init(x: x, y: y, width: right - x, height: bottom - y)
    }
}
