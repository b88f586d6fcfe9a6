import MizanBase
import MizanDocument
import MizanDrawing

/// The image's own box, and the map of the drawing's coordinates into it (SVG 2 §8.2, §8.6).
struct SVGViewport {
    /// The size in points.
    var size: FixedSize
    /// The map from user units to points.
    var transform: AffineTransformation

    /// The box as a rectangle from the origin.
    var rect: Rect { Rect(x: 0, y: 0, width: size.width.points, height: size.height.points) }

    /// Reads the attributes of the outermost `svg`.
    init(_ root: XMLElement) throws {
        func value(_ name: String) -> SVGValue? { root.attributes.first { $0.name == name }.map(SVGValue.init) }
        let box = try value("viewBox").map(Self.viewBox)
        var (width, height) = (try Self.length(value("width")), try Self.length(value("height")))
        if let box {
            // One length alone keeps the drawing's proportions.
            (width, height) = (
                width ?? height.map { $0 / box.height * box.width } ?? box.width,
                height ?? width.map { $0 / box.width * box.height } ?? box.height
            )
        }
        guard let width, let height else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "svg-attribute", place: root.place, message: "the image has no size",
                    fix: "write a viewBox, or width and height"))
        }
        guard let fixedWidth = FixedLength(points: width), let fixedHeight = FixedLength(points: height),
            fixedWidth > .zero, fixedHeight > .zero
        else {
            throw DiagnosticError(
                Diagnostic(
                    rule: "svg-value", place: root.place, message: "the image's size is not above 0, or too large",
                    fix: "write a width and a height in points"))
        }
        size = FixedSize(width: fixedWidth, height: fixedHeight)
        transform = AffineTransformation()
        guard let box else { return }
        transform = try Self.fitting(box, in: size.size, aspect: value("preserveAspectRatio"))
    }

    private static func viewBox(_ value: SVGValue) throws -> Rect {
        var value = value
        let numbers = try value.numbers(4)
        guard numbers[2] > 0, numbers[3] > 0 else { throw value.mismatch("a width and a height above 0") }
        return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// A length of the box; nil where the box decides, as for a percentage.
    private static func length(_ value: SVGValue?) throws -> Double? {
        guard var value, value.text != "auto" else { return nil }
        if value.text.hasSuffix("%") { return nil }
        let length = try value.length()
        guard length > 0 else { throw value.mismatch("a length above 0") }
        return length
    }

    /// The map from a `viewBox` into the size by `preserveAspectRatio`.
    private static func fitting(_ box: Rect, in size: Size, aspect: SVGValue?) throws -> AffineTransformation {
        var (x, y) = (size.width / box.width, size.height / box.height)
        var place = (x: 0.5, y: 0.5)
        var fits = true
        if let aspect, aspect.text != "none" {
            let words = aspect.text.split(separator: " ")
            let parts: [Substring: Double] = ["Min": 0, "Mid": 0.5, "Max": 1]
            guard let alignment = words.first, alignment.utf8.count == 8, alignment.hasPrefix("x"),
                alignment.dropFirst(4).hasPrefix("Y"), let alongX = parts[alignment.dropFirst().prefix(3)],
                let alongY = parts[alignment.dropFirst(5)], words.count == 1 || ["meet", "slice"].contains(words[1]),
                words.count <= 2
            else { throw aspect.mismatch("none, or xMidYMid and its kind, with meet or slice") }
            place = (alongX, alongY)
            fits = words.last != "slice"
        }
        if aspect?.text != "none" {
            let scale = fits ? min(x, y) : max(x, y)
            (x, y) = (scale, scale)
        }
        return AffineTransformation(
            a: x, d: y, tx: (size.width - box.width * x) * place.x - box.minX * x,
            ty: (size.height - box.height * y) * place.y - box.minY * y)
    }
}
