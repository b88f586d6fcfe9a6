import MizanBase
import MizanDrawing

/// A straight band across a drawing in which nothing is shown.
struct SymbolGap {
    /// The sides of the band: what is to the left of either, seen along it, stays.
    private let sides: [(start: Point, end: Point)]

    /// The band of a line by the line's outline; nil if that is not the outline of a straight line.
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

    /// The parts of layers that are left next to the band.
    func taken(from layers: [SymbolLayer]) -> [SymbolLayer] {
        layers.map { layer in
            var layer = layer
            layer.path = sides.reduce(into: Path()) { $0.addPath(layer.path.side(leftOf: $1.start, $1.end)) }
            return layer
        }
    }
}
