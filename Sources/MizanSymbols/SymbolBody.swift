import MizanBase
import MizanDrawing
import MizanImages

/// The part of a drawing that its filled variant fills.
enum SymbolBody: Sendable {
    /// The subpaths that are closed and in no other one.
    case closed
    /// The shapes with these indices, closed by a line.
    case shapes([Int])
    /// The areas between lines around these places, as a paint bucket fills them.
    case areas([Point])
    /// Another outline, for drawings whose body is left open.
    case outline(Path)

    /// The body as the resource has it: nothing, `0,2`, `@12,8,5,20` for places, or path data; `none` for a drawing without a body.
    /// Nil for text that breaks this grammar.
    init?(_ text: Substring) {
        if text.isEmpty {
            self = .closed
        } else if text == "none" {
            self = .shapes([])
        } else if text.first == "@" {
            let numbers = text.dropFirst().split(separator: ",").map { Double($0) }
            guard numbers.count.isMultiple(of: 2), numbers.allSatisfy({ $0 != nil }) else { return nil }
            let places = numbers.compactMap { $0 }
            self = .areas(stride(from: 0, to: places.count, by: 2).map { Point(x: places[$0], y: places[$0 + 1]) })
        } else if text.first == "M" {
            guard let path = Path(svg: String(text)) else { return nil }
            self = .outline(path)
        } else {
            let indices = text.split(separator: ",").map { Int($0) }
            guard indices.allSatisfy({ $0 != nil }) else { return nil }
            self = .shapes(indices.compactMap { $0 })
        }
    }

    func mapped(_ map: (Point) -> Point) -> SymbolBody {
        switch self {
        case .areas(let places): .areas(places.map(map))
        case .outline(let path): .outline(path.mapped(map))
        case .closed, .shapes: self
        }
    }
}

extension SymbolDrawing {
    /// The greatest side of a closed part within the body that is left out whole; of a larger one only the line is, so that a lens
    /// stays a lens.
    private static let hole = 5.5
    /// The width of lines that are left out of a body, as a part of that of others: light on dark looks wider.
    private static let cut = 0.8

    /// The drawing with its body filled. Lines and signs within the body are left out of it, others are drawn next to it.
    ///
    /// A drawing without a body is returned as it is: strokes alone have nothing to fill.
    func filledLayers(weight: Double) -> [SymbolLayer] {
        let (body, others) = parted
        guard !body.isEmpty else { return layers(weight: weight) }
        let outline = region(of: body)
        var (inside, outside) = ([SymbolShape](), [SymbolShape]())
        for shape in others {
            if !shape.isGap, outline.containsMost(of: shape.path) {
                var sign = shape
                if shape.path.isClosed, let bounds = shape.path.controlBounds {
                    sign.isFilled = shape.isFilled || max(bounds.width, bounds.height) <= Self.hole
                }
                inside.append(sign)
            } else {
                outside.append(shape)
            }
        }
        let filled = body.map { shape in
            var shape = shape
            shape.isFilled = true
            return shape
        }
        let signs = SymbolDrawing(inside).layers(weight: weight * Self.cut).outline
        let layers = SymbolDrawing(filled).layers(weight: weight)
        return SymbolDrawing(outside).layers(
            weight: weight, over: signs.isEmpty ? layers : layers.subtracting(signs))
    }

    /// The region in which lines are left out of a body. A line between two areas is in it, the lines around them are not.
    private func region(of body: [SymbolShape]) -> Path {
        var region = body.reduce(into: Path()) { $0.addPath($1.path.closedSubpaths) }
        if case .areas = self.body {
            for shape in body {
                for line in SymbolShape(shape.path, width: 1).outlines() { region.addPath(line) }
            }
        }
        return region
    }

    /// The weight of the lines that enclose areas: thin, so that an area ends within every other line around it.
    private static let enclosingWeight = 0.35

