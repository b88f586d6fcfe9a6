import MizanBase
import MizanDrawing
import MizanImages

/// A part of a drawing: a line with round ends and joints, a filled outline, or both.
struct SymbolShape: Sendable {
    /// The width of lines that have no other, in points.
    static let width = 2.0

    var path: Path
    /// The width of the line, in points; 0 for none.
    var width = Self.width
    var isFilled = false
    /// Nil for the foreground.
    var color: RGBA?
    /// Whether it takes away what is below it: a straight line from edge to edge of the drawing, another shape its own area.
    var isGap = false
    /// The place among the parts that a variable value shows one after the other; nil for a part that is always shown.
    var level: Int?
    /// The tier of the layers that it becomes.
    var tier = SymbolTier.primary
    /// The colour in the rendering mode `multicolor`; nil for the foreground.
    var tint: RGBA?

    init(_ path: Path, width: Double = Self.width, isFilled: Bool = false) {
        self.path = path
        self.width = width
        self.isFilled = isFilled
    }

    /// A shape as the resource has it: `w1.5 b #2f8fe8 v2 M4 12H20`; nil for text that breaks this grammar.
    ///
    /// `f` fills, `b` fills and draws the line too, `w` gives the line's width, `g` makes a gap, `v` a level. After these, path data;
    /// or `O` with a centre and one or two radii; or `R` with left, top, width, height and the radius of the corners.
    init?(_ text: Substring) {
        var rest = text
        var shape = SymbolShape(Path())
        while let first = rest.utf8.first, !Self.openings.contains(first) {
            let token = rest.prefix { $0 != " " }
            rest = rest[token.endIndex...].dropFirst()
            let value = token.dropFirst()
            switch first {
            case UInt8(ascii: "f"): (shape.isFilled, shape.width) = (true, 0)
            case UInt8(ascii: "b"): shape.isFilled = true
            case UInt8(ascii: "g"): shape.isGap = true
            case UInt8(ascii: "w"):
                guard let width = Double(value) else { return nil }
                shape.width = width
            case UInt8(ascii: "v"):
                guard let level = Int(value) else { return nil }
                shape.level = level
            case UInt8(ascii: "#"):
                guard let number = UInt32(value, radix: 16), value.utf8.count == 6 else { return nil }
                shape.color = RGBA(
                    red: UInt8(truncatingIfNeeded: number >> 16), green: UInt8(truncatingIfNeeded: number >> 8),
                    blue: UInt8(truncatingIfNeeded: number))
            default: return nil
            }
        }
        guard let path = Self.path(rest) else { return nil }
        shape.path = path
        self = shape
    }

    private static let openings = Array("MmOR".utf8)

    private static func path(_ text: Substring) -> Path? {
        guard text.first == "O" || text.first == "R" else { return Path(svg: String(text)) }
        let numbers = text.dropFirst().split(separator: " ").compactMap { Double($0) }
        if text.first == "O" {
            guard numbers.count == 3 || numbers.count == 4 else { return nil }
            return .ellipse(
                center: Point(x: numbers[0], y: numbers[1]),
                radii: Size(width: numbers[2], height: numbers[numbers.count - 1]))
        }
        guard numbers.count == 4 || numbers.count == 5 else { return nil }
        let rect = Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        guard numbers.count == 5, numbers[4] > 0 else { return Path(rect) }
        return Path(roundedRect: rect, cornerSize: Size(width: numbers[4], height: numbers[4]))
    }
}

extension SymbolShape {
    /// Lines become outlines at twice the size, where their curves are cut finely enough for symbols that are shown larger.
    private static let fineness = 2.0

