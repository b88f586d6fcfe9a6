import MizanBase
import MizanDrawing

/// A band across a drawing in which nothing is shown.
struct SymbolGap {
    /// The sides of the band: what lies to the left of either, seen along it, stays.
    private let sides: [(start: Point, end: Point)]

    /// The band of a stroke by its outline; nil where that is not the one of a straight line.
    init?(outline: Path) {
        guard outline.elements.count(where: { $0 == .close }) == 1 else { return nil }
        var (sides, place) = ([(start: Point, end: Point)](), Point.zero)
        for element in outline.elements {
            if case .line(let end) = element { sides.append((place, end)) }
            place = element.points.last ?? place
        }
        guard sides.count == 2 else { return nil }
        self.sides = sides
    }

    /// The part of an outline that is left beside the band.
    func taken(from outline: Path) -> Path {
        sides.reduce(into: Path()) { path, side in path.addPath(outline.side(leftOf: side.start, side.end)) }
    }
}
