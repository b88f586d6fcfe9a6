import MizanBase

extension Path {
    /// The path inside of a rectangle, for fills of either rule; nil where it would have more elements than a limit.
    ///
    /// A subpath inside stays as it is, one outside is left out, and one that crosses an edge is cut in chords, side by
    /// side (Sutherland and Hodgman's way): pieces along the edges keep the winding number of every point inside.
    package func cut(to rect: Rect, limit: Int) -> Path? {
        guard let bounds = controlBounds, !rect.contains(bounds) else { return self }
        var result = Path()
        for subpath in subpaths {
            guard let bounds = subpath.controlBounds else { continue }
            if rect.contains(bounds) {
                result.addPath(subpath)
            } else if bounds.minX < rect.maxX, bounds.maxX > rect.minX, bounds.minY < rect.maxY, bounds.maxY > rect.minY
            {
                var points = subpath.chords
                points = points.cut { $0.x - rect.minX }
                points = points.cut { rect.maxX - $0.x }
                points = points.cut { $0.y - rect.minY }
                points = points.cut { rect.maxY - $0.y }
                guard points.count > 2 else { continue }
                result.addLines(points.map(\.onGrid))
                result.closeSubpath()
            }
            guard result.elements.count <= limit else { return nil }
        }
        return result
    }

    /// The upright rectangle that the path outlines; nil for any other outline.
    package var uprightRectangle: Rect? {
        guard let bounds = controlBounds, subpaths.count == 1 else { return nil }
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let end), .line(let end): if points.last != end { points.append(end) }
            case .curve: return nil
            case .close: continue
            }
        }
        if points.count > 1, points.first == points.last { points.removeLast() }
        let isRound = zip(points, points.dropFirst() + points.prefix(1)).allSatisfy { ($0.x == $1.x) != ($0.y == $1.y) }
        return points.count == 4 && isRound ? bounds : nil
    }

    /// The subpaths: one path for each move, or for the steps after a close.
    private var subpaths: [Path] {
        var paths: [Path] = []
        var (path, start) = (Path(), Point.zero)
        for element in elements {
            if case .move(let end) = element {
                if path.elements.count > 1 { paths.append(path) }
                (path, start) = (Path(), end)
            } else if path.isEmpty {
                path.move(to: start)
            }
            path.elements.append(element)
            if element == .close {
                paths.append(path)
                path = Path()
            }
        }
        if path.elements.count > 1 { paths.append(path) }
        return paths
    }

    /// The points of a subpath, curves as chords.
    private var chords: [Point] {
        var points: [Point] = []
        for element in elements {
            switch element {
            case .move(let end), .line(let end): points.append(end)
            case .curve(let end, let control1, let control2):
                let start = points.last ?? control1
                for step in 1...24 {
                    points.append(.onCurve(from: start, control1, control2, to: end, at: Double(step) / 24))
                }
            case .close: continue
            }
        }
        return points
    }
}

extension [Point] {
    /// The part of the polygon where a distance is not negative.
    fileprivate func cut(_ distance: (Point) -> Double) -> [Point] {
        guard var last else { return [] }
        var result: [Point] = []
        var lastDistance = distance(last)
        for point in self {
            let distance = distance(point)
            if (distance < 0) != (lastDistance < 0) {
                let part = lastDistance / (lastDistance - distance)
                result.append(Point(x: last.x + (point.x - last.x) * part, y: last.y + (point.y - last.y) * part))
            }
            if distance >= 0 { result.append(point) }
            (last, lastDistance) = (point, distance)
        }
        return result
    }
}

extension Point {
    /// The point on the grid of the render tree.
    fileprivate var onGrid: Point {
        Point(x: FixedLength(points: x)?.points ?? x, y: FixedLength(points: y)?.points ?? y)
    }
}
