import MizanBase
import _FoundationICU

/// The calling convention of ICU's C functions, in one place: UTF-16 buffers that grow, and status codes.
enum ICUCall {
    /// What a call that fills a buffer wrote; nil where it failed.
    ///
    /// The body is called again with a larger buffer when the first was too small.
    static func text(
        capacity: Int32 = 128,
        _ body: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var capacity = capacity
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var length: Int32 = 0
            let text = [UInt16](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
                length = body(buffer.baseAddress, capacity, &status)
                count = status.rawValue > 0 ? 0 : Int(max(0, min(length, capacity)))
            }
            if status.rawValue <= 0 { return String(decoding: text, as: UTF16.self) }
            guard status == U_BUFFER_OVERFLOW_ERROR, length > capacity else { return nil }
            capacity = length
        }
        return nil
    }

    /// The same for a call that writes ASCII.
    static func ascii(
        capacity: Int32 = 128,
        _ body: (UnsafeMutablePointer<CChar>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var status = U_ZERO_ERROR
        let bytes = [CChar](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
            let length = body(buffer.baseAddress, capacity, &status)
            count = status.rawValue > 0 ? 0 : Int(max(0, min(length, capacity)))
        }
        guard status.rawValue <= 0 else { return nil }
        return String(decoding: bytes.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

extension LanguageTag {
    /// The tag without extensions and private use: `hi-u-nu-deva` is `hi`.
    ///
    /// Source: RFC 5646 §2.2.6 (an extension begins with a singleton).
    public var withoutExtensions: LanguageTag {
        let parts = identifier.split(separator: "-")
        return LanguageTag(parts.prefix { $0.utf8.count > 1 }.joined(separator: "-"))
    }
}
