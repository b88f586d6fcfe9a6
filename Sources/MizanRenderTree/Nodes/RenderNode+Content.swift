import MizanBase
import MizanDrawing

extension RenderNode {
    /// The node's own drawing, below its children; copies of a node share it.
    public indirect enum Content: Hashable, Sendable {
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
        package init(kind: ShapeKind, inset: FixedLength = .zero, paint: Paint, stroke: Stroke? = nil) {
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
        /// The colours of a symbol's second and third layers with colours of their own, in the mode `palette`.
        public var palette: [RGBA] = []
        /// The parts of the image that keep their size; nil where all of it is stretched over the frame.
        public var resizing: Resizing?
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

    /// The edges of an image that aren't stretched; what lies between is stretched, or repeated.
    public struct Resizing: Hashable, Sendable {
        /// The distances of the stretched middle from the image's edges in points, as it is shown, physical.
        public var top, left, bottom, right: FixedLength
        /// Whether the middle is repeated in its own size, and not stretched.
        public var tiles: Bool

        /// Edges of these sizes.
        package init(
            top: FixedLength, left: FixedLength, bottom: FixedLength, right: FixedLength, tiles: Bool = false
        ) {
            (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
            self.tiles = tiles
        }

        /// The exact mirror image.
        public var mirrored: Resizing { Resizing(top: top, left: right, bottom: bottom, right: left, tiles: tiles) }
    }

    /// A colour with the name that it was requested by.
    public struct Fill: Hashable, Sendable {
        /// The name; nil for a colour that was given by its value.
        public var name: String?
        /// The colour in the variant's colour scheme.
        public var color: RGBA

        /// A colour value with an optional name.
        package init(name: String? = nil, color: RGBA) {
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
        package init(contentSize: FixedSize, offset: FixedPoint, scrollerSide: ScreenSide? = nil) {
            self.contentSize = contentSize
            self.offset = offset
            self.scrollerSide = scrollerSide
        }
    }
}

extension RenderNode.Content {
    /// Whether it is a shape that may reach beyond its frame.
    var reachesBeyondFrame: Bool {
        guard case .shape(let shape) = self else { return false }
        if case .path = shape.kind { return true }
        return shape.stroke != nil || shape.inset < .zero
    }
}
