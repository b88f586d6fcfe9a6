import MizanBase

/// One node of a render tree.
///
/// A tree has many nodes and an interface makes them often, so a node is small: its drawing and what few nodes have
/// stand apart and are shared by its copies.
public struct RenderNode: Sendable {
    /// The node's path by its parts; see ``path``.
    public var name: NodePath
    /// The layout and appearance that the author set where they aren't the default: padding, frame, font. Sides are
    /// leading and trailing, so the inputs are the same in the mirror image; they aren't drawn.
    public var inputs: [TreeAttribute]
    /// The properties that few nodes have; nil where all are the default.
    var rarities: Rarities?
    /// Whether it has any of these properties.
    var hasRarities: Bool { rarities != nil }
    /// The node's own drawing; nil for a mere container.
    public var content: Content? { didSet { reachesBeyondFrame = content?.reachesBeyondFrame ?? false } }
    /// The view's type: `Text`, `HStack`.
    public var type: String
    /// The node's role for assistive technologies, such as `button` or `heading`; see `usualRole`.
    public var role: String?
    /// The node's frame, absolute and physical.
    public var frame: FixedRect
    /// The parent's index, -1 for a root.
    private var parentIndex: Int32
    /// The direction that its children are arranged in.
    public var direction: LayoutDirection
    /// Whether the node and its content are hidden from assistive technologies; it is drawn like any other.
    public var hidden: Bool
    /// Whether a shape may reach beyond the frame; known without a look at the shape.
    private(set) var reachesBeyondFrame: Bool

    /// A node; only its identity and its place are required.
    public init(
        path: String, type: String, parent: Int?, frame: FixedRect, direction: LayoutDirection,
        effects: [RenderEffect] = [], role: String? = nil, traits: [String] = [], label: String? = nil,
        hidden: Bool = false, scroll: Scroll? = nil, took: Fallback? = nil, inputs: [TreeAttribute] = [],
        content: Content? = nil
    ) {
        self.init(
            name: NodePath(path), type: type, parent: parent, frame: frame, direction: direction, role: role,
            hidden: hidden, inputs: inputs, content: content)
        if !effects.isEmpty { self.effects = effects }
        if !traits.isEmpty { self.traits = traits }
        if let label { self.label = label }
        if let scroll { self.scroll = scroll }
        if let took { self.chosenAlternative = took }
    }

    /// A node by the parts of its path; its effects and the other properties that few nodes have are set later.
    package init(
        name: NodePath, type: String, parent: Int?, frame: FixedRect, direction: LayoutDirection, role: String? = nil,
        hidden: Bool = false, inputs: [TreeAttribute] = [], content: Content? = nil
    ) {
        self.name = name
        self.type = type
        parentIndex = parent.map { Int32(clamping: $0) } ?? -1
        self.frame = frame
        self.direction = direction
        self.role = role
        self.hidden = hidden
        self.inputs = inputs
        self.content = content
        reachesBeyondFrame = content?.reachesBeyondFrame ?? false
    }

    /// The node's path, unique in the tree (Definitions 4).
    public var path: String {
        get { name.text }
        set { name = NodePath(newValue) }
    }

    /// The parent's index; nil for a root.
    public var parent: Int? {
        get { parentIndex < 0 ? nil : Int(parentIndex) }
        set { parentIndex = newValue.map { Int32(clamping: $0) } ?? -1 }
    }

    /// The path's last part as a tree prints it; nodes of a `background`, an `overlay` or a `mask` keep their host's name.
    public var segment: Substring {
        let path = path
        let bytes = path.utf8
        func start(before end: String.Index) -> String.Index {
            bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
        }
        let last = path[start(before: bytes.endIndex)...]
        let name = last.utf8.prefix { $0 != UInt8(ascii: "[") }
        guard last.startIndex > bytes.startIndex,
            name.elementsEqual("background".utf8) || name.elementsEqual("overlay".utf8)
                || name.elementsEqual("mask".utf8)
        else { return last }
        return path[start(before: bytes.index(before: last.startIndex))...]
    }
}
