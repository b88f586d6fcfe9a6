/// Bounded big-endian reading of a font's tables.
enum FontTable {
    static func uint16(in bytes: [UInt8], at offset: Int) -> UInt16? {
        guard offset >= 0, offset <= bytes.count - 2 else { return nil }
        return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
    }

    static func uint32(in bytes: [UInt8], at offset: Int) -> UInt32? {
        guard let high = uint16(in: bytes, at: offset), let low = uint16(in: bytes, at: offset + 2) else { return nil }
        return UInt32(high) << 16 | UInt32(low)
    }

    static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
}
