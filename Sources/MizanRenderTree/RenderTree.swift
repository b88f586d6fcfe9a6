import MizanBase

/// The result of a layout as plain values: every box, every line of glyphs, every image in its place.
///
/// Frames are absolute and physical, on the 1/10,000 pt grid, from the root's top left; draw order is array order.
/// A tree holds values only: fonts are names, and drawing takes a tree and a font collection.
public struct RenderTree: Hashable, Sendable {
    /// The form of the tree's text and JSON; rises when either changes.
    public static let schema = 2

    /// The versions of the libraries that made the tree: another version can move glyphs without a change of the
    /// layout.
    public var versions: LibraryVersions
    /// The scene's path below the scenes' root, without its ending; empty for a view without a file.
    public var scene: String
    /// The variant's name: `ar_w320`.
    public var variant: String
    /// Pixels per point that edges were snapped to; nil where they were not snapped.
    public var scale: FixedLength?
    /// The direction of the interface.
    public var direction: LayoutDirection
    /// The size of the root; nodes may extend beyond it.
    public var size: FixedSize
    /// The fonts whose glyphs are in the tree, by name.
    public var fonts: [FontReference]
    /// The tree's glyphs that aren't outlines in their text's colour, by font and number.
    public var colorGlyphs: [RenderColorGlyph]
    /// The images in the tree, by name.
    public var images: [RenderImage]
    /// The nodes in draw order; a parent precedes its content.
    public var nodes: RenderNodes {
        didSet {
            // Copies of the tree keep the index of the nodes that they have.
            if !isKnownUniquelyReferenced(&paths) || !paths.isEmpty { paths = PathIndex() }
        }
    }
    /// The nodes by their paths; see ``index(of:)``.
    private(set) var paths = PathIndex()

    /// A tree of finished parts; a node's parent has to precede it.
    public init(
        versions: LibraryVersions, scene: String = "", variant: String = "", scale: FixedLength?,
        direction: LayoutDirection, size: FixedSize, fonts: [FontReference] = [],
        colorGlyphs: [RenderColorGlyph] = [], images: [RenderImage] = [], nodes: RenderNodes = []
    ) {
        self.versions = versions
        self.scene = scene
        self.variant = variant
        self.scale = scale
        self.direction = direction
        self.size = size
        self.fonts = fonts
        self.colorGlyphs = colorGlyphs
        self.images = images
        self.nodes = nodes
    }
}
