import CHarfBuzz
import MizanBase

/// What is read from a font file when it is opened; refuses what isn't a whole font.
struct FontFile {
    let font: OpaquePointer
    let postScriptName: String
    let family: String
    let weight: FontWeight
    let isSlanted: Bool
    let widthClass: Int
    let revision: String
    let checksum: UInt32
    let unitsPerEm: Int
    let ascender: Int
    let descender: Int

    init(path: String) throws {
        guard let blob = hb_blob_create_from_file_or_fail(path) else {
            throw Self.error(path, "the font can't be read", fix: "check the path and its permissions")
        }
        defer { hb_blob_destroy(blob) }
        guard hb_blob_get_length(blob) <= UInt32(Limits.fileBytes) else {
            throw Self.error(
                path, "the font is larger than \(Limits.fileBytes >> 20) MiB", fix: "use a smaller font")
        }
        try Self.checkTables(of: FontTable(blob: blob), path: path)
        guard let face = hb_face_create(blob, 0) else { throw Self.incomplete(path) }
        defer { hb_face_destroy(face) }
        guard let font = hb_font_create(face) else { throw Self.incomplete(path) }
        var keep = false
        defer { if !keep { hb_font_destroy(font) } }

        let head = FontTable(face: face, tag: "head")
        guard let revision = head.uint32(at: 4),
            let checksum = head.uint32(at: 8), let unitsPerEm = head.uint16(at: 18),
            (16...16_384).contains(unitsPerEm), hb_face_get_glyph_count(face) > 0
        else { throw Self.incomplete(path) }
        self.revision = Self.decimal(fixed: revision)
        self.checksum = checksum
        self.unitsPerEm = Int(unitsPerEm)
        hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
        hb_font_make_immutable(font)

        let style = FontTable(face: face, tag: "OS/2")
        weight = FontWeight(min(max(Int(style.uint16(at: 4) ?? 400), 1), 1_000))
        widthClass = Int(style.uint16(at: 6) ?? 5)
        isSlanted = (style.uint16(at: 62) ?? 0) & 0x201 != 0

        var metric: hb_position_t = 0
        hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, &metric)
        ascender = Int(metric)
        hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, &metric)
        descender = Int(metric)

        guard let family = Self.name(16, of: face) ?? Self.name(1, of: face),
            let postScriptName = Self.name(6, of: face)
        else { throw Self.error(path, "the font has no name", fix: "use a font with a complete name table") }
        self.family = family
        self.postScriptName = postScriptName
        self.font = font
        keep = true
    }

    /// Every table of the directory must lie inside the file: HarfBuzz itself would go on with empty ones.
    private static func checkTables(of file: borrowing FontTable, path: String) throws {
        guard var start = file.uint32(at: 0) else { throw incomplete(path) }
        var directory = 0
        if start == 0x7474_6366, let first = file.uint32(at: 12) {  // ttcf: a collection's first font
            directory = Int(first)
            start = file.uint32(at: directory) ?? 0
        }
        guard [0x0001_0000, 0x4f54_544f, 0x7472_7565].contains(start), let count = file.uint16(at: directory + 4) else {
            throw error(path, "not a TrueType or OpenType font", fix: "use a .ttf or .otf file")
        }
        var tags: Set<UInt32> = []
        for index in 0..<Int(count) {
            let record = directory + 12 + 16 * index
            guard let tag = file.uint32(at: record), let offset = file.uint32(at: record + 8),
                let length = file.uint32(at: record + 12), Int(offset) + Int(length) <= file.count
            else { throw error(path, "the font is cut off", fix: "fetch the file again") }
            tags.insert(tag)
        }
        for needed in ["cmap", "head", "hhea", "hmtx", "maxp", "name"] where !tags.contains(FontTable.tag(needed)) {
            throw error(path, "the font has no table “\(needed)”", fix: "use a complete font")
        }
    }

    private static func name(_ identifier: UInt32, of face: OpaquePointer) -> String? {
        let english = hb_language_from_string("en", -1)
        var count: UInt32 = 256
        var buffer = [CChar](repeating: 0, count: 256)
        guard hb_ot_name_get_utf8(face, identifier, english, &count, &buffer) > 0 else { return nil }
        let text = String(decoding: buffer.prefix(Int(count)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        return text.isEmpty ? nil : text
    }

    /// A 16.16 number with three decimals, rounded; from integers alone.
    private static func decimal(fixed: UInt32) -> String {
        let thousandths = (UInt64(fixed) * 1_000 + 0x8000) >> 16
        let fraction = String(thousandths % 1_000)
        return "\(thousandths / 1_000)." + String(repeating: "0", count: 3 - fraction.count) + fraction
    }

    private static func incomplete(_ path: String) -> DiagnosticError {
        error(path, "the font is not complete", fix: "fetch the file again")
    }

    static func error(_ path: String, _ message: String, fix: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "font-unreadable", file: path, message: message, fix: fix))
    }
}
