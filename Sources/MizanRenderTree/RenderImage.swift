import MizanBase

/// An image made of filled paths, in its own coordinates.
public struct RenderImage: Hashable, Sendable {
    /// One filled path.
    public struct Layer: Hashable, Sendable {
        /// In the image's coordinates, nonzero winding.
        public var path: Path
        /// Nil takes the colour of the node that shows the image.
        public var color: RGBA?

        public init(path: Path, color: RGBA?) {
            self.path = path
            self.color = color
        }
    }

    public var name: String
    public var size: FixedSize
    /// Whether it turns around in a view of the other direction.
    public var mirrors: Bool
    public var layers: [Layer]

    public init(name: String, size: FixedSize, mirrors: Bool, layers: [Layer]) {
        self.name = name
        self.size = size
        self.mirrors = mirrors
        self.layers = layers
    }
}
