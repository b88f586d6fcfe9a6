import MizanBase
import MizanDrawing
import MizanImages

/// The part of a drawing that its filled variant fills.
enum SymbolBody: Sendable {
    /// The subpaths that are closed and in no other one.
    case closed
    /// The shapes with these indices, closed by a line.
    case shapes([Int])
    /// Another outline, for drawings whose body is left open.
    case outline(Path)

    /// The body as the resource has it: nothing, `0,2`, or path data; nil for text that breaks this grammar.
    init?(_ text: Substring) {
        if text.isEmpty {
            self = .closed
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
        if case .outline(let path) = self { .outline(path.mapped(map)) } else { self }
    }
}

extension SymbolDrawing {
    /// The greatest side of a closed part within the body that is left out whole; of a larger one only the line is, so that a lens
    /// stays a lens.
    private static let hole = 5.5

    /// The drawing with its body filled. Lines and signs within the body are left out of it, others are drawn next to it.
    ///
    /// A drawing without a body is returned as it is: strokes alone have nothing to fill.
    func filledLayers(weight: Double) -> [SymbolLayer] {
        let (body, others) = parted
        guard !body.isEmpty else { return layers(weight: weight) }
        let outline = body.reduce(into: Path()) { $0.addPath($1.path.closedSubpaths) }
        var (inside, outside) = ([SymbolShape](), [SymbolShape]())
        for shape in others {
            if outline.containsMost(of: shape.path) {
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
        let signs = SymbolDrawing(inside).layers(weight: weight).outline
        let layers = SymbolDrawing(filled).layers(weight: weight)
        return (signs.isEmpty ? layers : layers.subtracting(signs)) + SymbolDrawing(outside).layers(weight: weight)
    }

    /// Whether there is a body to fill.
    var hasBody: Bool { !parted.body.isEmpty }

    /// The body, and all else, a subpath each.
    private var parted: (body: [SymbolShape], others: [SymbolShape]) {
        func parts(_ shape: SymbolShape) -> [SymbolShape] {
            shape.path.subpaths.map { path in
                var part = shape
                part.path = path
                return part
            }
        }
        switch body {
        case .outline(let path):
            // Lines go along the body's outline and into the body: each piece is looked at alone.
            let pieces = shapes.flatMap(parts).flatMap { part in
                part.path.isClosed
                    ? [part]
                    : part.path.pieces.map { piece in
                        var shape = part
                        shape.path = piece
                        return shape
                    }
            }
            var body = SymbolShape(path)
            (body.tier, body.tint) = (shapes.first?.tier ?? .primary, shapes.first?.tint)
            return ([body], pieces)
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
