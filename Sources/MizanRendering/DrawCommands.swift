import MizanBase
import MizanDrawing
import MizanImages
import MizanRenderTree
import MizanText

/// A tree as commands for a renderer, in draw order, made by a ``DrawCommandEncoder``.
///
/// Numbers called identifiers stay those of the same content in all that one encoder makes, and are never given to anything else:
/// what a renderer makes of a path, a run or a picture can be kept under them until they are among those that were released.
public struct DrawCommands: Sendable {
    /// A path with what identifies it.
    public struct OutlinedPath: Hashable, Sendable {
        /// The path's number.
        public let identifier: Int
        /// The outline.
        public let path: Path
        /// Around the outline, control points included.
        public let bounds: Rect
    }

    /// The glyphs of one font and size, with what identifies them; a run in another colour or place is the same.
    public struct GlyphRun: Hashable, Sendable {
        /// The run's number.
        public let identifier: Int
        /// The index in ``DrawCommands/fonts``.
        public let font: Int
        /// The em in points.
        public let size: Double
        /// The glyphs with their places from the run's origin on the baseline, y down.
        public let glyphs: [RenderText.Glyph]
        /// Around the glyphs' outlines.
        public let bounds: Rect
    }

    /// A picture's file with what identifies it.
    public struct Picture: Hashable, Sendable {
        /// The picture's number.
        public let identifier: Int
        /// The file, for an image decoder.
        public let bitmap: EncodedBitmap
    }

    /// The identifiers of what the former commands had and these haven't: what was kept for them can go.
    public struct Released: Hashable, Sendable {
        /// Those of paths.
        public var paths: [Int] = []
        /// Those of runs.
        public var runs: [Int] = []
        /// Those of pictures.
        public var bitmaps: [Int] = []
        /// Those of nodes.
        public var nodes: [Int] = []
    }

    /// The size of the tree's root in points.
    public let size: Size
    /// The commands in draw order.
    public internal(set) var commands: [DrawCommand] = []
    /// What cuts drawing off; a parent precedes its clips.
    public internal(set) var clips: [DrawClip] = []
    /// The paths of fills, strokes and clips.
    public internal(set) var paths: [OutlinedPath] = []
    /// The styles of strokes.
    public internal(set) var strokes: [Stroke] = []
    /// The gradients of paints.
    public internal(set) var gradients: [CanvasGradient] = []
    /// The runs of glyphs.
    public internal(set) var runs: [GlyphRun] = []
    /// The pictures.
    public internal(set) var bitmaps: [Picture] = []
    /// The fonts of the runs; a face is the same object as long as its collection lives.
    public internal(set) var fonts: [FontFace] = []
    /// What the encoder doesn't keep any more.
    public internal(set) var released = Released()

    init(size: Size) { self.size = size }
}

extension DrawCommands {
    /// The commands that change a rectangle in the tree's points: those for a dirty rectangle, which stands empty before.
    ///
    /// Layers are whole: where one begins, its content of the rectangle and its end follow; of a layer with a shadow or
    /// a blur all content does, as that can come from anywhere. Nothing is allocated.
    public func drawing(in rect: Rect) -> Selection { Selection(commands: commands, rect: rect) }

    /// The commands that change a rectangle, in order.
    public struct Selection: Sequence, IteratorProtocol, Sendable {
        private let commands: [DrawCommand]
        private let rect: Rect
        private var index = 0
        /// Commands before this one belong to a layer whose content spreads.
        private var wholeUntil = 0

        fileprivate init(commands: [DrawCommand], rect: Rect) {
            self.commands = commands
            self.rect = rect
        }

        /// The next command; nil after the last.
        public mutating func next() -> DrawCommand? {
            while index < commands.count {
                let command = commands[index]
                index += 1
                if index <= wholeUntil || command.isEnd || command.bounds.touches(rect) {
                    if case .beginLayer(let layer, _, let end) = command.operation, layer.spreads {
                        wholeUntil = Swift.max(wholeUntil, end)
                    }
                    return command
                }
                if case .beginLayer(_, _, let end) = command.operation { index = end + 1 }
            }
            return nil
        }
    }
}

extension DrawLayer {
    /// Whether content is seen in other places than where it is drawn.
    fileprivate var spreads: Bool {
        switch self {
        case .shadow, .blur: true
        case .opacity, .paint, .color, .blend, .mask: false
        }
    }
}

extension DrawCommand {
    fileprivate var isEnd: Bool { if case .endLayer = operation { true } else { false } }
}

extension Rect {
    /// Whether both have a place in common; half a pixel of soft edges at scale 1 counts.
    fileprivate func touches(_ other: Rect) -> Bool {
        let edge = 0.5
        return minX - edge < other.maxX && maxX + edge > other.minX && minY - edge < other.maxY
            && maxY + edge > other.minY
    }
}
