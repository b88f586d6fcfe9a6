import MizanBase

/// A picture as the bytes of its file, of which the header was read: who lays out needs its size, who draws decodes it.
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

    /// What the file's signature says.
    public let format: Format
    /// In pixels, as shown: an orientation that swaps rows and columns is applied.
    public let pixelWidth: Int
    /// In pixels, as shown.
    public let pixelHeight: Int
    /// How the file's pixels are turned to be shown; ``ImageOrientation/up`` for a PNG file, and where nothing is said.
    public let orientation: ImageOrientation
    /// The whole file.
    public let bytes: [UInt8]
    /// The CRC-32 of the bytes, which names them in a tree's text.
    public let checksum: UInt32
    /// The file's name for errors, no part of the picture; nil where it came from none.
    public let file: String?

    /// Takes a PNG or JPEG file, by its signature; its header is read, and whether it goes to its end. The picture's data are
    /// decoded when it is drawn.
    ///
    /// Throws diagnostics of the rules `image-unreadable` (neither PNG nor JPEG, a file that is cut off, a header that is
    /// broken, a PNG file that is damaged, CMYK, more than `Limits.fileBytes`) and `picture-size` (a side of 0, more pixels than `Limits.pixels`).
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

    /// The bytes decide.
    public static func == (left: EncodedBitmap, right: EncodedBitmap) -> Bool {
        left.checksum == right.checksum && left.bytes == right.bytes
    }

    /// The checksum stands for the bytes.
    public func hash(into hasher: inout Hasher) { hasher.combine(checksum) }
}
