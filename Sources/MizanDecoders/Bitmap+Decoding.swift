import CPixels
import MizanBase
import MizanImages

extension Bitmap {
    /// Decodes the picture of a tree, upright by its orientation; colour profiles are ignored.
    ///
    /// Throws a diagnostic of the rule `image-unreadable`, with the file's name, where the data are broken.
    public init(_ encoded: EncodedBitmap) throws {
        let stored: Bitmap
        switch encoded.format {
        case .png:
            do {
                stored = try PNGDecoder.decode(encoded.bytes)
            } catch let error as DiagnosticError {
                throw Self.unreadable(error.diagnostics.first?.message ?? "the data are broken", encoded.file)
            }
        case .jpeg:
            let swaps = encoded.orientation.swapsAxes
            do throws(JPEGDecoder.DecodingFailure) {
                stored = try JPEGDecoder.decode(
                    encoded.bytes, width: swaps ? encoded.pixelHeight : encoded.pixelWidth,
                    height: swaps ? encoded.pixelWidth : encoded.pixelHeight)
            } catch {
                throw Self.unreadable("the picture can't be read: \(error.reason)", encoded.file)
            }
        }
        self = try stored.upright(encoded.orientation)
    }

    private static func unreadable(_ message: String, _ file: String?) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(rule: "image-unreadable", file: file, message: message, fix: "use a whole PNG or JPEG file"))
    }

    /// The picture turned as it is to be shown.
    func upright(_ orientation: ImageOrientation) throws -> Bitmap {
        guard orientation != .up else { return self }
        let (width, height) = orientation.swapsAxes ? (self.height, self.width) : (self.width, self.height)
        let (lastX, lastY) = (self.width - 1, (self.height - 1) * self.width)
        /// Where the picture's top left comes from, and how far apart its columns and its rows lie there.
        let (first, across, down) =
            switch orientation {
            case .up: (0, 1, self.width)
            case .upMirrored: (lastX, -1, self.width)
            case .down: (lastX + lastY, -1, -self.width)
            case .downMirrored: (lastY, 1, -self.width)
            case .leftMirrored: (0, self.width, 1)
            case .right: (lastY, -self.width, 1)
            case .rightMirrored: (lastX + lastY, -self.width, -1)
            case .left: (lastX, self.width, -1)
            }
        let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
            guard let start = target.baseAddress else { return }
            mizan_turn(pixels, first, across, down, width, height, start)
            count = pixels.count
        }
        return try Bitmap(width: width, height: height, pixels: turned)
    }
}
