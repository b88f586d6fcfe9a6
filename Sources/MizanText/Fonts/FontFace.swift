import CHarfBuzz
import MizanBase

/// One open font file, immutable: it can be shared by threads.
///
/// Two faces are equal where they are the same object; a golden names a face by its PostScript name, revision and
/// checksum.
public final class FontFace: Sendable {
    /// Name 6: how goldens call the face.
    public let postScriptName: String
    /// The typographic family (name 16), else the family (name 1).
    public let family: String
    /// OpenType's `usWeightClass`.
    public let weight: FontWeight
    /// Slanted: italic or oblique.
    public let isSlanted: Bool
    /// OpenType's `usWidthClass`, 5 for normal.
    public let widthClass: Int
    /// `head.fontRevision` with three decimals, `2.010`.
    public let revision: String
    /// `head.checkSumAdjustment`.
    public let checksum: UInt32
    /// Font units in one em.
    public let unitsPerEm: Int
    /// Above the baseline, in font units: HarfBuzz's horizontal ascender.
    public let ascender: Int
    /// Below the baseline, in font units; negative, as in the font.
    public let descender: Int

    /// The shared, immutable `hb_font_t`, scaled to font units.
    nonisolated(unsafe) let font: OpaquePointer
    /// Which glyphs paint nothing beyond the ascender and the descender.
    let insideMetrics: GlyphAnswers
    /// The font for shaping, and its characters and advances.
    let tables: FontTables

    /// Opens a font file.
    ///
    /// - Throws: `DiagnosticError` with the rule `font-unreadable` for a file that is missing, too large, or not a
    ///   whole OpenType font.
    public init(file: String) throws {
        let opened = try FontFile(path: file)
        font = opened.font
        postScriptName = opened.postScriptName
        family = opened.family
        weight = opened.weight
        isSlanted = opened.isSlanted
        widthClass = opened.widthClass
        revision = opened.revision
        checksum = opened.checksum
        unitsPerEm = opened.unitsPerEm
        ascender = opened.ascender
        descender = opened.descender
        let glyphCount = Int(hb_face_get_glyph_count(hb_font_get_face(opened.font)))
        insideMetrics = GlyphAnswers(count: glyphCount)
        tables = FontTables(of: opened.font, glyphCount: glyphCount)
    }

    deinit { hb_font_destroy(font) }

    /// Whether the font has a glyph for a character.
    public func covers(_ scalar: Unicode.Scalar) -> Bool { covers(scalar.value) }

    /// Whether the font has a glyph for a code point.
    func covers(_ codePoint: UInt32) -> Bool { tables.glyphs[codePoint] != 0 }

    /// The font's glyph for a character, nil where it has none.
    func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        let glyph = tables.glyphs[scalar.value]
        return glyph != 0 ? glyph : nil
    }

    /// A glyph's horizontal advance in font units.
    func advance(of glyph: UInt32) -> Int32 { Int32(bitPattern: tables.advances[glyph]) }
}

extension FontFace: Hashable {
    /// The same object.
    public static func == (left: FontFace, right: FontFace) -> Bool { left === right }
    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
