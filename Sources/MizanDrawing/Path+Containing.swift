import MizanBase

extension Path {
    /// The chords that a curve is cut into.
    private static let chordsPerCurve = 32

    /// Whether a point lies inside the filled path or on its outline; open subpaths are closed by a line, as in a fill.
    /// Source: SwiftUI's `Path.contains(_:eoFill:)`.
    ///
    /// The outline belongs to the inside on every side, so that the mirrored path contains the mirrored point.
    ///
    /// - Parameters:
    ///   - point: The point; nothing contains one that is not-a-number.
    ///   - eoFill: Whether the even-odd rule decides, in place of the nonzero rule.
    public func contains(_ point: Point, eoFill: Bool = false) -> Bool {
        var crossings = Crossings(point)
        var (start, last) = (Point.zero, Point.zero)
        for element in elements {
            switch element {
            case .move(let end):
                crossings.add(last, start)
                (start, last) = (end, end)
            case .line(let end):
                crossings.add(last, end)
                last = end
            case .curve(let end, let control1, let control2):
                let from = last
                for step in 1...Self.chordsPerCurve {
                    // The exact end, so that the next piece begins where this one ends.
                    let part = Double(step) / Double(Self.chordsPerCurve)
                    let next =
                        step == Self.chordsPerCurve
                        ? end : .onCurve(from: from, control1, control2, to: end, at: part)
                    crossings.add(last, next)
                    last = next
                }
            case .close:
                crossings.add(last, start)
                last = start
            }
        }
        crossings.add(last, start)
        return crossings.isOnOutline || (eoFill ? !crossings.count.isMultiple(of: 2) : crossings.winding != 0)
    }
}

/// Counts the lines that a ray from a point to the right crosses.
private struct Crossings {
    let point: Point
    /// Crossings downwards less those upwards.
    var winding = 0
    /// All crossings.
    var count = 0
    var isOnOutline = false

    init(_ point: Point) { self.point = point }

    mutating func add(_ from: Point, _ to: Point) {
        // The side of the line that the point lies on.
        let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
        if side == 0, min(from.x, to.x) <= point.x, point.x <= max(from.x, to.x), min(from.y, to.y) <= point.y,
            point.y <= max(from.y, to.y), from != to
        {
            isOnOutline = true
        }
        guard (from.y <= point.y) != (to.y <= point.y) else { return }
        let isDownwards = to.y > from.y
        guard isDownwards ? side > 0 : side < 0 else { return }
        winding += isDownwards ? 1 : -1
        count += 1
    }
}
