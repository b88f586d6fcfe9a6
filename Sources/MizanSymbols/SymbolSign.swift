import MizanBase
import MizanDrawing

/// A drawing made small, for the middle of an outline around it.
///
/// The sign is as large as the outline leaves room for. A body is filled, so that it needs no inner side of its line. Lines are thinner
/// the more of them there are, and the closer to each other, so that they stay apart in every weight.
struct SymbolSign {
    /// The space between the sign and the outline around it, in points.
    private static let air = 1.1
    /// The width of lines: nearly that of the outline around the sign if it is made of lines alone, and less next to a body.
    private static let (lineWidth, widthNextToBody) = (1.8, 1.5)
    /// The least width of lines, and the greatest in heavy weights.
    private static let (thinnest, widest) = (0.9, 2.2)
    /// The greatest part of the sign's rectangle that lines alone may cover.
    private static let density = 0.5
    /// The greatest width of lines as a part of the distance between the middles of two of them.
    private static let closeness = 0.6
    /// The greatest side of the sign, along the lines' middles.
    private static let (side, sideOfBody) = (9.25, 11.0)
    /// The ends of the slash of a sign from the middle, along each axis, and the air around it.
    private static let (slashReach, slashAir) = (4.6, 0.9)

    /// The drawing at its size.
    private var drawing: SymbolDrawing
    /// Whether the drawing's body is filled; a drawing of the filled variant stays as it is.
    private let fillsBody: Bool
    /// The width of lines, as a factor of the drawing's.
    private let weight: Double

    /// The sign of a drawing in the middle of an outline.
    ///
    /// - Parameters:
    ///   - filled: The drawing of the filled variant, if the base has one.
    ///   - weight: The factor of the width of the outline's line.
    init(_ drawing: SymbolDrawing, filled: SymbolDrawing?, in enclosure: SymbolVariation.Enclosure, weight: Double) {
        // Colours are those of a symbol that is shown alone.
        let filled = filled?.shapes.contains { $0.color != nil } == true ? nil : filled
        let source = filled ?? drawing
        fillsBody = filled == nil && drawing.hasBody
        let isFilled = filled != nil || fillsBody
        let bounds = source.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let middle = Point(x: bounds.minX + bounds.width / 2, y: bounds.minY + bounds.height / 2)
        let width = min((isFilled ? Self.widthNextToBody : Self.lineWidth) * weight, Self.widest)
        let points = source.shapes.filter { !$0.isGap }.flatMap(\.path.samples)
        let scale = min(
            1, (isFilled ? Self.sideOfBody : Self.side) / max(bounds.width, bounds.height, 0.01),
            enclosure.scale(of: points, around: middle, inset: weight + Self.air + width / 2))
        var limits = [width]
        if let distance = source.distanceOfLines { limits.append(distance * scale * Self.closeness) }
        if !isFilled {
            // With lines of a width w and a length l, the rectangle is w larger than their middles': l w = density (x + w) (y + w).
            let length = source.shapes.reduce(0) { $0 + $1.path.length } * scale
            let (x, y) = (bounds.width * scale, bounds.height * scale)
            let half = (length / Self.density - x - y) / 2
            if half * half > x * y, half > 0 { limits.append(half - (half * half - x * y).squareRoot()) }
        }
        let lineWidth = max(limits.min() ?? width, min(Self.thinnest, width))
        self.weight = lineWidth / SymbolShape.width
        self.drawing = source.mapped {
            Point(x: 12 + ($0.x - middle.x) * scale, y: 12 + ($0.y - middle.y) * scale)
        }
        for index in self.drawing.shapes.indices {
            let width = self.drawing.shapes[index].width
            // A gap is as wide as the lines next to it leave it.
            let gap = width > 0 ? max(width - SymbolShape.width, 0) * scale + lineWidth : 0
            self.drawing.shapes[index].width =
                self.drawing.shapes[index].isGap ? gap : min(width, SymbolShape.width)
        }
    }

    /// The sign in layers, under a slash if it is crossed out.
    func layers(isSlashed: Bool) -> [SymbolLayer] {
        let layers = fillsBody ? drawing.filledLayers(weight: weight) : drawing.layers(weight: weight)
        return isSlashed ? layers.slashed(reach: Self.slashReach, air: Self.slashAir, weight: weight) : layers
    }
}

