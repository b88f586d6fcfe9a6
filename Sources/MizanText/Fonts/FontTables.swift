import CHarfBuzz
import MizanUnicode

/// A font's characters and advances in flat tables: HarfBuzz needs both for every character, and its own way through
/// `cmap` and `hmtx` takes several times as long.
///
/// The answers are HarfBuzz's own, kept.
final class FontTables: Sendable {
    private struct GlyphTables {
        let glyphs: PagedTable
        let advances: PagedTable
    }

    /// The tables that HarfBuzz hands to the functions: plain memory, because each call would count an object's
    /// references.
    private nonisolated(unsafe) let tables: UnsafeMutablePointer<GlyphTables>
    /// The glyph of each code point; 0 where the font has none.
    let glyphs: PagedTable
    /// The bit pattern of each glyph's horizontal advance, in font units.
    let advances: PagedTable
    /// The bit patterns of how far each glyph's ink reaches above and below the baseline, in font units; tops are below
    /// bottoms for a glyph without ink.
    let inkTops: PagedTable
    let inkBottoms: PagedTable
    /// 1 for a glyph that paints beyond the font's ascender or descender.
    let exceeding: PagedTable
    /// The font with these tables as its functions; everything else comes from the font that they were made for.
    nonisolated(unsafe) let font: OpaquePointer

    /// Whether the characters are another font's.
    private let sharesGlyphs: Bool

    /// - Parameters:
    ///   - original: immutable; it has to live as long as the tables.
    ///   - shared: the tables of the font that the original is an instance of, which has the same characters; they have to live as long.
    init(of original: OpaquePointer, glyphCount: Int, sharing shared: FontTables? = nil) {
        let context = UnsafeMutableRawPointer(original)
        sharesGlyphs = shared != nil
        glyphs =
            shared?.glyphs
            ?? PagedTable(limit: 0x11_0000, context: context) { context, first, values in
                guard let context else { return }
                let font = OpaquePointer(context)
                for index in 0..<256 {
                    var glyph: hb_codepoint_t = 0
                    let codePoint = first + UInt32(index)
                    // Fonts map some controls to a glyph without ink: a picture shows, else the missing-glyph box.
                    let shown = CharacterProperties.isShownControl(codePoint)
                    guard let codePoint = shown ? CharacterProperties.picture(ofControl: codePoint) : codePoint else {
                        continue
                    }
                    if hb_font_get_nominal_glyph(font, codePoint, &glyph) != 0 { values[index] = glyph }
                }
            }
        advances = PagedTable(limit: glyphCount, context: context) { context, first, values in
            guard let context else { return }
            let font = OpaquePointer(context)
            for index in 0..<256 {
                values[index] = UInt32(bitPattern: hb_font_get_glyph_h_advance(font, first + UInt32(index)))
            }
        }
        inkTops = PagedTable(limit: glyphCount, context: context) { context, first, values in
            FontTables.fill(values, from: first, context, none: 0) { $0.top }
        }
        inkBottoms = PagedTable(limit: glyphCount, context: context) { context, first, values in
            FontTables.fill(values, from: first, context, none: 1) { $0.bottom }
        }
        exceeding = PagedTable(limit: glyphCount, context: context) { context, first, values in
            FontTables.fillExceeding(values, from: first, context)
        }
        font = hb_font_create_sub_font(original)
        tables = .allocate(capacity: 1)
        tables.initialize(to: GlyphTables(glyphs: glyphs, advances: advances))
        hb_font_set_funcs(font, Self.functions, tables, nil)
        hb_font_make_immutable(font)
    }

    deinit {
        hb_font_destroy(font)
        tables.deallocate()
        if !sharesGlyphs { glyphs.deallocate() }
        advances.deallocate()
        inkTops.deallocate()
        inkBottoms.deallocate()
        exceeding.deallocate()
    }

