import CPNG
import MizanBase
import MizanImages

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
        guard let header = BitmapHeader(png: bytes) else { throw unreadable("the file is no PNG", file: file) }
        try Bitmap.check(width: header.width, height: header.height, file: file)
        return (header.width, header.height)
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