    /// The outlines of the shape, to be filled by the nonzero rule: what it fills, and its line.
    ///
    /// - Parameter weight: A factor of the width of the line. Dots that are filled alone grow by as much.
    func outlines(weight: Double = 1) -> [Path] {
        var outlines: [Path] = []
        if isFilled { outlines.append(path.closedSubpaths) }
        let own = width > 0 ? width : isFilled && weight > 1 ? Self.width : 0
        let line = width > 0 ? own * weight : own * (weight - 1)
        if line > 0 { outlines.append(Self.line(along: path, width: line)) }
        // All run clockwise, so that what overlaps in one outline doesn't cancel out.
        return outlines.map(\.onGrid).map { isGap && !isFilled || $0.isClockwise ? $0 : $0.reversed }
    }

    private static func line(along path: Path, width: Double) -> Path {
        let larger = path.mapped { Point(x: $0.x * fineness, y: $0.y * fineness) }
        guard let length = FixedLength(points: width * fineness) else { return Path() }
        let stroke = Stroke(width: length, cap: .round, join: .round)
        let limit = Limits.svgPathElements
        let outline =
            StrokeContour.outline(of: larger, stroke, limit: limit)
            ?? StrokeContour.outline(of: larger.chords(tighterThan: length.points / 2), stroke, limit: limit)
            ?? larger.stroked(stroke)
        return outline.mapped { Point(x: $0.x / fineness, y: $0.y / fineness) }
    }

    /// The shape moved by a map of the plane; its line stays as wide.
    func mapped(_ map: (Point) -> Point) -> SymbolShape {
        var shape = self
        shape.path = path.mapped(map)
        return shape
    }
}

extension Path {
    /// The path with each subpath closed.
    var closedSubpaths: Path {
        var path = Path()
        for subpath in subpaths {
            path.elements += subpath.elements
            if subpath.elements.last != .close { path.closeSubpath() }
        }
        return path
    }

    /// The path with a few chords in place of each curve that is tighter somewhere than a circle of a radius.
    ///
    /// The inner side of a line of that width along such a curve would run backwards.
    fileprivate func chords(tighterThan radius: Double) -> Path {
        let count = 6
        var (path, last) = (Path(), Point.zero)
        for element in elements {
            if case .curve(let end, let control1, let control2) = element,
                Path.isTight([last, control1, control2, end], radius: radius)
            {
                for index in 1..<count {
                    let part = Double(index) / Double(count)
                    path.addLine(to: .onCurve(from: last, control1, control2, to: end, at: part))
                }
                path.addLine(to: end)
            } else {
                path.elements.append(element)
            }
            last = element.points.last ?? last
        }
        return path
    }

    /// Whether a curve is tighter somewhere than a circle.
    private static func isTight(_ points: [Point], radius: Double) -> Bool {
        let (a, b, c, d) = (points[0], points[1], points[2], points[3])
        return stride(from: 0.0, through: 1, by: 0.125).contains { t in
            let s = 1 - t
            func first(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                3 * (s * s * (b - a) + 2 * s * t * (c - b) + t * t * (d - c))
            }
            func second(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
                6 * (s * (c - 2 * b + a) + t * (d - 2 * c + b))
            }
            let (x, y) = (first(a.x, b.x, c.x, d.x), first(a.y, b.y, c.y, d.y))
            let (xx, yy) = (second(a.x, b.x, c.x, d.x), second(a.y, b.y, c.y, d.y))
            let speed = (x * x + y * y).squareRoot()
            return (x * yy - y * xx).magnitude * radius >= speed * speed * speed * 0.98
        }
    }

    /// The path on the grid of the render tree.
    fileprivate var onGrid: Path {
        func onGrid(_ coordinate: Double) -> Double { FixedLength(points: coordinate)?.points ?? 0 }
        return mapped { Point(x: onGrid($0.x), y: onGrid($0.y)) }
    }

    /// The subpaths, each as a path.
    var subpaths: [Path] {
        var subpaths: [Path] = []
        for element in elements {
            if case .move = element { subpaths.append(Path()) }
            guard !subpaths.isEmpty else { continue }
            subpaths[subpaths.count - 1].elements.append(element)
        }
        return subpaths.filter { $0.elements.count > 1 }
    }
}
