import MizanBase
import MizanDrawing

/// The properties of one element that its children inherit (SVG 2 §6.2).
struct SVGStyle {
    /// The colour; nil is the foreground of the view that shows the image.
    var color: RGBA?
    var fill = SVGPaint.color(.black)
    var fillOpacity = 1.0
    var fillRule = FillRule.nonzero
    var stroke = SVGPaint.none
    var strokeOpacity = 1.0
    /// Lengths in user units.
    var strokeWidth = 1.0
    var cap = Stroke.Cap.butt
    var join = Stroke.Join.miter
    var miterLimit = 4.0
    var dash: [Double] = []
    var dashPhase = 0.0
    var isVisible = true

    /// Sets a property from its value; returns false for any other name.
    mutating func set(_ value: SVGValue) throws -> Bool {
        var value = value
        let isInherited = value.text == "inherit"
        switch value.name {
        case _ where isInherited: return Self.names.contains(value.name)
        case "color": if value.text.lowercased() != "currentcolor" { color = try value.color() }
        case "fill": fill = try value.paint()
        case "fill-opacity": fillOpacity = try value.fraction()
        case "fill-rule": fillRule = try value.word(["nonzero": .nonzero, "evenodd": .evenOdd])
        case "stroke": stroke = try value.paint()
        case "stroke-opacity": strokeOpacity = try value.fraction()
        case "stroke-width": strokeWidth = try value.positiveLength()
        case "stroke-linecap": cap = try value.word(["butt": .butt, "round": .round, "square": .square])
        case "stroke-linejoin": join = try value.word(["miter": .miter, "round": .round, "bevel": .bevel])
        case "stroke-miterlimit":
            let limit = try value.number()
            guard limit >= 1 else { throw value.mismatch("a number from 1 on") }
            miterLimit = limit
        case "stroke-dasharray": dash = try Self.dash(value)
        case "stroke-dashoffset": dashPhase = try value.length()
        case "visibility":
            isVisible = try value.word(["visible": true, "hidden": false, "collapse": false])
        default: return false
        }
        return true
    }

    private static func dash(_ value: SVGValue) throws -> [Double] {
        var value = value
        guard value.text.lowercased() != "none" else { return [] }
        let lengths = try value.lengths(limit: Limits.dashLengths)
        guard lengths.allSatisfy({ $0 >= 0 }) else { throw value.mismatch("lengths that are not negative") }
        // SVG 2 §13.5.6: a pattern of zeros is a whole line.
        return lengths.allSatisfy { $0 == 0 } ? [] : lengths
    }

    /// The names of the properties.
    static let names = [
        "color", "fill", "fill-opacity", "fill-rule", "stroke", "stroke-opacity", "stroke-width", "stroke-linecap",
        "stroke-linejoin", "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "visibility",
    ]
}

/// The properties that apply to one element as a whole.
struct SVGGroupStyle {
    var opacity = 1.0
    /// The value of the opacity, for errors about it.
    var opacityValue: SVGValue?
    var isDisplayed = true
    /// The clip of the element.
    var clip: SVGValue?

    /// Sets a property from its value; returns false for any other name.
    mutating func set(_ value: SVGValue) throws -> Bool {
        var number = value
        switch value.name {
        case "opacity":
            opacity = try number.fraction()
            opacityValue = value
        case "clip-path": clip = value.text.lowercased() == "none" ? nil : value
        case "display": isDisplayed = value.text.lowercased() != "none"
        default: return false
        }
        return true
    }
}

/// Properties that change nothing about shapes of one colour, or not with these values.
enum SVGIgnoredProperties {
    /// Whether a property can be passed over.
    static func contains(_ value: SVGValue) -> Bool {
        let name = value.name
        if let harmless = values[name] { return harmless.contains(value.text.lowercased()) }
        return names.contains(name) || prefixes.contains { name.hasPrefix($0) }
    }

    /// Properties of text, gradients and screens that programs write; a clip's rule has no effect without a clip.
    private static let names: Set<String> = [
        "clip-rule", "color-interpolation", "color-interpolation-filters", "color-rendering", "cursor", "direction",
        "dominant-baseline", "enable-background", "flood-color", "flood-opacity", "image-rendering", "isolation",
        "kerning", "letter-spacing", "lighting-color", "line-height", "pointer-events", "shape-padding",
        "shape-rendering", "solid-color", "solid-opacity", "stop-color", "stop-opacity", "unicode-bidi", "user-select",
        "white-space", "will-change", "word-spacing", "writing-mode",
    ]

    /// The prefixes of properties of text and of programs' own properties.
    private static let prefixes = ["font", "text-", "-"]

    /// The values that have no effect.
    private static let values: [String: Set<String>] = [
        "clip": ["auto"], "filter": ["none"], "marker": ["none"], "marker-end": ["none"],
        "marker-mid": ["none"], "marker-start": ["none"], "mask": ["none"], "mix-blend-mode": ["normal"],
        "overflow": ["hidden", "visible", "auto"], "paint-order": ["normal", "fill", "fill stroke"],
        "vector-effect": ["none"],
    ]
}
