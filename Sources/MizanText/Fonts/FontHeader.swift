import CHarfBuzz
import MizanBase

/// A font's names and properties, read from its directory and the tables `head`, `maxp`, `name`, `OS/2` and `fvar`
/// without opening it.
package struct FontHeader: Hashable, Sendable {
    /// The file.
    package let path: String
    /// The font's number in its file, 0 but in a collection.
    package let number: Int
    /// Name 6.
    package let postScriptName: String
    /// Name 16, else name 1.
    package let family: String
    /// `usWeightClass`.
    package let weight: FontWeight
    /// Italic or oblique.
    package let isSlanted: Bool
    /// `usWidthClass`.
    package let widthClass: Int
    /// Every letter as wide as the other, by PANOSE (family 2, proportion 9).
    package let isMonospaced: Bool
    /// `head.fontRevision` with three decimals.
    package let revision: String
    /// `head.checkSumAdjustment`.
    package let checksum: UInt32
    /// Has glyphs in colours: one of the tables `COLR`, `CBDT`, `sbix` and `SVG `.
    package let hasColor: Bool
    /// The axes of a variable font; none for any other.
    package let axes: [FontAxis]
    let unitsPerEm: Int
    let glyphCount: Int
    /// The size of the file, in bytes.
    let fileSize: Int

    /// The fonts of a file: one, or all of a collection.
    ///
    /// - Parameter count: the bytes read are added to it.
    /// - Throws: `DiagnosticError`, rule `font-unreadable`.
    static func read(_ path: String, count: inout Int) throws -> [FontHeader] {
        var reader = try FontFileReader(path: path)
        defer { count += reader.bytesRead }
        guard let start = reader.bytes(at: 0, count: 12) else { throw FontFile.incomplete(path) }
        guard FontTable.uint32(in: start, at: 0) == 0x7474_6366 else {  // ttcf
            return [try FontHeader(&reader, number: 0, directory: 0)]
        }
        let fontCount = Int(FontTable.uint32(in: start, at: 8) ?? 0)
        guard (1...Limits.collectionFonts).contains(fontCount), let offsets = reader.bytes(at: 12, count: 4 * fontCount)
        else {
            throw FontFile.incomplete(path)
        }
        return try (0..<fontCount).map { number in
            try FontHeader(&reader, number: number, directory: Int(FontTable.uint32(in: offsets, at: 4 * number) ?? 0))
        }
    }

    private init(_ reader: inout FontFileReader, number: Int, directory: Int) throws {
        path = reader.path
        fileSize = reader.size
        self.number = number
        let tables = try Self.tables(&reader, directory: directory)
        guard let head = tables.bytes("head", upTo: 54, &reader), let maxp = tables.bytes("maxp", upTo: 6, &reader),
            let names = tables.bytes("name", upTo: Limits.fontNameBytes, &reader),
            let revision = FontTable.uint32(in: head, at: 4), let checksum = FontTable.uint32(in: head, at: 8),
            let unitsPerEm = FontTable.uint16(in: head, at: 18), (16...16_384).contains(unitsPerEm),
            let glyphCount = FontTable.uint16(in: maxp, at: 4), glyphCount > 0
        else { throw FontFile.incomplete(reader.path) }
        self.revision = Self.decimal(fixed: revision)
        self.checksum = checksum
        self.unitsPerEm = Int(unitsPerEm)
        self.glyphCount = Int(glyphCount)
        let style = tables.bytes("OS/2", upTo: 64, &reader) ?? []
        weight = Self.weight(in: style)
        widthClass = Int(FontTable.uint16(in: style, at: 6) ?? 5)
        isMonospaced = style.count > 35 && style[32] == 2 && style[35] == 9
        isSlanted = Self.selection(in: style) & 0x201 != 0
        hasColor = ["COLR", "CBDT", "sbix", "SVG "].contains { tables.records[FontTable.tag($0)] != nil }
        axes = tables.bytes("fvar", upTo: FontAxis.tableBytes, &reader).map { FontAxis.axes(in: $0) } ?? []
        let found = Self.names([16, 1, 6], in: names)
        guard let family = found[0] ?? found[1], let postScriptName = found[2] else {
            throw FontFile.error(
                reader.path, "the font has no name", fix: "use a font with a complete name table")
        }
        self.family = family
        self.postScriptName = postScriptName
    }

    /// `OS/2.fsSelection`.
    private static func selection(in style: [UInt8]) -> UInt16 { FontTable.uint16(in: style, at: 62) ?? 0 }

    /// `OS/2.usWeightClass`; a face whose `fsSelection` says that it is bold is, also where its class was left at regular, as
    /// in Noto Nastaliq Urdu.
    private static func weight(in style: [UInt8]) -> FontWeight {
        let weight = FontWeight(min(max(Int(FontTable.uint16(in: style, at: 4) ?? 400), 1), 1_000))
        return weight == .regular && selection(in: style) & 0x20 != 0 ? .bold : weight
    }

    /// Where a font's tables are.
    private struct TableDirectory {
        var records: [UInt32: Range<Int>] = [:]

        func bytes(_ tag: String, upTo limit: Int, _ reader: inout FontFileReader) -> [UInt8]? {
            guard let range = records[FontTable.tag(tag)] else { return nil }
            return reader.bytes(at: range.lowerBound, count: min(range.count, limit))
        }
    }

    /// Every table of the directory must lie inside the file: HarfBuzz itself would go on with empty ones.
    private static func tables(_ reader: inout FontFileReader, directory: Int) throws -> TableDirectory {
        guard let head = reader.bytes(at: directory, count: 12) else { throw FontFile.incomplete(reader.path) }
        let kind = FontTable.uint32(in: head, at: 0) ?? 0
        guard [0x0001_0000, 0x4f54_544f, 0x7472_7565].contains(kind) else {
            throw FontFile.error(
                reader.path, "not a TrueType or OpenType font", fix: "use a .ttf, .otf, .ttc or .otc file")
        }
        let count = Int(FontTable.uint16(in: head, at: 4) ?? 0)
        guard let list = reader.bytes(at: directory + 12, count: 16 * count) else {
            throw FontFile.error(reader.path, "the font is cut off", fix: "fetch the file again")
        }
        var tables = TableDirectory()
        for record in stride(from: 0, to: list.count, by: 16) {
            guard let tag = FontTable.uint32(in: list, at: record),
                let offset = FontTable.uint32(in: list, at: record + 8),
                let length = FontTable.uint32(in: list, at: record + 12), Int(offset) + Int(length) <= reader.size
            else { throw FontFile.error(reader.path, "the font is cut off", fix: "fetch the file again") }
            tables.records[tag] = Int(offset)..<Int(offset) + Int(length)
        }
        for needed in ["cmap", "head", "hhea", "hmtx", "maxp", "name"]
        where tables.records[FontTable.tag(needed)] == nil {
            throw FontFile.error(reader.path, "the font has no table “\(needed)”", fix: "use a complete font")
        }
        return tables
    }

    /// English names by their numbers, as HarfBuzz finds them in a name table.
    private static func names(_ numbers: [UInt32], in table: [UInt8]) -> [String?] {
        let face = hb_face_builder_create()
        defer { hb_face_destroy(face) }
        let blob = table.withUnsafeBytes { bytes in
            hb_blob_create(
                bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
        }
        defer { hb_blob_destroy(blob) }
        hb_face_builder_add_table(face, FontTable.tag("name"), blob)
        let english = hb_language_from_string("en", -1)
        return numbers.map { number in
            var count: UInt32 = 256
            var buffer = [CChar](repeating: 0, count: 256)
            guard hb_ot_name_get_utf8(face, number, english, &count, &buffer) > 0 else { return nil }
            let text = String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
            return text.isEmpty ? nil : text
        }
    }

    /// A 16.16 number with three decimals, rounded; from integers alone.
    private static func decimal(fixed: UInt32) -> String {
        let thousandths = (UInt64(fixed) * 1_000 + 0x8000) >> 16
        let fraction = String(thousandths % 1_000)
        return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }
}
