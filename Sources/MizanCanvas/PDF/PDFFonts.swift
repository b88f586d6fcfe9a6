import CCairo
import CHarfBuzzSubset
import MizanText

/// The fonts of a file of PDF. A font stands in it once for each of the texts that one of its glyphs stands for, as a glyph of one font
/// has one meaning.
final class PDFFonts {
    /// A font as Cairo embeds it, and what its glyphs mean.
    private struct Font {
        let font: OpaquePointer
        var meanings: [UInt32: String] = [:]
    }

    private var fonts: [FontFace: [Font]] = [:]
    private var spaces: [FontFace: UInt32?] = [:]

    deinit {
        for fonts in fonts.values { for font in fonts { cairo_font_face_destroy(font.font) } }
    }

    /// The glyph of a space; nil where the font has none.
    func space(of face: FontFace) -> UInt32? {
        if let space = spaces[face] { return space }
        var glyph = mizan_shaped_glyph()
        let count = face.withBytes { bytes in
            mizan_font_shape(bytes.baseAddress, bytes.count, UInt32(clamping: face.fontNumber), " ", 1, 0, nil, &glyph, 1)
        }
        let space = count == 1 && glyph.glyph != 0 ? glyph.glyph : nil
        spaces[face] = .some(space)
        return space
    }

    /// The parts of a text in their order, those together that have one font; none of a face that Cairo can't embed.
    func fonts(
        for units: [[PDFTextRun.Part]], of face: FontFace
    ) -> [(font: OpaquePointer, parts: [PDFTextRun.Part])] {
        var result: [(font: OpaquePointer, parts: [PDFTextRun.Part])] = []
        for unit in units {
            guard let font = font(for: unit, of: face) else { continue }
            if let last = result.last, last.font == font {
                result[result.count - 1].parts += unit
            } else {
                result.append((font, unit))
            }
        }
        return result
    }

    /// The first font in which each glyph means this, or nothing yet.
    private func font(for unit: [PDFTextRun.Part], of face: FontFace) -> OpaquePointer? {
        var known = fonts[face] ?? []
        func place() -> Int? {
            known.firstIndex { font in
                unit.allSatisfy { font.meanings[$0.glyph, default: $0.text] == $0.text }
            }
        }
        // In the first font a space is a space; so it is a second that the first unit may need.
        for _ in 0..<2 where place() == nil {
            let font = face.withBytes { mizan_cairo_font_face($0.baseAddress, $0.count, face.fontNumber) }
            guard let font else { return nil }
            known.append(Font(font: font))
            if known.count == 1, let space = space(of: face) { known[0].meanings[space] = " " }
            fonts[face] = known
        }
        guard let place = place() else { return nil }
        for part in unit { fonts[face]?[place].meanings[part.glyph] = part.text }
        return known[place].font
    }
}
