import MizanDocument

/// A `use` element: another element's shapes in its place (SVG 2 §5.5).
struct SVGUse {
    /// The value of `href`.
    private(set) var reference: SVGValue?
    /// The translation in user units.
    private(set) var (x, y) = (0.0, 0.0)

    /// A `use` element; nil for any other element.
    init?(_ element: XMLElement) {
        guard element.name == "use" else { return nil }
    }

    /// Sets an attribute; returns false for one that doesn't concern the reference.
    mutating func set(_ value: SVGValue) throws -> Bool {
        var value = value
        switch value.name {
        // The one without a prefix counts where both stand there.
        case "href": reference = value
        case "xlink:href": reference = reference.flatMap { $0.name == "href" ? $0 : nil } ?? value
        case "x": x = try value.length()
        case "y": y = try value.length()
        // They say something about an svg or a symbol only.
        case "width", "height": _ = try value.text == "auto" || value.positiveLength() >= 0
        default: return false
        }
        return true
    }
}
