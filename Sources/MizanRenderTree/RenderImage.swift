import MizanBase
import MizanDrawing
import MizanImages

/// An image that a tree holds: filled paths in its own coordinates, or the bytes of a file.
public struct RenderImage: Hashable, Sendable {
    /// The content of an image.
    public enum Content: Hashable, Sendable {
        /// Filled paths in the image's own coordinates, the lowest first.
        case paths([FilledPath])
        /// A PNG or JPEG file, stretched over the image's size.
        case bitmap(EncodedBitmap)
    }

    /// The name that tells the tree's images apart.
    public var name: String
    /// The size of the image's own coordinates, in points; a node's frame scales it.
    public var size: FixedSize
    /// Whether it is mirrored in a view of the other direction.
    public var mirrors: Bool
    /// Whether another picture replaces it in a view of the other direction.
    package var hasCounterpart: Bool
    /// The paths or the bitmap of the image.
    public var content: Content
    /// Whether it is a symbol, which is set among text and takes its colour, and not a picture.
    public var isSymbol: Bool
    /// Whether it is the placeholder for a missing image.
    public var isMissing: Bool

    /// The paths, the lowest first; none where the image is a bitmap, which setting them replaces.
    public var layers: [FilledPath] {
        get {
            guard case .paths(let layers) = content else { return [] }
            return layers
        }
        set { content = .paths(newValue) }
    }

    /// An image of a size in points.
    package init(
        name: String, size: FixedSize, mirrors: Bool, hasCounterpart: Bool = false, content: Content,
        isSymbol: Bool = false, isMissing: Bool = false
    ) {
        self.name = name
        self.size = size
        self.mirrors = mirrors
        self.hasCounterpart = hasCounterpart
        self.content = content
        self.isSymbol = isSymbol
        self.isMissing = isMissing
    }

    /// A symbol of layers in its own coordinates.
    package init(name: String, size: FixedSize, mirrors: Bool, layers: [FilledPath]) {
        self.init(name: name, size: size, mirrors: mirrors, content: .paths(layers), isSymbol: true)
    }

    /// Hashes all but the paths' many elements: a tree looks its images up wherever one is shown, and names nearly
    /// always distinguish them.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(size)
        hasher.combine(mirrors)
        switch content {
        case .paths(let layers): hasher.combine(layers.count)
        case .bitmap(let bitmap): hasher.combine(bitmap)
        }
    }
}
