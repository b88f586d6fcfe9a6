import MizanBase
import MizanDocument

/// The parts of SVG that are rejected, with advice for each.
enum SVGUnsupported {
    /// The supported elements.
    private static let elements: Set<String> = [
        "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use",
    ]

    /// Whether an element shows nothing in its place: descriptions, definitions that are only referred to, and elements
    /// that programs add in their own namespaces.
    static func isPassedOver(_ name: String) -> Bool {
        ["title", "desc", "metadata", "defs", "clipPath", "style"].contains(name) || name.contains(":")
    }

    /// Throws for an unsupported element.
    static func check(_ element: XMLElement) throws {
        let name = element.name
        guard !elements.contains(name) else { return }
        throw SVGReader.error("svg-element", "\(quoted(name)) is not read", fix: fix(for: name), at: element.place)
    }

    private static func fix(for name: String) -> String {
        switch name {
        case "text", "tspan", "textPath", "tref":
            "turn it into paths where it is a drawing; what people read belongs into a Text, which can be translated"
        case "image", "foreignObject", "video", "canvas", "iframe", "audio":
            "put it beside the drawing as an image of its own"
        case "symbol": "make it a <g> inside of <defs>"
        case "mask": "cut the shapes themselves in the drawing program"
        case "linearGradient", "radialGradient", "meshgradient", "pattern", "hatch", "stop": "fill with one colour"
        case "filter": "leave the effect to the view that shows the image"
        case "marker": "draw the marker as a path"
        case "switch": "make an image for each language"
        case "a", "svg": "move what it holds out of it"
        case "script", "animate", "animateMotion", "animateTransform", "set", "discard", "view": "remove it"
        default:
            name.nearest(in: elements.sorted()).map { "did you mean <\($0)>?" }
                ?? "remove it; what is read is \(elements.sorted().joined(separator: ", "))"
        }
    }

    /// Whether an attribute has no visible effect; throws for one that is unsupported.
    static func passesOver(_ attribute: XMLAttribute, of element: XMLElement) throws -> Bool {
        let name = attribute.name
        if name == "href" || name.hasSuffix(":href") {
            throw error("only <use> refers to something", fix: "write what it refers to in its place", attribute)
        }
        if name.lowercased().hasPrefix("on") {
            throw error("events are not read", fix: "remove it", attribute)
        }
        if name == "systemLanguage" {
            throw error("images are not chosen inside of a file", fix: "make an image for each language", attribute)
        }
        if name == "xmlns" || name.contains(":") || name.hasPrefix("aria-") || name.hasPrefix("data-") { return true }
        if element.name == "svg", ofRoot.contains(name) { return true }
        return ["id", "class", "lang", "role", "tabindex", "focusable"].contains(name)
    }

    /// Attributes that the viewport reads, or that have no meaning there.
    private static let ofRoot: Set<String> = [
        "width", "height", "viewBox", "preserveAspectRatio", "version", "baseProfile", "x", "y", "zoomAndPan",
        "contentScriptType", "contentStyleType",
    ]

    /// The error for an attribute of unknown name.
    static func unknown(_ attribute: XMLAttribute, of element: XMLElement) -> DiagnosticError {
        let known =
            SVGStyle.names + SVGShape.names(of: element.name) + [
                "opacity", "transform", "style", "display", "clip-path",
            ]
        let fix: String =
            switch attribute.name {
            case "mask": "cut the shapes themselves in the drawing program"
            case "filter", "mix-blend-mode": "leave the effect to the view that shows the image"
            case "marker", "marker-start", "marker-mid", "marker-end": "draw the marker as a path"
            case let name: name.nearest(in: known).map { "did you mean \($0)?" } ?? "remove it"
            }
        return error("it is not read on <\(element.name)>", fix: fix, attribute)
    }

    /// Whether an attribute declares a prefix for SVG's elements; throws for another namespace of those without one.
    static func isPrefixOfSVG(_ attribute: XMLAttribute) throws -> Bool {
        let isSVG = attribute.value == "http://www.w3.org/2000/svg"
        guard attribute.name != "xmlns" || isSVG else {
            throw error(
                "\(Diagnostic.quote(attribute.value)) is not SVG's namespace",
                fix: "write xmlns=\"http://www.w3.org/2000/svg\"", attribute)
        }
        return isSVG && attribute.name.hasPrefix("xmlns:")
    }

    private static func error(_ message: String, fix: String, _ attribute: XMLAttribute) -> DiagnosticError {
        SVGReader.error("svg-attribute", "\(quoted(attribute.name)): \(message)", fix: fix, at: attribute.place)
    }

    private static func quoted(_ name: String) -> String { Diagnostic.quote(name) }
}
