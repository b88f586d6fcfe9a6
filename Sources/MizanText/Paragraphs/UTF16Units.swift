/// A string's UTF-16 units. Swift's own view of them finds each by itself; here they are written in one walk over UTF-8.
enum UTF16Units {
    /// Writes the units of a string, instead of what the array held.
    static func write(_ string: String, to units: inout PlainArray<UInt16>) {
        var string = string
        string.withUTF8 { bytes in
            // No character has more units than bytes.
            units.setCount(bytes.count)
            if let start = units.start { units.truncate(to: write(bytes, to: start)) }
        }
    }

    /// - Parameter bytes: well-formed, as a string has them.
    /// - Returns: the number of units.
    private static func write(_ bytes: UnsafeBufferPointer<UInt8>, to units: UnsafeMutablePointer<UInt16>) -> Int {
        var written = 0
        var index = 0
        func next() -> UInt32 {
            defer { index &+= 1 }
            return index < bytes.count ? UInt32(bytes[index]) : 0
        }
        func rest() -> UInt32 { next() & 0x3f }
        while index < bytes.count {
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
                units[written] = UInt16(truncatingIfNeeded: 0xdc00 | value & 0x3ff)
            }
            written += 1
        }
        return written
    }
}
