import MizanBase

/// An image made of filled paths, in its own coordinates.
public struct RenderImage: Hashable, Sendable {
    /// One filled path.
    public struct Layer: Hashable, Sendable {
        /// In the image's coordinates, nonzero winding.
        public var path: Path
        /// Nil takes the colour of the node that shows the image.
        public var color: RGBA?

        /// A path with its fill.
        public init(path: Path, color: RGBA?) {
            self.path = path
            self.color = color
        }
    }

    /// The name that tells the tree's images apart.
    public var name: String
    /// The size of the image's own coordinates, in points; a node's frame scales it.
    public var size: FixedSize
    /// Whether it turns around in a view of the other direction.
    public var mirrors: Bool
    /// The lowest first.
    public var layers: [Layer]

    /// An image of layers in its own coordinates.
    public init(name: String, size: FixedSize, mirrors: Bool, layers: [Layer]) {
        self.name = name
        self.size = size
        self.mirrors = mirrors
        self.layers = layers
    }
}