    private static func fillExceeding(
        _ values: UnsafeMutablePointer<UInt32>, from first: UInt32, _ context: UnsafeMutableRawPointer?
    ) {
        guard let context else { return }
        let font = OpaquePointer(context)
        var (ascender, descender): (hb_position_t, hb_position_t) = (0, 0)
        hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, &ascender)
        hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, &descender)
        for index in 0..<256 {
            guard let (top, bottom) = ink(of: first + UInt32(index), font) else { continue }
            values[index] = top > ascender || bottom < descender ? 1 : 0
        }
    }

    /// The distance that a glyph's ink reaches above and below the baseline; nil for a glyph without ink.
    private static func ink(of glyph: UInt32, _ font: OpaquePointer) -> (top: Int32, bottom: Int32)? {
        var extents = hb_glyph_extents_t()
        guard hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width != 0, extents.height != 0 else {
            return nil
        }
        // HarfBuzz gives the upper edge and a height that grows upwards, so mostly a negative one.
        let (start, end) = (extents.y_bearing, extents.y_bearing &+ extents.height)
        return (max(start, end), min(start, end))
    }

    /// Writes an edge of each glyph's ink.
    ///
    /// - Parameter none: for a glyph without ink.
    private static func fill(
        _ values: UnsafeMutablePointer<UInt32>, from first: UInt32, _ context: UnsafeMutableRawPointer?, none: UInt32,
        edge: ((top: Int32, bottom: Int32)) -> Int32
    ) {
        guard let context else { return }
        for index in 0..<256 {
            values[index] =
                ink(of: first + UInt32(index), OpaquePointer(context)).map { UInt32(bitPattern: edge($0)) } ?? none
        }
    }

    private static func tables(_ data: UnsafeMutableRawPointer?) -> GlyphTables? {
        data?.assumingMemoryBound(to: GlyphTables.self).pointee
    }

    private nonisolated(unsafe) static let functions: OpaquePointer? = {
        guard let functions = hb_font_funcs_create() else { return nil }
        hb_font_funcs_set_nominal_glyph_func(
            functions,
            { _, data, codePoint, glyph, _ in
                if let found = tables(data)?.glyphs[codePoint], found != 0 {
                    glyph?.pointee = found
                    return 1
                }
                // HarfBuzz 6 doesn't know all of these: U+180F shows a box.
                guard CharacterEntry(rawValue: CharacterEntry.table[codePoint]).isDefaultIgnorable else { return 0 }
                glyph?.pointee = Shaper.invisible
                return 1
            }, nil, nil)
        hb_font_funcs_set_nominal_glyphs_func(
            functions,
            { _, data, count, codePoints, codePointStride, glyphs, glyphStride, _ in
                guard let table = tables(data)?.glyphs, var source = UnsafeRawPointer(codePoints),
                    var target = UnsafeMutableRawPointer(glyphs)
                else { return 0 }
                for done in 0..<count {
                    let glyph = table[source.load(as: UInt32.self)]
                    guard glyph != 0 else { return done }
                    target.storeBytes(of: glyph, as: UInt32.self)
                    source += Int(codePointStride)
                    target += Int(glyphStride)
                }
                return count
            }, nil, nil)
        hb_font_funcs_set_glyph_h_advance_func(
            functions,
            { _, data, glyph, _ in Int32(bitPattern: tables(data)?.advances[glyph] ?? 0) }, nil, nil)
        hb_font_funcs_set_glyph_h_advances_func(
            functions,
            { _, data, count, glyphs, glyphStride, advances, advanceStride, _ in
                guard let table = tables(data)?.advances, var source = UnsafeRawPointer(glyphs),
                    var target = UnsafeMutableRawPointer(advances)
                else { return }
                for _ in 0..<count {
                    target.storeBytes(of: table[source.load(as: UInt32.self)], as: UInt32.self)
                    source += Int(glyphStride)
                    target += Int(advanceStride)
                }
            }, nil, nil)
        hb_font_funcs_make_immutable(functions)
        return functions
    }()
}
