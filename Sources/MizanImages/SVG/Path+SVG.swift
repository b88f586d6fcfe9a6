import MizanBase
import MizanDrawing

extension Path {
    /// Reads SVG's path data: lines, curves and arcs, absolute and relative, `M1 2l3.5.5a1 1 0 01-2 0z`, in points.
    ///
    /// Quadratic curves become the cubic ones of the same shape, arcs cubic ones that lie within 0.03 % of the radius.
    /// Nil for text that breaks the grammar and for coordinates beyond ``MizanBase/FixedLength/limit``. Empty text gives the
    /// empty path.
    ///
    /// Source: SVG 2 §9.3, path data.
    public init?(svg text: String) {
        guard let path = try? PathData.path(text) else { return nil }
        self = path
    }

    /// The path as data for ``init(svg:)``, with coordinates on the grid of 1/10,000 pt, written like ``MizanBase/FixedLength``.
    ///
    /// Empty where a coordinate is NaN, infinite or beyond ``MizanBase/FixedLength/limit``, since such a path can't be drawn.
    public var svg: String {
        var text = ""
        for element in elements {
            let points: [Point]
            switch element {
            case .move(let end):
                text += "M"
                points = [end]
            case .line(let end):
                text += "L"
                points = [end]
            case .curve(let end, let control1, let control2):
                text += "C"
                points = [control1, control2, end]
            case .close:
                text += "Z"
                points = []
            }
            for (index, point) in points.enumerated() {
                guard let x = FixedLength(points: point.x), let y = FixedLength(points: point.y) else { return "" }
                if index > 0 { text += " " }
                text += x.description
                text += " "
                text += y.description
            }
        }
        return text
    }
}
