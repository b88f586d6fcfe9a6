import CPNG
import MizanBase

/// Reads PNG files of every colour type and depth as 8-bit RGBA; colour profiles and gamma are ignored.
public enum PNGDecoder {
    /// The picture that a PNG file holds.
    ///
    /// `file` is the name for messages. Throws a diagnostic of the rule `png-unreadable` for bytes that are no whole
    /// PNG, and of `picture-size` for more pixels than `Limits.pixels`.
    public static func decode(_ bytes: [UInt8], file: String? = nil) throws -> Bitmap {
        let (width, height) = try size(of: bytes, file: file)
        var failure = mizan_png_failure()
        // Not filled first: a short file that claims a large picture costs no memory until it has the rows.
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            let isWhole = mizan_png_decode(bytes, bytes.count, UInt32(width), UInt32(height), start, &failure) == 1
            count = isWhole ? width * height * 4 : 0
        }
        guard !pixels.isEmpty else { throw unreadable(failure.text, file: file) }
        return try Bitmap(width: width, height: height, pixels: pixels)
    }

    /// The size that a PNG file's header tells, in pixels; throws as ``decode(_:file:)`` does.
    public static func size(of bytes: [UInt8], file: String? = nil) throws -> (width: Int, height: Int) {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.starts(with: signature) else { throw unreadable("the file is no PNG", file: file) }
        // The first chunk is IHDR: its length and type take eight bytes, its width and height the eight after them.
        guard bytes.count >= 33 else { throw unreadable("the file is cut off", file: file) }
        guard bytes[12..<16].elementsEqual("IHDR".utf8) else { throw unreadable("the file is no PNG", file: file) }
        let number = { (start: Int) in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        try Bitmap.check(width: width, height: height, file: file)
        return (width, height)
    }

    private static func unreadable(_ reason: String, file: String?) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(
                rule: "png-unreadable", file: file, message: "the picture can't be read: \(reason)",
                fix: "use a whole PNG file"))
    }
}

extension mizan_png_failure {
    /// libpng's own words.
    var text: String {
        withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    }
}
