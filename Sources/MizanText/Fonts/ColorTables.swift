import CHarfBuzz
import MizanBase

/// The kinds of colours that a font has, and the colours of a glyph.
///
/// Source: OpenType's `CBDT`, `sbix`, `COLR`, `CPAL` and `SVG`. HarfBuzz reads all but version 1 of `COLR`; of that one
/// only the list of glyphs is read here, to know which glyphs can't be drawn in colours.
struct ColorTables: Sendable {
    private let hasLayers: Bool
    private let hasPictures: Bool
    private let hasDocuments: Bool
    /// The glyphs with a graph of paints, rising as the font has to have them.
    private let painted: [UInt16]

    init(of font: OpaquePointer) {
        let face = hb_font_get_face(font)
        hasLayers = hb_ot_color_has_layers(face) != 0
        hasPictures = hb_ot_color_has_png(face) != 0
        hasDocuments = hb_ot_color_has_svg(face) != 0
        painted = Self.paintedGlyphs(of: face)
    }

    /// A glyph's colours; nil for one that is an outline, or nothing. Layers, which have every size, go before pictures.
    ///
    /// - Parameter ink: The box of the glyph's ink, by HarfBuzz.
    func glyph(_ glyph: UInt32, of font: OpaquePointer, ink: FontFace.Ink?) -> ColorGlyph? {
        let face = hb_font_get_face(font)
        if hasLayers, let layers = Self.layers(of: glyph, face) { return layers }
        if hasPictures, let picture = Self.picture(of: glyph, font, ink: ink) { return picture }
        if isPainted(glyph) { return .undrawable(.paintGraph) }
        if hasDocuments, ink == nil, Self.hasDocument(glyph, face) { return .undrawable(.svg) }
        return nil
    }

    private static func layers(of glyph: UInt32, _ face: OpaquePointer?) -> ColorGlyph? {
        let total = hb_ot_color_glyph_get_layers(face, glyph, 0, nil, nil)
        guard total > 0 else { return nil }
        guard total <= Limits.glyphLayers else { return .undrawable(.layers) }
        var layers = [hb_ot_color_layer_t](repeating: hb_ot_color_layer_t(), count: Int(total))
        var count = total
        hb_ot_color_glyph_get_layers(face, glyph, 0, &count, &layers)
        return .layers(
            layers.prefix(Int(count)).map { layer in
                ColorGlyph.Layer(glyph: layer.glyph, color: color(layer.color_index, face))
            })
    }

    /// A colour of the first palette; nil for the text's own, which is also what an index stands for that the palette
    /// doesn't have.
    private static func color(_ index: UInt32, _ face: OpaquePointer?) -> RGBA? {
        guard index != 0xffff else { return nil }
        var count: UInt32 = 1
        var color: hb_color_t = 0
        hb_ot_color_palette_get_colors(face, 0, index, &count, &color)
        guard count == 1 else { return nil }
        return RGBA(
            red: hb_color_get_red(color), green: hb_color_get_green(color), blue: hb_color_get_blue(color),
            alpha: hb_color_get_alpha(color))
    }

    private static func picture(of glyph: UInt32, _ font: OpaquePointer, ink: FontFace.Ink?) -> ColorGlyph? {
        guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return nil }
        defer { hb_blob_destroy(blob) }
        let bytes = bytes(of: blob)
        guard !bytes.isEmpty else { return nil }
        guard let ink, bytes.count <= Limits.fileBytes else { return .undrawable(.picture) }
        return .bitmap(png: Array(bytes), ink: ink)
    }

    private static func hasDocument(_ glyph: UInt32, _ face: OpaquePointer?) -> Bool {
        guard let blob = hb_ot_color_glyph_reference_svg(face, glyph) else { return false }
        defer { hb_blob_destroy(blob) }
        return hb_blob_get_length(blob) > 0
    }

    private func isPainted(_ glyph: UInt32) -> Bool {
        let index = (0..<painted.count).partitioningIndex { painted[$0] >= glyph }
        return index < painted.count && painted[index] == glyph
    }

    /// The glyphs of `COLR`'s `BaseGlyphList`, which stands at offset 14 of a table of version 1.
    private static func paintedGlyphs(of face: OpaquePointer?) -> [UInt16] {
        guard let blob = hb_face_reference_table(face, FontTable.tag("COLR")) else { return [] }
        defer { hb_blob_destroy(blob) }
        let table = bytes(of: blob)
        let header = Array(table.prefix(18))
        guard let version = FontTable.uint16(in: header, at: 0), version > 0,
            let start = FontTable.uint32(in: header, at: 14).map(Int.init), start > 0, start < table.count
        else { return [] }
        // A list of more glyphs than a font can have is no list.
        let list = Array(table[start...].prefix(4 + 6 * 0x1_0000))
        guard let count = FontTable.uint32(in: list, at: 0), count <= 0x1_0000 else { return [] }
        return (0..<Int(count)).compactMap { FontTable.uint16(in: list, at: 4 + 6 * $0) }
    }

    /// Valid as long as the blob.
    private static func bytes(of blob: OpaquePointer) -> UnsafeRawBufferPointer {
        var length: UInt32 = 0
        let start = hb_blob_get_data(blob, &length)
        return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(length))
    }
}
