/// The files of a golden, as bytes or by their hashes; nil for one that isn't there.
public struct GoldenFiles<Content: Hashable & Sendable>: Hashable, Sendable {
    /// The tree's text.
    public var tree: Content?
    /// The picture's PNG file.
    public var picture: Content?

    /// Two files, or none.
    public init(tree: Content? = nil, picture: Content? = nil) {
        self.tree = tree
        self.picture = picture
    }
}
