import MizanBase

/// One node of a render tree.
public struct RenderNode: Hashable, Sendable {
    /// What the node shows by itself, below its children.
    public enum Content: Hashable, Sendable {
        case text(RenderText)
        case image(Image)
        case shape(ShapeKind, fill: Fill)
    }

    /// An image of the tree, drawn into the node's frame.
    public struct Image: Hashable, Sendable {
        /// The index in ``RenderTree/images``.
        public var image: Int
        /// Whether it is drawn as its mirror image.
        public var mirrored: Bool
        /// What layers without a colour of their own are filled with.
        public var color: RGBA

        /// An image of the tree by its index.
        public init(image: Int, mirrored: Bool, color: RGBA) {
            self.image = image
            self.mirrored = mirrored
            self.color = color
        }
    }

    /// A colour with the name that it was asked for by.
    public struct Fill: Hashable, Sendable {
        /// Nil for a colour that was given by its value.
        public var name: String?
        /// What is painted in the variant's colour scheme.
        public var color: RGBA

        /// A colour as it is painted, and its name where it has one.
        public init(name: String? = nil, color: RGBA) {
            self.name = name
            self.color = color
        }
    }

    /// Unique in the tree: Definitions 4.
    public var path: String
    /// The view's type: `Text`, `HStack`.
    public var type: String
    /// The parent's index; nil for a root.
    public var parent: Int?
    /// Absolute and physical.
    public var frame: FixedRect
    /// The direction that its children are arranged in.
    public var direction: LayoutDirection
    /// What the node is to someone who does not see it: `button`, `heading`.
    public var role: String?
    /// Which alternative of a fallback layout was taken, and why the others were not.
    public var took: Fallback?
    /// Nil for a node that only holds others.
    public var content: Content?

    /// A node in its place; only what it is and where it stands are needed.
    public init(
        path: String, type: String, parent: Int?, frame: FixedRect, direction: LayoutDirection, role: String? = nil,
        took: Fallback? = nil, content: Content? = nil
    ) {
        self.path = path
        self.type = type
        self.parent = parent
        self.frame = frame
        self.direction = direction
        self.role = role
        self.took = took
        self.content = content
    }

    /// The path's last part as a tree prints it; what `background` and `overlay` add keeps its host's name.
    public var segment: Substring {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.last else { return Substring(path) }
        let name = last.prefix { $0 != "[" }
        guard parts.count > 1, name == "background" || name == "overlay" else { return last }
        return path[parts[parts.count - 2].startIndex...]
    }
}
