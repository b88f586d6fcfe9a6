import Foundation
import Mizan
import MizanBase
import MizanImages
import MizanLayout

/// A picture from a catalog or a file's bytes, or a symbol. Source: UIKit's `UIImage`.
public final class UIImage: Sendable {
    /// Whether a picture is painted in its own colours. Source: UIKit's `UIImage.RenderingMode`.
    public enum RenderingMode: Int, Hashable, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }

    /// The same picture as a SwiftUI image.
    let image: Image
    /// The picture of a file's bytes; nil for a name.
    private let picture: ImagePicture?
    /// The pixels per point.
    public let scale: CGFloat

    private init(_ image: Image, picture: ImagePicture? = nil, scale: CGFloat = 1) {
        self.image = image
        self.picture = picture
        self.scale = scale
    }

    /// An empty picture with no size.
    public convenience init() {
        let picture = ImagePicture(size: .zero, layers: [])
        self.init(Image(ImageAsset("image", picture)), picture: picture)
    }

    /// An image of the environment's catalog. It is never nil; an unknown name is shown as a placeholder with a finding.
    public convenience init?(named name: String) { self.init(Image(name)) }

    /// An image of the environment's catalog; see ``init(named:)``.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
        self.init(Image(name))
    }

    /// A symbol. It is never nil; an unknown name is shown as a placeholder with a finding.
    public convenience init?(systemName name: String) { self.init(Image(systemName: name)) }

    /// A picture of the bytes of a PNG or JPEG file; nil for other bytes.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// A picture of the bytes of a PNG or JPEG file, with a number of pixels per point; nil for other bytes.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = try? ImagePicture(bytes: [UInt8](data), scale: Double(scale)) else { return nil }
        self.init(Image(ImageAsset("image", picture)), picture: picture, scale: scale)
    }

    /// A picture of a PNG or JPEG file; nil if the file can't be read as one.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data)
    }

    /// A picture of pixels.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, scale: 1) }

    /// A picture of pixels, with a number of them per point.
    public convenience init(cgImage image: CGImage, scale: CGFloat) {
        let picture = ImagePicture(image.bitmap, scale: Double(scale))
        self.init(Image(ImageAsset("image", picture)), picture: picture, scale: scale)
    }

    /// The size in points; zero for a name, because its picture is known only in a layout.
    public var size: CGSize { picture?.size ?? .zero }

    /// The pixels; nil for a name.
    public var cgImage: CGImage? {
        guard case .bitmap(let bitmap)? = picture?.content else { return nil }
        return CGImage(bitmap)
    }

    /// The file's bytes if they are PNG; otherwise nil.
    public func pngData() -> Data? { data(.png) }

    /// The file's bytes if they are JPEG; otherwise nil. The quality has no effect.
    public func jpegData(compressionQuality: CGFloat) -> Data? { data(.jpeg) }

    private func data(_ format: EncodedBitmap.Format) -> Data? {
        cgImage.flatMap { $0.bitmap.format == format ? Data($0.bitmap.bytes) : nil }
    }

    /// The picture in its own colours, or in the foreground style.
    public func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        let rendering: Image.TemplateRenderingMode? =
            switch mode {
            case .automatic: nil
            case .alwaysOriginal: .original
            case .alwaysTemplate: .template
            }
        return UIImage(image.renderingMode(rendering), picture: picture, scale: scale)
    }
}

extension Image {
    /// The picture of a `UIImage`. Source: SwiftUI's `init(uiImage:)`.
    public init(uiImage: UIImage) { self = uiImage.image }

    /// A picture of pixels. Source: SwiftUI's `init(decorative:scale:orientation:)`.
    public init(decorative image: CGImage, scale: CGFloat) {
        self = UIImage(cgImage: image, scale: scale).image
    }
}
