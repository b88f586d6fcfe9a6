import CPixels
import MizanBase

/// A picture as pixels: rows from the top, four bytes a pixel, straight RGBA in sRGB.
///
/// Two pictures are the same where their decoded pixels are; how a file packed them doesn't matter.
public struct Bitmap: Hashable, Sendable {
    /// In pixels.
    public let width: Int
    /// In pixels.
    public let height: Int
    /// `width` × `height` × 4 bytes.
    public package(set) var pixels: [UInt8]

    /// Takes the pixels of a picture.
    ///
    /// Throws a diagnostic of the rule `picture-size` where a side is below 1 pixel, there are more pixels than
    /// `Limits.pixels`, or the number of bytes doesn't fit the size.
    public init(width: Int, height: Int, pixels: [UInt8]) throws {
        try Self.check(width: width, height: height, file: nil)
        guard pixels.count == width * height * 4 else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-size",
                    message: "\(pixels.count) bytes are no picture of \(width) × \(height) pixels",
                    fix: "give four bytes a pixel"))
        }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// A picture of one colour.
    ///
    /// Throws a diagnostic of the rule `picture-size` where a side is below 1 pixel, or there are more than
    /// `Limits.pixels`.
    public init(width: Int, height: Int, filledWith color: RGBA) throws {
        try Self.check(width: width, height: height, file: nil)
        let pixel = [color.red, color.green, color.blue, color.alpha]
        try self.init(
            width: width, height: height, pixels: Array(repeatElement(pixel, count: width * height).joined()))
    }

    /// The colour of a pixel, x from the left, y from the top; nil outside the picture.
    public subscript(x: Int, y: Int) -> RGBA? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let start = (y * width + x) * 4
        return RGBA(
            red: pixels[start], green: pixels[start + 1], blue: pixels[start + 2], alpha: pixels[start + 3])
    }

    /// Whether every pixel is opaque.
    package var isOpaque: Bool { mizan_is_opaque(pixels, width * height) == 1 }

    package static func check(width: Int, height: Int, file: String?) throws {
        guard width >= 1, height >= 1 else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-size", file: file, message: "a picture of \(width) × \(height) pixels has none",
                    fix: "give it a size"))
        }
        let (count, overflow) = width.multipliedReportingOverflow(by: height)
        guard !overflow, count <= Limits.pixels else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-size", file: file,
                    message: "a picture of \(width) × \(height) pixels has more than \(Limits.pixels)",
                    fix: "make it smaller"))
        }
    }
}
