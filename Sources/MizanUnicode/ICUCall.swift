import _FoundationICU

/// The calling convention of ICU's C functions, in one place: UTF-16 buffers that grow, and status codes.
enum ICUCall {
    /// The text that a call wrote into a buffer; nil where it failed.
    ///
    /// The body is called again with a larger buffer when the first, on the stack, was too small.
    static func text(
        _ body: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var needed: Int32 = 0
        if let text = text(capacity: 128, needed: &needed, body) { return text }
        return needed > 128 ? text(capacity: needed, needed: &needed, body) : nil
    }

    /// The text, or nil and the length for which the buffer was too small.
    private static func text(
        capacity: Int32, needed: inout Int32,
        _ body: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        withUnsafeTemporaryAllocation(of: UInt16.self, capacity: Int(capacity)) { buffer in
            var status = U_ZERO_ERROR
            let length = body(buffer.baseAddress, capacity, &status)
            guard status.rawValue <= 0, length >= 0, length <= capacity else {
                if status == U_BUFFER_OVERFLOW_ERROR { needed = length }
                return nil
            }
            return string(UnsafeBufferPointer(rebasing: buffer[..<Int(length)]))
        }
    }

    /// The same for a call that writes ASCII, of at most so many characters.
    static func ascii(
        capacity: Int32 = 128,
        _ body: (UnsafeMutablePointer<CChar>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(capacity)) { buffer in
            var status = U_ZERO_ERROR
            let length = body(buffer.baseAddress, capacity, &status)
            guard status.rawValue <= 0, length >= 0, length <= capacity else { return nil }
            return UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[..<Int(length)])
                .withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
        }
    }

    /// A string of UTF-16. `String(decoding:as:)` takes a microsecond for a number of eight digits.
    static func string(_ units: UnsafeBufferPointer<UInt16>) -> String {
        String(unsafeUninitializedCapacity: 3 * units.count) { bytes in
            var count = 0
            func put(_ byte: UInt32) {
                bytes[count] = UInt8(truncatingIfNeeded: byte)
                count += 1
            }
            var index = 0
            while index < units.count {
                var scalar = UInt32(units[index])
                index += 1
                if UTF16.isSurrogate(UInt16(truncatingIfNeeded: scalar)) {
                    if scalar < 0xDC00, index < units.count, UTF16.isTrailSurrogate(units[index]) {
                        scalar = 0x10000 + (scalar - 0xD800) << 10 + (UInt32(units[index]) - 0xDC00)
                        index += 1
                    } else {
                        scalar = 0xFFFD
                    }
                }
                switch scalar {
                case ..<0x80:
                    put(scalar)
                case ..<0x800:
                    put(0xC0 | scalar >> 6)
                    put(0x80 | scalar & 0x3F)
                case ..<0x10000:
                    put(0xE0 | scalar >> 12)
                    put(0x80 | scalar >> 6 & 0x3F)
                    put(0x80 | scalar & 0x3F)
                default:
                    put(0xF0 | scalar >> 18)
                    put(0x80 | scalar >> 12 & 0x3F)
                    put(0x80 | scalar >> 6 & 0x3F)
                    put(0x80 | scalar & 0x3F)
                }
            }
            return count
        }
    }
}
