import Mizan
import MizanImages

/// Pixels, kept as a PNG or JPEG file. Source: Core Graphics' `CGImage`.
public final class CGImage: Sendable {
    /// The file that has the pixels.
    let bitmap: EncodedBitmap

    /// The pixels of a file.
    init(_ bitmap: EncodedBitmap) { self.bitmap = bitmap }

    /// The width in pixels.
    public var width: Int { bitmap.pixelWidth }
    /// The height in pixels.
    public var height: Int { bitmap.pixelHeight }
}
