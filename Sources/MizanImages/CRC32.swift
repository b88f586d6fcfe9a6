/// The CRC-32 of PNG and zip (ISO 3309): a short name for bytes, without protection against an adversary.
package struct CRC32 {
    private static let table: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? value >> 1 ^ 0xedb8_8320 : value >> 1 }
    }

    /// The table in the instance: a static one would be checked for initialization at each byte.
    private let table = Self.table
    private var state: UInt32 = 0xffff_ffff

    package init() {}

    package var value: UInt32 { ~state }

    package mutating func update(_ byte: UInt8) {
        state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ byte)]
    }

    package mutating func update(_ bytes: ArraySlice<UInt8>) {
        var state = state
        bytes.withUnsafeBufferPointer { bytes in
            table.withUnsafeBufferPointer { table in
                for byte in bytes { state = state >> 8 ^ table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] }
            }
        }
        self.state = state
    }

    package mutating func update(_ bytes: [UInt8]) { update(bytes[...]) }

    package mutating func update(_ text: String) {
        for byte in text.utf8 { update(byte) }
        // Where a text ends: those of two texts don't run into one.
        update(Int64(0))
    }

    /// Adds its four bytes, the lowest first.
    package mutating func update(_ integer: UInt32) { updateLittleEndian(integer) }

    /// Adds its eight bytes, the lowest first.
    package mutating func update(_ integer: Int64) { updateLittleEndian(integer) }

    private mutating func updateLittleEndian(_ integer: some FixedWidthInteger) {
        for shift in stride(from: 0, to: integer.bitWidth, by: 8) {
            update(UInt8(truncatingIfNeeded: integer >> shift))
        }
    }
}
