import MizanBase

/// A picture as the bytes of its file. Its header was read: layout needs its size, and drawing decodes it.
///
/// Colour profiles are ignored: components are taken as sRGB.
public struct EncodedBitmap: Hashable, Sendable {
    /// A kind of file.
    public enum Format: String, Hashable, Sendable, CaseIterable {
        /// Portable Network Graphics, of any colour type and depth.
        case png
        /// JPEG of 8 bits in grey or colour, sequential or progressive.
        case jpeg
    }

    /// The format by the file's signature.
    public let format: Format
    /// The width in pixels, as shown: an orientation that swaps rows and columns is applied.
    public let pixelWidth: Int
    /// The height in pixels, as shown.
    public let pixelHeight: Int
    /// The orientation that is applied to the file's pixels; ``ImageOrientation/up`` for a PNG file, and where none is
    /// given.
    public let orientation: ImageOrientation
    /// The whole file.
    public let bytes: [UInt8]
    /// The CRC-32 of the bytes, which names them in a tree's text.
    public let checksum: UInt32
    /// The file's name for errors, which is not part of the picture; nil without a file.
    public let file: String?

    /// Creates a picture from a PNG or JPEG file, recognized by its signature. The header is read and the file checked
    /// to be complete; the picture's data are decoded when it is drawn.
    ///
    /// Throws diagnostics of the rules `image-unreadable` (neither PNG nor JPEG, a truncated file, an invalid header, a
    /// damaged PNG file, CMYK, more than `Limits.fileBytes`) and `picture-size` (a side of 0, more pixels than
    /// `Limits.pixels`).
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - file: The name for errors.
    public init(bytes: [UInt8], file: String? = nil) throws {
        guard bytes.count <= Limits.fileBytes else {
            throw BitmapHeader.unreadable(
                "it has more than \(Limits.fileBytes) bytes", fix: "make it smaller", file: file)
        }
        let header = try BitmapHeader(bytes: bytes, file: file)
        let (count, overflow) = header.width.multipliedReportingOverflow(by: header.height)
        guard header.width > 0, header.height > 0, !overflow, count <= Limits.pixels else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "picture-size", file: file,
                    message: "an image of \(header.width) × \(header.height) pixels can't be shown",
                    fix: "use one of 1 to \(Limits.pixels) pixels"))
        }
        try header.checkWholeness(of: bytes, file: file)
        self.file = file
        format = header.format
        orientation = header.orientation
        (pixelWidth, pixelHeight) =
            orientation.swapsAxes ? (header.height, header.width) : (header.width, header.height)
        self.bytes = bytes
        var checksum = CRC32()
        checksum.update(bytes)
        self.checksum = checksum.value
    }

    /// Whether both have the same bytes.
    public static func == (left: EncodedBitmap, right: EncodedBitmap) -> Bool {
        left.checksum == right.checksum && left.bytes == right.bytes
    }

    /// Hashes the checksum, which represents the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(checksum) }
}
