import MizanBase
import MizanDrawing

extension Path {
    /// How many times the path turns around a place; curves are cut into chords.
    package func winding(aroundX x: Double, y: Double) -> Int {
        var (winding, start, last) = (0, Point.zero, Point.zero)
        func edge(_ from: Point, _ to: Point) {
            guard (from.y <= y) != (to.y <= y) else { return }
            let crossing = from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x)
            if crossing > x { winding += to.y > from.y ? 1 : -1 }
        }
        for element in elements {
            switch element {
            case .move(let end):
                // A fill closes what is open.
                edge(last, start)
                (start, last) = (end, end)
            case .line(let end):
                edge(last, end)
                last = end
            case .curve(let end, let first, let second):
                let from = last
                for step in 1...16 {
                    let (t, s) = (Double(step) / 16, 1 - Double(step) / 16)
                    let next = Point(
                        x: s * s * s * from.x + 3 * s * s * t * first.x + 3 * s * t * t * second.x + t * t * t * end.x,
                        y: s * s * s * from.y + 3 * s * s * t * first.y + 3 * s * t * t * second.y + t * t * t * end.y)
                    edge(last, next)
                    last = next
                }
            case .close:
                edge(last, start)
                last = start
            }
        }
        edge(last, start)
        return winding
    }
}
