import MizanBase
import MizanDocument
import MizanDrawing

/// The outline of one element, from its attributes (SVG 2 §9, §10).
struct SVGShape {
    private let name: String
    private let place: SourcePlace
    /// Lengths by their attributes' names.
    private var lengths: [String: Double] = [:]
    private var data: SVGValue?

    /// A shape for an element; nil for one that is no shape.
    init?(_ element: XMLElement) {
        name = element.name
        place = element.place
        guard !Self.names(of: name).isEmpty else { return nil }
    }

    /// The attributes that define a shape's outline.
    static func names(of element: String) -> [String] {
        switch element {
        case "path": ["d"]
        case "rect": ["x", "y", "width", "height", "rx", "ry"]
        case "circle": ["cx", "cy", "r"]
        case "ellipse": ["cx", "cy", "rx", "ry"]
        case "line": ["x1", "y1", "x2", "y2"]
        case "polyline", "polygon": ["points"]
        default: []
        }
    }

    /// Sets an attribute; returns false for one that doesn't concern the outline.
    mutating func set(_ value: SVGValue) throws -> Bool {
        guard Self.names(of: name).contains(value.name) else { return false }
        var value = value
        switch value.name {
        case "d", "points": data = value
        case "rx", "ry":
            if value.text.lowercased() != "auto" { lengths[value.name] = try value.positiveLength() }
        case "width", "height", "r": lengths[value.name] = try value.positiveLength()
        default: lengths[value.name] = try value.length()
        }
        return true
    }

    /// The outline in user units, with at most about `limit` elements; nil for a shape without an extent.
    func path(limit: Int) throws -> Path? {
        switch name {
        case "path":
            guard let data, data.text.lowercased() != "none" else { return nil }
            return try data.path(limit: limit)
        case "polyline", "polygon":
            guard var data else { return nil }
            var path = Path()
            path.addLines(try data.points(limit: limit))
            if name == "polygon" { path.closeSubpath() }
            return path
        case "line":
            var path = Path()
            path.addLines([Point(x: self["x1"], y: self["y1"]), Point(x: self["x2"], y: self["y2"])])
            return path
        case "rect": return rectangle
        default:
            let radius = lengths["r"]
            // One radius alone is both (SVG 2 §7.4).
            let (x, y) = (radius ?? lengths["rx"] ?? self["ry"], radius ?? lengths["ry"] ?? self["rx"])
            return ellipse(center: Point(x: self["cx"], y: self["cy"]), x, y)
        }
    }

    private subscript(name: String) -> Double { lengths[name] ?? 0 }

    /// The outline of a rectangle (SVG 2 §10.2): a missing radius equals the other, and none is more than half of a
    /// side.
    private var rectangle: Path? {
        let rect = Rect(x: self["x"], y: self["y"], width: self["width"], height: self["height"])
        guard rect.width > 0, rect.height > 0 else { return nil }
        let corner = Size(width: lengths["rx"] ?? self["ry"], height: lengths["ry"] ?? self["rx"])
        guard corner.width > 0, corner.height > 0 else { return Path(rect) }
        return Path(roundedRect: rect, cornerSize: corner)
    }

    /// An ellipse from its right end, where dashes begin (SVG 2 §10.3).
    private func ellipse(center: Point, _ x: Double, _ y: Double) -> Path? {
        x > 0 && y > 0 ? .ellipse(center: center, radii: Size(width: x, height: y)) : nil
    }
}
