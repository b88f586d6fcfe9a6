import CHarfBuzz
import MizanBase

/// A font of a file, open: HarfBuzz maps the file into memory and reads what it needs. Instances of a variable font share the file.
struct FontFile {
    let font: OpaquePointer
    let ascender: Int
    let descender: Int

    init(_ header: FontHeader) throws {
        guard let blob = hb_blob_create_from_file_or_fail(header.path) else {
            throw Self.error(header.path, "the font can't be read", fix: "check the path and its permissions")
        }
        defer { hb_blob_destroy(blob) }
        // The header's tables were found inside a file of this size.
        guard Int(hb_blob_get_length(blob)) == header.fileSize else {
            throw Self.error(header.path, "the font changed while it was in use", fix: "start again")
        }
        guard let face = hb_face_create(blob, UInt32(header.number)) else { throw Self.incomplete(header.path) }
        defer { hb_face_destroy(face) }
        guard hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
            throw Self.incomplete(header.path)
        }
        hb_font_set_scale(font, Int32(header.unitsPerEm), Int32(header.unitsPerEm))
        self.init(font)
    }

    /// The instance of a font at a place on its axes.
    init(instanceOf original: OpaquePointer, at coordinates: [FontCoordinate]) {
        let font: OpaquePointer = hb_font_create(hb_font_get_face(original))
        var (x, y): (Int32, Int32) = (0, 0)
        hb_font_get_scale(original, &x, &y)
        hb_font_set_scale(font, x, y)
        let variations = coordinates.map { hb_variation_t(tag: FontTable.tag($0.tag), value: Float($0.value)) }
        hb_font_set_variations(font, variations, UInt32(variations.count))
        self.init(font)
    }

    private init(_ font: OpaquePointer) {
        hb_font_make_immutable(font)
        var metric: hb_position_t = 0
        hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, &metric)
        ascender = Int(metric)
        hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, &metric)
        descender = Int(metric)
        self.font = font
    }

    static func incomplete(_ path: String) -> DiagnosticError {
        error(path, "the font is not complete", fix: "fetch the file again")
    }

    static func error(_ path: String, _ message: String, fix: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "font-unreadable", file: path, message: message, fix: fix))
    }
}
