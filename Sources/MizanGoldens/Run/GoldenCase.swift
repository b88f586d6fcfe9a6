import MizanScenes

/// One scene in one variant: a golden belongs to it.
public struct GoldenCase: Hashable, Sendable {
    /// The scene's name: its path below the scenes' folder, or a test's name for its view.
    public var scene: String
    /// The variant that it is laid out in.
    public var variant: Variant
    /// True where a picture stands beside the tree.
    public var hasPicture: Bool

    /// A scene in a variant.
    public init(scene: String, variant: Variant, hasPicture: Bool = false) {
        self.scene = scene
        self.variant = variant
        self.hasPicture = hasPicture
    }

    /// The golden's path below the goldens' folder, without its ending: `Forecast/ar_w320`.
    public var name: String { "\(scene)/\(variant.name)" }
    /// The tree's path below the goldens' folder.
    public var treeFile: String { name + ".tree" }
    /// The picture's path below the goldens' folder.
    public var pictureFile: String { name + ".png" }
}
