import CPNG
import Foundation
import MizanBase

/// Writes PNG files: 8 bits a component, RGB where the picture is opaque and RGBA where it isn't, zlib's level 1, no
/// filters, no tags. The same pixels give the same bytes with the same zlib; compare pictures by their pixels.
public enum PNGEncoder {
    /// The file's bytes. Throws a diagnostic of the rule `png-unwritable` where libpng fails for want of memory.
    public static func encode(_ bitmap: Bitmap) throws -> [UInt8] {
        var failure = mizan_png_failure()
        var count = 0
        let encoded = mizan_png_encode(
            bitmap.pixels, UInt32(bitmap.width), UInt32(bitmap.height), bitmap.isOpaque ? 1 : 0, &count, &failure)
        guard let encoded else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "png-unwritable", message: "the picture can't be written: \(failure.text)",
                    fix: "make it smaller"))
        }
        defer { free(encoded) }
        return Array(UnsafeBufferPointer(start: encoded, count: count))
    }
}
