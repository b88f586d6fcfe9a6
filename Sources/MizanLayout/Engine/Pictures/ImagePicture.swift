import MizanBase
import MizanDrawing
import MizanImages
import MizanRenderTree

/// One picture in one orientation, from a file or drawn by paths. Source: UIKit's `UIImage`.
public struct ImagePicture: Hashable, Sendable {
    /// The natural size, in points.
    public let size: Size
    /// The drawing.
    public let content: RenderImage.Content
    /// Whether the mirror image is drawn.
    public private(set) var isFlipped = false

    /// A bitmap with a number of pixels per point.
    public init(_ bitmap: EncodedBitmap, scale: Double = 1) {
        let scale = scale > 0 ? scale : 1
        size = Size(width: Double(bitmap.pixelWidth) / scale, height: Double(bitmap.pixelHeight) / scale)
        content = .bitmap(bitmap)
    }

    /// Creates a picture from the bytes of a PNG or JPEG file.
    ///
    /// - Parameters:
    ///   - bytes: The whole file.
    ///   - scale: Pixels per point.
    /// - Throws: `DiagnosticError` for bytes that are neither.
    public init(bytes: [UInt8], scale: Double = 1) throws {
        self.init(try EncodedBitmap(bytes: bytes), scale: scale)
    }

    /// Filled paths in a size in points; the lowest first.
    public init(size: Size, layers: [FilledPath]) {
        self.size = size
        content = .paths(layers)
    }

    /// The drawing of an SVG file, with the foreground colour for `currentColor`.
    public init(_ image: SVGImage) {
        size = Size(width: image.size.width.points, height: image.size.height.points)
        content = .paths(image.layers)
    }

    /// A path filled with the foreground colour, in a square with the given side in points.
    public init(_ path: Path, side: Double = 24) {
        self.init(size: Size(width: side, height: side), layers: [FilledPath(path: path, color: nil)])
    }

    /// The mirror image. Source: UIKit's `withHorizontallyFlippedOrientation()`.
    public func withHorizontallyFlippedOrientation() -> ImagePicture { flipped(if: true) }

    /// The picture, flipped once more for a reason that applies.
    func flipped(if isTurned: Bool) -> ImagePicture {
        var picture = self
        if isTurned { picture.isFlipped.toggle() }
        return picture
    }
}
