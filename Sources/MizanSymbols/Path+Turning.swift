import MizanBase
import MizanDrawing

extension Path {
    /// Whether the path runs clockwise on the screen around more than it runs around the other way.
    var isClockwise: Bool { turnedArea >= 0 }

    /// The area of the polygon through all points, positive for a path that runs clockwise on the screen.
    var turnedArea: Double {
        var (area, start, last) = (0.0, Point.zero, Point.zero)
        func step(to point: Point) {
            area += last.x * point.y - point.x * last.y
            last = point
        }
        for element in elements {
            switch element {
            case .move(let end): (start, last) = (end, end)
            case .line(let end): step(to: end)
            case .curve(let end, let control1, let control2):
                step(to: control1)
                step(to: control2)
                step(to: end)
            case .close: step(to: start)
            }
        }
        return area / 2
    }

    /// The same outline, each subpath from its end to its start.
    var reversed: Path {
        var path = Path()
        for subpath in elements.split(separator: .close) {
            var (steps, end) = ([Element](), Point.zero)
            for element in subpath {
                let start = end
                switch element {
                case .move(let place): end = place
                case .line(let place):
                    steps.append(.line(to: start))
                    end = place
                case .curve(let place, let control1, let control2):
                    steps.append(.curve(to: start, control1: control2, control2: control1))
                    end = place
                case .close: continue
                }
            }
            path.move(to: end)
            path.elements += steps.reversed()
            path.closeSubpath()
        }
        return path
    }
}
