import MizanBase
import MizanDrawing

extension Path {
    private static let unit = FixedLength.unitsPerPoint / 1000

    /// The outline with coordinates rounded to thousandths of a point, without steps that lead nowhere: a symbol that is shown 20
    /// times as large has them right to a fiftieth.
    var inThousandths: Path {
        var (path, place, start) = (Path(), (x: Int64(0), y: Int64(0)), (x: Int64(0), y: Int64(0)))
        // A line that is added unless it leads to where the subpath began.
        var pending: (x: Int64, y: Int64)?
        func point(_ place: (x: Int64, y: Int64)) -> Point {
            Point(x: Double(place.x) / 1000, y: Double(place.y) / 1000)
        }
        func addPending() {
            guard let end = pending else { return }
            pending = nil
            path.addLine(to: point(end))
            place = end
        }
        for element in elements {
            let points = element.points.map { (x: Self.thousandths($0.x), y: Self.thousandths($0.y)) }
            guard let end = points.last else {
                if let last = pending, last != start { addPending() }
                pending = nil
                place = start
                path.closeSubpath()
                continue
            }
            addPending()
            switch element {
            case .move:
                start = end
                path.move(to: point(end))
            case .line:
                if end != place { pending = end }
                continue
            case .curve:
                guard points.contains(where: { $0 != place }) else { continue }
                path.addCurve(to: point(end), control1: point(points[0]), control2: point(points[1]))
            case .close: continue
            }
            place = end
        }
        return path
    }

    /// The nearest thousandth, of two the even one: what is mirrored or moved in a drawing has the same outline then.
    private static func thousandths(_ coordinate: Double) -> Int64 {
        let length = FixedLength(points: coordinate)?.rawValue ?? 0
        let (below, rest) = (length / unit, length % unit)
        return rest * 2 > unit || rest * 2 == unit && !below.isMultiple(of: 2) ? below + 1 : below
    }
}
