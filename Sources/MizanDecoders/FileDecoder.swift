@_exported import struct MizanImages.Bitmap
import MizanImages

/// Decodes PNG and JPEG files by libpng and libjpeg-turbo.
public struct FileDecoder: ImageDecoder {
    /// A decoder; it keeps nothing.
    public init() {}

    /// The pixels of a picture, upright by its orientation; colour profiles are ignored.
    ///
    /// Throws a diagnostic of the rule `image-unreadable`, with the file's name, where the data are broken.
    public func decode(_ bitmap: EncodedBitmap) throws -> Bitmap { try Bitmap(bitmap) }
}