extension SymbolVariation.Enclosure {
    /// The middle of the outline's line.
    var frame: Path {
        switch self {
        case .circle: .ellipse(center: Point(x: 12, y: 12), radii: Size(width: 9, height: 9))
        case .square:
            Path(roundedRect: Rect(x: 3.5, y: 3.5, width: 17, height: 17), cornerSize: Size(width: 3.5, height: 3.5))
        case .rectangle:
            Path(roundedRect: Rect(x: 2.5, y: 5, width: 19, height: 14), cornerSize: Size(width: 3, height: 3))
        }
    }

    /// The factor at which all points are as far inside the outline's line as the inset, and half a point more in a corner.
    fileprivate func scale(of points: [Point], around middle: Point, inset: Double) -> Double {
        func reach(_ distance: (Point) -> Double) -> Double { max(points.map(distance).max() ?? 0, 0.01) }
        let across = reach { ($0.x - middle.x).magnitude }
        let down = reach { ($0.y - middle.y).magnitude }
        return switch self {
        case .circle: (9 - inset) / reach { $0.distance(to: middle) }
        case .square: (8 - inset) / max(across, down)
        case .rectangle: min((9 - inset) / across, (6.5 - inset) / down)
        }
    }
}

extension SymbolDrawing {
    /// The least distance between the middles of two lines that are apart in the drawing; nil if none are.
    fileprivate var distanceOfLines: Double? {
        let lines = shapes.filter { $0.width > 0 && !$0.isFilled && !$0.isGap }.flatMap { shape in
            shape.path.subpaths.map { (samples: $0.samples, width: min(shape.width, SymbolShape.width)) }
        }
        var least: Double?
        for (index, line) in lines.enumerated() {
            if let distance = line.samples.distanceOfTurns(width: line.width) {
                least = min(least ?? distance, distance)
            }
            for other in lines[(index + 1)...] {
                let distance = line.samples.lazy.flatMap { point in other.samples.lazy.map { point.distance(to: $0) } }
                    .min()
                guard let distance, distance > (line.width + other.width) / 2 else { continue }
                least = min(least ?? distance, distance)
            }
        }
        return least
    }
}

extension [Point] {
    /// The least distance at which a line comes back to itself, as a paper clip does; nil for one that doesn't.
    fileprivate func distanceOfTurns(width: Double) -> Double? {
        var lengths = [0.0]
        for (from, to) in zip(self, dropFirst()) { lengths.append((lengths.last ?? 0) + from.distance(to: to)) }
        guard let first, let last, let whole = lengths.last else { return nil }
        let isClosed = first.distance(to: last) < width
        var least: Double?
        for (index, point) in enumerated() {
            for other in (index + 1)..<Swift.max(count, index + 1) {
                let distance = point.distance(to: self[other])
                let way = lengths[other] - lengths[index]
                guard distance > width, (isClosed ? Swift.min(way, whole - way) : way) > 3 * distance else { continue }
                least = Swift.min(least ?? distance, distance)
            }
        }
        return least
    }
}

extension Path {
    /// The ends of the pieces, and places on each between them.
    fileprivate var samples: [Point] {
        var (samples, last) = ([Point](), Point.zero)
        for element in elements {
            let points = element.points
            guard let end = points.last else { continue }
            if case .move = element {
            } else {
                let (control1, control2) = points.count == 3 ? (points[0], points[1]) : (last, end)
                samples += (1...7).map { .onCurve(from: last, control1, control2, to: end, at: Double($0) / 8) }
            }
            samples.append(end)
            last = end
        }
        return samples
    }

    /// About how long all subpaths are together.
    fileprivate var length: Double {
        subpaths.reduce(0) { length, subpath in
            let samples = subpath.samples
            let ends = subpath.elements.last == .close ? samples + samples.prefix(1) : samples
            return length + zip(ends, ends.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
        }
    }
}

extension Point {
    fileprivate func distance(to other: Point) -> Double {
        let (x, y) = (other.x - x, other.y - y)
        return (x * x + y * y).squareRoot()
    }
}
