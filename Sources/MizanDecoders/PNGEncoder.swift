import CPNG
import Foundation
import MizanBase

/// Writes PNG files, 8 bits a component, no filters, no tags: with a palette where the picture has at most 256 colours and
/// that makes it smaller, else RGB where it is opaque and RGBA where it isn't. Palettes are packed as well as zlib can (its
/// level 9), the others fast (level 1). The same pixels give the same bytes with the same zlib; compare pictures by their
/// pixels.
public enum PNGEncoder {
    /// The file's bytes. Throws a diagnostic of the rule `png-unwritable` where libpng fails for want of memory.
    public static func encode(_ bitmap: Bitmap) throws -> [UInt8] {
        var failure = mizan_png_failure()
        var count = 0
        let (width, height) = (UInt32(bitmap.width), UInt32(bitmap.height))
        let encoded =
            if let palette = ColorPalette(bitmap), isWorthwhile(palette) {
                mizan_png_encode_indexed(
                    palette.indices, width, height, palette.colors, CInt(palette.colors.count),
                    CInt(palette.transparentCount), &count, &failure)
            } else {
                mizan_png_encode(bitmap.pixels, width, height, bitmap.isOpaque ? 1 : 0, &count, &failure)
            }
        guard let encoded else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "png-unwritable", message: "the picture can't be written: \(failure.text)",
                    fix: "make it smaller"))
        }
        defer { free(encoded) }
        return Array(UnsafeBufferPointer(start: encoded, count: count))
    }

    /// Whether pixels save more than the palette takes: a byte instead of three or four, against up to four for each colour
    /// and twelve for each of two chunks.
    private static func isWorthwhile(_ palette: ColorPalette) -> Bool {
        4 * palette.colors.count + 24 < 2 * palette.indices.count
    }
}
