import MizanBase
import MizanDrawing

/// An outline as SVG's path data in lines of text, coordinates rounded to thousandths of a point: a symbol that is shown 20
/// times as large has them right to a fiftieth.
struct PathText {
    private static let unit = FixedLength.unitsPerPoint / 1000

    /// Each of the lines is at most so wide, unless one step alone is wider.
    let width: Int
    private(set) var lines: [String] = []
    private var line = ""
    /// Where the outline has come to, and where its subpath began, in thousandths.
    private var place: (x: Int64, y: Int64) = (0, 0)
    private var start: (x: Int64, y: Int64) = (0, 0)
    /// A line that is written unless it leads to where the subpath began.
    private var pending: (x: Int64, y: Int64)?

    init(_ path: Path, width: Int) {
        self.width = width
        for element in path.elements { add(element) }
        if !line.isEmpty { lines.append(line) }
    }

    private mutating func add(_ element: Path.Element) {
        let points = element.points.map { (x: Self.thousandths($0.x), y: Self.thousandths($0.y)) }
        guard let end = points.last else {
            if let last = pending, last != start { addPending() }
            pending = nil
            place = start
            return write("Z")
        }
        addPending()
        switch element {
        case .move:
            start = end
            write("M" + Self.text(points))
        case .line:
            if end != place { pending = end }
            return
        case .curve:
            guard points.contains(where: { $0 != place }) else { return }
            write("C" + Self.text(points))
        case .close: return
        }
        place = end
    }

    private mutating func addPending() {
        guard let end = pending else { return }
        pending = nil
        if end.x == place.x {
            write("V" + Self.text(end.y))
        } else if end.y == place.y {
            write("H" + Self.text(end.x))
        } else {
            write("L" + Self.text([end]))
        }
        place = end
    }

    private mutating func write(_ step: String) {
        if !line.isEmpty, line.utf8.count + step.utf8.count > width {
            lines.append(line)
            line = ""
        }
        line += step
    }

    /// The nearest thousandth, of two the even one: what is mirrored or moved in a drawing has the same outline then.
    private static func thousandths(_ coordinate: Double) -> Int64 {
        let length = FixedLength(points: coordinate)?.rawValue ?? 0
        let (below, rest) = (length / unit, length % unit)
        return rest * 2 > unit || rest * 2 == unit && !below.isMultiple(of: 2) ? below + 1 : below
    }

    private static func text(_ points: [(x: Int64, y: Int64)]) -> String {
        points.map { text($0.x) + " " + text($0.y) }.joined(separator: " ")
    }

    private static func text(_ thousandths: Int64) -> String {
        FixedLength(rawValue: thousandths * unit).description
    }
}
