import MizanBase

extension RenderText {
    /// A stroke along glyphs, or a part of one: under a link or underlined text, or through struck text; or a colour behind
    /// them.
    public struct Decoration: Hashable, Sendable {
        /// The position of the stroke.
        public enum Position: String, Hashable, Sendable, CaseIterable {
            /// A tenth of an em below the baseline.
            case underline
            /// A third of an em above the baseline.
            case strikethrough
            /// Behind the glyphs, as high as the line.
            case background
        }

        /// The position of the stroke.
        public var position: Position
        /// The distance from the line's left edge.
        public var x: FixedLength
        /// The stroke's top, down from the baseline.
        public var y: FixedLength
        /// The stroke's size; a line is a twentieth of an em high.
        public var size: FixedSize
        /// The colour, mostly that of its glyphs.
        public var color: RGBA

        /// The parts of the stroke that are drawn.
        public var pattern: TextDecoration.Pattern

        /// A stroke in its place, relative to the line's left edge and baseline.
        package init(
            kind: Position, x: FixedLength, y: FixedLength, size: FixedSize, color: RGBA,
            pattern: TextDecoration.Pattern = .solid
        ) {
            self.position = kind
            self.x = x
            self.y = y
            self.size = size
            self.color = color
            self.pattern = pattern
        }

        /// The rectangles of the stroke on a line that its pattern draws, from the left.
        public func rects(on line: Line) -> [Rect] {
            let whole = rect(on: line)
            let (lengths, height) = (pattern.lengths, whole.height)
            guard !lengths.isEmpty, height > 0 else { return [whole] }
            var (rects, start, index): ([Rect], Double, Int) = ([], whole.minX, 0)
            while start < whole.maxX {
                let length = height * Double(lengths[index % lengths.count])
                if index.isMultiple(of: 2) {
                    rects.append(Rect(x: start, y: whole.minY, width: min(length, whole.maxX - start), height: height))
                }
                start += length
                index += 1
            }
            return rects
        }

        /// The rectangle of the stroke on a line, from end to end.
        public func rect(on line: Line) -> Rect {
            Rect(
                x: (line.frame.minX + x).points, y: (line.baseline + y).points, width: size.width.points,
                height: size.height.points)
        }
    }
}

extension TextDecoration.Pattern {
    /// The lengths that are drawn and left out in turn, in heights of the line; none for a whole line.
    fileprivate var lengths: [Int] {
        switch self {
        case .solid: []
        case .dot: [1, 1]
        case .dash: [4, 2]
        case .dashDot: [4, 2, 1, 2]
        case .dashDotDot: [4, 2, 1, 2, 1, 2]
        }
    }
}
