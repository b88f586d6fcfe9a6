import CCairo
import CHarfBuzzSubset
import MizanText

/// The fonts of a file of PDF. A font stands in it once for each of the texts that one of its glyphs stands for, as a glyph of one font
/// has one meaning.
final class PDFFonts {
    /// A font as Cairo embeds it, and what its glyphs mean.
    private struct EmbeddedFont {
        let font: OpaquePointer
        var meanings: [UInt32: String] = [:]
    }

    private var fonts: [FontFace: [EmbeddedFont]] = [:]
    private var advances: [FontFace: [UInt32: Int32]] = [:]
    private var blanks: [FontFace: UInt32?] = [:]

    deinit {
        for fonts in fonts.values { for font in fonts { cairo_font_face_destroy(font.font) } }
    }

    /// A glyph that doesn't show, if possible one without a width; nil where the font has none.
    func blank(of face: FontFace) -> UInt32? {
        if let blank = blanks[face] { return blank }
        let blank = ["\u{200C}", "\u{200B}", " "].lazy.compactMap { face.glyph(for: $0) }.first
        blanks[face] = .some(blank)
        return blank
    }

    /// The advance of a glyph in font units; 0 for a mark.
    func advance(of glyph: UInt32, in face: FontFace) -> Int32 {
        if let advance = advances[face]?[glyph] { return advance }
        let advance = face.withBytes { bytes in
            mizan_font_advance(bytes.baseAddress, bytes.count, UInt32(clamping: face.fontNumber), glyph)
        }
        advances[face, default: [:]][glyph] = advance
        return advance
    }

    /// The parts of a text in their order, those together that have one font; none of a face that Cairo can't embed.
    func fonts(
        for units: [[PDFTextRun.GlyphWithText]], of face: FontFace
    ) -> [(font: OpaquePointer, parts: [PDFTextRun.GlyphWithText])] {
        var result: [(font: OpaquePointer, parts: [PDFTextRun.GlyphWithText])] = []
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
    private func font(for unit: [PDFTextRun.GlyphWithText], of face: FontFace) -> OpaquePointer? {
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
            known.append(EmbeddedFont(font: font))
            if known.count == 1 { known[0].meanings[face.glyph(for: " ") ?? 0] = " " }
            fonts[face] = known
        }
        guard let place = place() else { return nil }
        for part in unit { fonts[face]?[place].meanings[part.glyph] = part.text }
        return known[place].font
    }
}
