import CHarfBuzz
import MizanBase
import Synchronization

/// One open font file, or an instance of a variable font in one; immutable: it can be shared by threads.
///
/// Two faces are equal where they are the same object; a golden names a face by its PostScript name, its coordinates, revision and
/// checksum.
public final class FontFace: Sendable {
    /// A number that no other face of the process has or had.
    let serial = FontFace.serials.add(1, ordering: .relaxed).newValue
    private static let serials = Atomic<UInt64>(0)

    /// Font units in one em.
    public let unitsPerEm: Int
    /// Above the baseline, in font units: HarfBuzz's horizontal ascender.
    public let ascender: Int
    /// Below the baseline, in font units; negative, as in the font.
    public let descender: Int

    /// Where an instance of a variable font stands on the font's axes, by tag, without those where it stands as the file has it; empty
    /// for any other font.
    public let coordinates: [FontCoordinate]

    /// The shared, immutable `hb_font_t`, scaled to font units.
    nonisolated(unsafe) let font: OpaquePointer
    /// The font for shaping, and its characters and advances.
    let tables: FontTables
    /// The colours of its glyphs; nil where it has no table of them.
    let colors: ColorTables?

    /// The font that this is an instance of: it has the characters.
    private let original: FontFace?

    /// The font's header; of an instance that of the font in the file.
    package let header: FontHeader

    /// Opens a font file; in a collection of fonts, the first.
    ///
    /// - Throws: `DiagnosticError` with the rule `font-unreadable` for a file that is missing, too large, or not a
    ///   whole OpenType font.
    public convenience init(file: String) throws {
        var count = 0
        guard let header = try FontHeader.read(file, count: &count).first else { throw FontFile.incomplete(file) }
        try self.init(header)
    }

    /// Opens the font that a header was read of.
    init(_ header: FontHeader) throws {
        let opened = try FontFile(header)
        self.header = header
        coordinates = []
        original = nil
        font = opened.font
        unitsPerEm = header.unitsPerEm
        ascender = opened.ascender
        descender = opened.descender
        tables = FontTables(of: opened.font, glyphCount: header.glyphCount)
        colors = header.hasColor ? ColorTables(of: opened.font) : nil
    }

    /// The instance of a variable font at a place on its axes.
    init(instanceOf original: FontFace, at coordinates: [FontCoordinate]) {
        let opened = FontFile(instanceOf: original.font, at: coordinates)
        header = original.header
        self.coordinates = coordinates
        self.original = original
        font = opened.font
        unitsPerEm = original.unitsPerEm
        ascender = opened.ascender
        descender = opened.descender
        tables = FontTables(of: opened.font, glyphCount: original.header.glyphCount, sharing: original.tables)
        colors = original.colors
    }

    deinit { hb_font_destroy(font) }

    /// Whether the font has a glyph for a character.
    public func covers(_ scalar: Unicode.Scalar) -> Bool { covers(scalar.value) }

    /// Whether the font has a glyph for a code point.
    func covers(_ codePoint: UInt32) -> Bool { tables.glyphs[codePoint] != 0 }

    /// The font's glyph for a character; nil if it has none.
    package func glyph(for scalar: Unicode.Scalar) -> UInt32? {
        let glyph = tables.glyphs[scalar.value]
        return glyph != 0 ? glyph : nil
    }

    /// A glyph's horizontal advance in font units.
    func advance(of glyph: UInt32) -> Int32 { Int32(bitPattern: tables.advances[glyph]) }
}

extension FontFace {
    /// Name 6; all instances of a font have the same.
    public var postScriptName: String { header.postScriptName }
    /// The typographic family (name 16), else the family (name 1).
    public var family: String { header.family }
    /// OpenType's `usWeightClass`; an instance's own weight.
    public var weight: FontWeight { coordinate(FontAxis.weight).map { FontWeight(Int($0.rounded())) } ?? header.weight }
    /// Slanted: italic or oblique.
    public var isSlanted: Bool {
        coordinate(FontAxis.italic).map { $0 > 0 } ?? coordinate(FontAxis.slant).map { $0 != 0 } ?? header.isSlanted
    }
    /// OpenType's `usWidthClass`, 5 for normal; of an instance the nearest one.
    public var widthClass: Int {
        coordinate(FontAxis.width).map { FontHeader.widthClass(of: FontWidth($0)) } ?? header.widthClass
    }
    /// `head.fontRevision` with three decimals, `2.010`.
    public var revision: String { header.revision }
    /// `head.checkSumAdjustment`.
    public var checksum: UInt32 { header.checksum }

    private func coordinate(_ tag: String) -> Double? { coordinates.first { $0.tag == tag }?.value }
}

extension FontFace: Hashable {
    /// The same object.
    public static func == (left: FontFace, right: FontFace) -> Bool { left === right }
    /// By identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
