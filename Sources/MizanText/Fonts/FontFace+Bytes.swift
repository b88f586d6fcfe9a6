import CHarfBuzz

extension FontFace {
    /// Calls with the font file as it is mapped into memory, without a copy; the bytes are valid only within the call.
    ///
    /// They are the whole file, also of a collection of fonts; see ``fontNumber``. An instance of a variable font has
    /// those of the font: see ``coordinates``.
    public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
        let blob = hb_face_reference_blob(hb_font_get_face(font))
        defer { hb_blob_destroy(blob) }
        var count: UInt32 = 0
        let bytes = hb_blob_get_data(blob, &count)
        return try body(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    }

    /// The font's number in its file, 0 but in a collection of fonts.
    public var fontNumber: Int { header.number }
}
