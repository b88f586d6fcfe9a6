/// A string's UTF-16 units. Swift's own view of them finds each by itself; here they are written in one walk over UTF-8.
enum UTF16Units {
    /// The units of a string.
    static func units(of string: String) -> [UInt16] {
        string.utf8.withContiguousStorageIfAvailable { units(of: $0) } ?? Array(string.utf16)
    }

    /// - Parameter bytes: well-formed, as a string has them.
    private static func units(of bytes: UnsafeBufferPointer<UInt8>) -> [UInt16] {
        var count = 0
        // One for each first byte, and one more for those of four bytes.
        for byte in bytes { count &+= (byte & 0xc0 != 0x80 ? 1 : 0) &+ (byte >= 0xf0 ? 1 : 0) }
        return [UInt16](unsafeUninitializedCapacity: count) { units, written in
            var index = 0
            func next() -> UInt32 {
                defer { index &+= 1 }
                return index < bytes.count ? UInt32(bytes[index]) : 0
            }
            func rest() -> UInt32 { next() & 0x3f }
            while index < bytes.count, written < count {
                let first = next()
                if first < 0x80 {
                    units[written] = UInt16(truncatingIfNeeded: first)
                } else if first < 0xe0 {
                    units[written] = UInt16(truncatingIfNeeded: (first & 0x1f) << 6 | rest())
                } else if first < 0xf0 {
                    units[written] = UInt16(truncatingIfNeeded: (first & 0xf) << 12 | rest() << 6 | rest())
                } else {
                    let value = (first & 7) << 18 | rest() << 12 | rest() << 6 | rest()
                    units[written] = UInt16(truncatingIfNeeded: 0xd7c0 &+ value >> 10)
                    written += 1
                    guard written < count else { break }
                    units[written] = UInt16(truncatingIfNeeded: 0xdc00 | value & 0x3ff)
                }
                written += 1
            }
        }
    }
}
