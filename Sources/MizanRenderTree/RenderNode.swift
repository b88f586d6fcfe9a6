import MizanBase
import MizanDrawing

/// One node of a render tree.
public struct RenderNode: Hashable, Sendable {
    /// The node's own drawing, below its children.
    public enum Content: Hashable, Sendable {
        case text(RenderText)
        case image(Image)
        case shape(Shape)

        /// A filled shape.
        public static func shape(_ kind: ShapeKind, fill: Fill) -> Content {
            .shape(Shape(kind: kind, paint: .color(fill)))
        }
    }

    /// An outline in the node's frame, filled or stroked.
    public struct Shape: Hashable, Sendable {
        /// The outline.
        public var kind: ShapeKind
        /// The distance of the outline inside the frame.
        public var inset: FixedLength
        /// The paint of the shape.
        public var paint: Paint
        /// The line along the outline; nil where the inside is filled.
        public var stroke: Stroke?

        /// A shape, filled unless there is a stroke.
        public init(kind: ShapeKind, inset: FixedLength = .zero, paint: Paint, stroke: Stroke? = nil) {
            self.kind = kind
            self.inset = inset
            self.paint = paint
            self.stroke = stroke
        }
    }

    /// An image of the tree, drawn into the node's frame.
    public struct Image: Hashable, Sendable {
        /// The index in ``RenderTree/images``.
        public var image: Int
        /// Whether it is drawn as its mirror image.
        public var mirrored: Bool
        /// Whether code requested the flip, not the image itself; ``mirrored`` tells whether it is flipped at all.
        public var flippedByCode: Bool
        /// The colour of a template bitmap, and of layers without a colour of their own.
        public var color: RGBA
        /// The mode that decides which layers keep their own colours; a bitmap keeps its colours unless it is a
        /// template (`monochrome`).
        public var rendering: SymbolRenderingMode
        /// Whether the image is a mere mask, which takes the node's colour.
        public var isTemplate: Bool { rendering == .monochrome }

        /// An image of the tree by its index; layers keep their colours by default.
        public init(
            image: Int, mirrored: Bool, flippedByCode: Bool = false, color: RGBA,
            rendering: SymbolRenderingMode = .multicolor
        ) {
            self.image = image
            self.mirrored = mirrored
            self.flippedByCode = flippedByCode
            self.color = color
            self.rendering = rendering
        }
    }

    /// A colour with the name that it was requested by.
    public struct Fill: Hashable, Sendable {
        /// The name; nil for a colour that was given by its value.
        public var name: String?
        /// The colour in the variant's colour scheme.
        public var color: RGBA

        /// A colour value with an optional name.
        public init(name: String? = nil, color: RGBA) {
            self.name = name
            self.color = color
        }
    }

    /// The scroll state of a scrolling view, whose frame covers a part of its content.
    public struct Scroll: Hashable, Sendable {
        /// The size of all the content, shown or not.
        public var contentSize: FixedSize
        /// The distance that the content is scrolled: from its left upper corner to the frame's, physical.
        public var offset: FixedPoint
        /// The side that a scroller of the vertical axis stands on; nil where nothing scrolls from top to bottom, or no
        /// scroller is shown.
        public var scrollerSide: ScreenSide?

        /// The scroll state for a content size and an offset.
        public init(contentSize: FixedSize, offset: FixedPoint, scrollerSide: ScreenSide? = nil) {
            self.contentSize = contentSize
            self.offset = offset
            self.scrollerSide = scrollerSide
        }
    }

    /// The node's path, unique in the tree (Definitions 4).
    public var path: String
    /// The view's type: `Text`, `HStack`.
    public var type: String
    /// The parent's index; nil for a root.
    public var parent: Int?
    /// The node's frame, absolute and physical.
    public var frame: FixedRect
    /// The direction that its children are arranged in.
    public var direction: LayoutDirection
    /// The effects on the node's drawing, the outermost first; they don't change frames.
    public var effects: [RenderEffect]
    /// The node's role for assistive technologies, such as `button` or `heading`; see ``usualRole``.
    public var role: String?
    /// The node's further accessibility traits, by SwiftUI's names in their order, such as `isSelected`; without the
    /// trait that the role implies.
    public var traits: [String]
    /// The accessibility label, spoken in place of the node's content; nil where the content is spoken.
    public var label: String?
    /// Whether the node and its content are hidden from assistive technologies; it is drawn like any other.
    public var hidden: Bool
    /// The scroll state of a scrolling view; nil for any other node.
    public var scroll: Scroll?
    /// The alternative that a fallback layout chose, and the reasons against the others.
    public var took: Fallback?
    /// The layout and appearance that the author set where they aren't the default: padding, frame, font. Sides are
    /// leading and trailing, so the inputs are the same in the mirror image; they aren't drawn.
    public var inputs: [TreeField]
    /// The node's own drawing; nil for a mere container.
    public var content: Content?

    /// A node; only its identity and its place are required.
    public init(
        path: String, type: String, parent: Int?, frame: FixedRect, direction: LayoutDirection,
        effects: [RenderEffect] = [], role: String? = nil, traits: [String] = [], label: String? = nil,
        hidden: Bool = false, scroll: Scroll? = nil, took: Fallback? = nil, inputs: [TreeField] = [],
        content: Content? = nil
    ) {
        self.path = path
        self.type = type
        self.parent = parent
        self.frame = frame
        self.direction = direction
        self.effects = effects
        self.role = role
        self.traits = traits
        self.label = label
        self.hidden = hidden
        self.scroll = scroll
        self.took = took
        self.inputs = inputs
        self.content = content
    }

    /// The path's last part as a tree prints it; nodes of a `background` or an `overlay` keep their host's name.
    public var segment: Substring {
        let bytes = path.utf8
        func start(before end: String.Index) -> String.Index {
            bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map(bytes.index(after:)) ?? bytes.startIndex
        }
        let last = path[start(before: bytes.endIndex)...]
        let name = last.utf8.prefix { $0 != UInt8(ascii: "[") }
        guard last.startIndex > bytes.startIndex,
            name.elementsEqual("background".utf8) || name.elementsEqual("overlay".utf8)
        else { return last }
        return path[start(before: bytes.index(before: last.startIndex))...]
    }
}
