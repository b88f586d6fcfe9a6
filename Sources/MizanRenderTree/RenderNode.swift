import MizanBase
import MizanDrawing

/// One node of a render tree.
public struct RenderNode: Hashable, Sendable {
    /// What the node shows by itself, below its children.
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
        /// How far the outline stands inside the frame.
        public var inset: FixedLength
        /// What it is painted with.
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
        /// Whether code asked for the flip, not the image itself; it says why, ``mirrored`` whether.
        public var flippedByCode: Bool
        /// What layers without a colour of their own are filled with, and a bitmap that is a template.
        public var color: RGBA
        /// Which layers keep colours of their own; a bitmap keeps them all unless it is a template (`monochrome`).
        public var rendering: SymbolRenderingMode
        /// Whether only the image's form counts, and all of it takes the node's colour.
        public var isTemplate: Bool { rendering == .monochrome }

        /// An image of the tree by its index; layers keep their colours unless said otherwise.
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

    /// What a scrolling view shows: the part of its content that its frame covers.
    public struct Scroll: Hashable, Sendable {
        /// The size of all the content, shown or not.
        public var contentSize: FixedSize
        /// From the content's left upper corner to the frame's: how far the content is scrolled, physical.
        public var offset: FixedPoint
        /// The side that a scroller of the vertical axis stands on; nil where nothing scrolls from top to bottom, or no
        /// scroller is shown.
        public var scrollerSide: ScreenSide?

        /// What is shown of a content.
        public init(contentSize: FixedSize, offset: FixedPoint, scrollerSide: ScreenSide? = nil) {
            self.contentSize = contentSize
            self.offset = offset
            self.scrollerSide = scrollerSide
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
    /// What changes how the node is drawn, the outermost first; frames stay as they are.
    public var effects: [RenderEffect]
    /// What the node is to someone who does not see it: `button`, `heading`; see ``usualRole``.
    public var role: String?
    /// What else the node is to someone who does not see it, by SwiftUI's names in their order: `isSelected`; without the trait
    /// that the role says.
    public var traits: [String]
    /// What is said of the node in place of what it shows; nil where it speaks for itself.
    public var label: String?
    /// Whether the node is kept from those who do not see it, as is all that is inside it; it is drawn as any other.
    public var hidden: Bool
    /// What a scrolling view shows of its content; nil for any other node.
    public var scroll: Scroll?
    /// Which alternative of a fallback layout was taken, and why the others were not.
    public var took: Fallback?
    /// What its author said of its layout and look where that isn't the default: padding, frame, font. Sides are leading and
    /// trailing, so that it is the same in the mirror image; nothing is drawn of it.
    public var inputs: [TreeField]
    /// Nil for a node that only holds others.
    public var content: Content?

    /// A node in its place; only what it is and where it stands are needed.
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

    /// The path's last part as a tree prints it; what `background` and `overlay` add keeps its host's name.
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
