import MizanBase
import MizanDrawing

extension FontFace {
    /// The columns in which a glyph has ink between two heights, from the leftmost to the rightmost; nil where it has none there.
    /// All in font units, y upwards.
    package func inkSpan(of glyph: UInt32, between bottom: Double, and top: Double) -> ClosedRange<Double>? {
        guard let ink = ink(of: glyph), Double(ink.minY) < top, Double(ink.maxY) > bottom else { return nil }
        var span: ClosedRange<Double>?
        func add(_ x: Double) { span = span.map { min($0.lowerBound, x)...max($0.upperBound, x) } ?? x...x }
        /// Adds the part of a line between the heights.
        func line(_ from: Point, _ to: Point) {
            guard min(from.y, to.y) <= top, max(from.y, to.y) >= bottom else { return }
            for height in [bottom, top] where (from.y < height) != (to.y < height) {
                add(from.x + (to.x - from.x) * (height - from.y) / (to.y - from.y))
            }
            for end in [from, to] where (bottom...top).contains(end.y) { add(end.x) }
        }
        var (start, last) = (Point.zero, Point.zero)
        for element in outline(of: glyph).elements {
            switch element {
            case .move(let end): (start, last) = (end, end)
            case .line(let end):
                line(last, end)
                last = end
            case .curve(let end, let control1, let control2):
                var from = last
                for step in 1...Self.chords {
                    let t = Double(step) / Double(Self.chords)
                    let to = Point.onCurve(from: last, control1, control2, to: end, at: t)
                    line(from, to)
                    from = to
                }
                last = end
            case .close:
                line(last, start)
                last = start
            }
        }
        return span
    }

    /// A curve of a letter is within a few font units of so many chords.
    private static let chords = 8
}
