import MizanBase
import MizanRenderTree

extension Bitmap {
    /// Decodes the picture of a tree, upright as its orientation says; colour profiles are ignored.
    ///
    /// Throws a diagnostic of the rule `image-unreadable` where the data are cut off or broken.
    public init(_ encoded: EncodedBitmap) throws {
        let stored: Bitmap
        switch encoded.format {
        case .png:
            do {
                stored = try PNGDecoder.decode(encoded.bytes)
            } catch let error as DiagnosticError {
                throw Self.unreadable(error.diagnostics.first?.message ?? "the data are broken")
            }
        case .jpeg:
            let swaps = encoded.orientation.swapsAxes
            do throws(JPEGDecoder.Failure) {
                stored = try JPEGDecoder.decode(
                    encoded.bytes, width: swaps ? encoded.pixelHeight : encoded.pixelWidth,
                    height: swaps ? encoded.pixelWidth : encoded.pixelHeight)
            } catch {
                throw Self.unreadable("the picture can't be read: \(error.reason)")
            }
        }
        self = try stored.upright(encoded.orientation)
    }

    private static func unreadable(_ message: String) -> DiagnosticError {
        DiagnosticError(
            Diagnostic(rule: "image-unreadable", message: message, fix: "use a whole PNG or JPEG file"))
    }

    /// The picture turned as it is to be shown.
    func upright(_ orientation: ImageOrientation) throws -> Bitmap {
        guard orientation != .up else { return self }
        let (width, height) = orientation.swapsAxes ? (self.height, self.width) : (self.width, self.height)
        let (lastX, lastY) = (self.width - 1, self.height - 1)
        let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
            pixels.withUnsafeBufferPointer { source in
                for y in 0..<height {
                    for x in 0..<width {
                        let (column, row) =
                            switch orientation {
                            case .up: (x, y)
                            case .upMirrored: (lastX - x, y)
                            case .down: (lastX - x, lastY - y)
                            case .downMirrored: (x, lastY - y)
                            case .leftMirrored: (y, x)
                            case .right: (y, lastY - x)
                            case .rightMirrored: (lastX - y, lastY - x)
                            case .left: (lastX - y, x)
                            }
                        let (from, to) = ((row * self.width + column) * 4, (y * width + x) * 4)
                        for component in 0..<4 { target[to + component] = source[from + component] }
                    }
                }
            }
            count = pixels.count
        }
        return try Bitmap(width: width, height: height, pixels: turned)
    }
}
