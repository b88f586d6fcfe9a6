import MizanBase
import MizanDocument

/// A drawing of a symbol: shapes of SVG on the family's grid, in the form of the resource.
///
/// White takes away what is below it: a straight line from edge to edge of the drawing, as a slash needs it, and any other shape its
/// own area. The attribute `data-level` numbers the parts that a variable value shows one after the other.
struct SymbolArtwork {
    /// How our own drawings begin: the grid, and the family's stroke.
    static let opening = """
        <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor"
             stroke-width="2" stroke-linecap="round" stroke-linejoin="round">

        """

    private static let frame = [
        "width": "24", "height": "24", "viewBox": "0 0 24 24", "fill": "none", "stroke": "currentColor",
        "stroke-width": "2", "stroke-linecap": "round", "stroke-linejoin": "round",
    ]

    /// The shapes, parted by `|`.
    let text: String

    /// Reads a drawing; throws diagnostics with the place of what is wrong.
    init(bytes: [UInt8], file: String) throws {
        var reader = try XMLReader(bytes, file: file)
        var shapes: [String] = []
        while let event = try reader.next() {
            guard case .start(let element) = event else { continue }
            if element.name == "svg" {
                let differs = Self.frame.keys.sorted().first { element[$0] != Self.frame[$0] }
                if let differs {
                    throw Self.error(
                        element, "the drawing has another \(differs) than the family",
                        "copy the first lines of another drawing; other widths belong to the shapes")
                }
            } else {
                shapes.append(try Self.shape(element))
            }
        }
        guard shapes.contains(where: { !$0.hasPrefix("g ") }) else {
            throw DiagnosticError(
                Diagnostic(rule: "symbol-drawing", file: file, message: "nothing is drawn", fix: "draw a stroke"))
        }
        text = shapes.joined(separator: "|")
    }

    private static func shape(_ element: XMLElement) throws -> String {
        let geometry = try geometry(element)
        var marks: [String] = []
        let isGap = element["stroke"] == "white" || element["fill"] == "white"
        let isFilled = (element["fill"] ?? "none") != "none"
        for attribute in element.attributes {
            let value = attribute.value
            switch attribute.name {
            case "fill", "stroke":
                if value.hasPrefix("#") {
                    if marks.contains(where: { $0.hasPrefix("#") && $0 != value }) {
                        throw error(element, "the shape has two colours", "draw two shapes")
                    }
                    marks.append(value)
                } else if !["none", "currentColor", "white"].contains(value) {
                    throw error(element, "\(Diagnostic.quote(value)) is no colour of a symbol", "write #rrggbb")
                }
            case "stroke-width": marks.append("w" + value)
            case "data-level": marks.append("v" + value)
            default: continue
            }
        }
        if isGap { marks.insert("g", at: 0) }
        if isFilled { marks.insert(element["stroke"] == "none" ? "f" : "b", at: 0) }
        return (marks + [geometry]).joined(separator: " ")
    }

    /// Path data, `O` with a centre and radii, or `R` with left, top, width, height and radius.
    private static func geometry(_ element: XMLElement) throws -> String {
        func value(_ name: String) -> String { element[name] ?? "0" }
        let known: Set<String>
        let text: String
        switch element.name {
        case "path":
            known = ["d"]
            text = value("d").split(whereSeparator: \.isWhitespace).joined(separator: " ")
        case "circle":
            known = ["cx", "cy", "r"]
            text = "O\(value("cx")) \(value("cy")) \(value("r"))"
        case "ellipse":
            known = ["cx", "cy", "rx", "ry"]
            text = "O\(value("cx")) \(value("cy")) \(value("rx")) \(value("ry"))"
        case "rect":
            known = ["x", "y", "width", "height", "rx", "ry"]
            let radius = element["rx"] ?? element["ry"]
            guard element["ry"] == nil || element["ry"] == radius else {
                throw error(element, "the corners are no parts of circles", "draw a path")
            }
            text =
                "R\(value("x")) \(value("y")) \(value("width")) \(value("height"))" + (radius.map { " " + $0 } ?? "")
        case "line":
            known = ["x1", "y1", "x2", "y2"]
            text = "M\(value("x1")) \(value("y1"))L\(value("x2")) \(value("y2"))"
        case "polyline", "polygon":
            known = ["points"]
            text = "M" + value("points") + (element.name == "polygon" ? "Z" : "")
        default: throw error(element, "\(Diagnostic.quote(element.name)) is no shape of a symbol", "draw a path")
        }
        let paint: Set = ["fill", "stroke", "stroke-width", "data-level"]
        if let other = element.attributes.first(where: { !known.contains($0.name) && !paint.contains($0.name) }) {
            throw error(element, "\(Diagnostic.quote(other.name)) is not read here", "remove it")
        }
        return text
    }

    private static func error(_ element: XMLElement, _ message: String, _ fix: String) -> DiagnosticError {
        DiagnosticError(Diagnostic(rule: "symbol-drawing", place: element.place, message: message, fix: fix))
    }
}