    /// The outlines of the areas between lines around some places, without what is in them.
    private func areas(around places: [Point]) -> [Path] {
        let size = Symbol.grid
        let sheet = Path(Rect(x: -size.width, y: -size.height, width: 3 * size.width, height: 3 * size.height))
        let areas = sheet.subtracting(layers(weight: Self.enclosingWeight).outline).subpaths
        func extent(_ area: Path) -> Double { area.controlBounds.map { $0.width * $0.height } ?? 0 }
        return places.compactMap { place in
            areas.filter { $0.isClockwise && $0.contains(place) && $0.controlBounds != sheet.controlBounds }
                .min { extent($0) < extent($1) }
        }
    }

    /// Whether there is a body to fill.
    var hasBody: Bool {
        if case .areas = body { true } else { !parted.body.isEmpty }
    }

    /// The body, and all else, a subpath each.
    private var parted: (body: [SymbolShape], others: [SymbolShape]) {
        func parts(_ shape: SymbolShape) -> [SymbolShape] {
            shape.path.subpaths.map { path in
                var part = shape
                part.path = path
                return part
            }
        }
        // Lines go along a body's outline and into the body: each piece is looked at alone.
        func pieces() -> [SymbolShape] {
            shapes.flatMap(parts).flatMap { part in
                part.path.isClosed
                    ? [part]
                    : part.path.pieces.map { piece in
                        var shape = part
                        shape.path = piece
                        return shape
                    }
            }
        }
        /// A part of the body, in the tier and the colour of the first shape.
        func part(_ path: Path, width: Double = SymbolShape.width) -> SymbolShape {
            var shape = SymbolShape(path, width: width)
            (shape.tier, shape.tint) = (shapes.first?.tier ?? .primary, shapes.first?.tint)
            return shape
        }
        switch body {
        case .areas(let places):
            return (areas(around: places).map { part($0, width: 0) }, pieces())
        case .outline(let path):
            return ([part(path)], pieces())
        case .shapes(let indices):
            return (
                indices.filter(shapes.indices.contains).map { shapes[$0] },
                shapes.indices.filter { !indices.contains($0) }.flatMap { parts(shapes[$0]) }
            )
        case .closed:
            let all = shapes.flatMap(parts)
            let isBody = all.indices.map { index in
                all[index].path.isClosed && !all[index].isFilled
                    && !all.indices.contains { other in
                        other != index && all[other].path.isClosed
                            && all[other].path.containsMost(of: all[index].path)
                    }
            }
            return (
                all.indices.filter { isBody[$0] }.map { all[$0] }, all.indices.filter { !isBody[$0] }.map { all[$0] }
            )
        }
    }
}

extension Path {
    /// Whether a path of one subpath ends where it begins.
    fileprivate var isClosed: Bool {
        guard elements.count > 2, case .move(let start) = elements.first, let last = elements.last else { return false }
        guard last != .close else { return true }
        guard let end = last.points.last else { return false }
        return (end.x - start.x).magnitude < 0.01 && (end.y - start.y).magnitude < 0.01
    }

    /// Whether more than half of the places along another path are inside the filled path, and not on its outline.
    fileprivate func containsMost(of path: Path) -> Bool {
        let margin = 0.7
        let places = path.places
        let inside = places.count { place in
            [(-margin, 0), (margin, 0), (0, -margin), (0, margin)].allSatisfy { (x, y) in
                contains(Point(x: place.x + x, y: place.y + y))
            }
        }
        return inside * 2 > places.count
    }

    /// The pieces of a path of one subpath, a path each.
    fileprivate var pieces: [Path] {
        var (pieces, last) = ([Path](), Point.zero)
        for element in elements {
            guard let end = element.points.last else { continue }
            if case .move = element {} else { pieces.append(Path([.move(to: last), element])) }
            last = end
        }
        return pieces
    }

    /// Three places on each piece, between its ends: these may be on the outline of what it ends at.
    private var places: [Point] {
        var (places, last) = ([Point](), Point.zero)
        for element in elements {
            let points = element.points
            guard let end = points.last else { continue }
            if case .move = element {
                last = end
                continue
            }
            let (control1, control2) = points.count == 3 ? (points[0], points[1]) : (last, end)
            for part in [0.2, 0.5, 0.8] { places.append(.onCurve(from: last, control1, control2, to: end, at: part)) }
            last = end
        }
        return places
    }
}
