import CHarfBuzz

/// Bounded big-endian reading of a font's table, or of its whole file.
struct FontTable: ~Copyable {
    private let blob: OpaquePointer
    private let bytes: UnsafeRawBufferPointer

    init(blob: OpaquePointer) {
        var length: UInt32 = 0
        self.blob = hb_blob_reference(blob)
        bytes = UnsafeRawBufferPointer(start: hb_blob_get_data(blob, &length), count: Int(length))
    }

    /// A table of a face; empty where the font doesn't have it.
    init(face: OpaquePointer, tag: String) {
        let table: OpaquePointer = hb_face_reference_table(face, Self.tag(tag))
        self.init(blob: table)
        hb_blob_destroy(table)
    }

    deinit { hb_blob_destroy(blob) }

    var count: Int { bytes.count }

    func uint16(at offset: Int) -> UInt16? {
        guard offset >= 0, offset <= bytes.count - 2 else { return nil }
        return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    func uint32(at offset: Int) -> UInt32? {
        guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
