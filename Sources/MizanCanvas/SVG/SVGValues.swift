import MizanBase
import MizanDrawing
import MizanImages
import MizanRenderTree

extension Stroke.Cap {
    var svg: String {
        switch self {
        case .butt: "butt"
        case .round: "round"
        case .square: "square"
        }
    }
}

extension Stroke.Join {
    var svg: String {
        switch self {
        case .miter: "miter"
        case .round: "round"
        case .bevel: "bevel"
        }
    }
}

extension Rect {
    /// The attributes of a rectangle.
    var svg: String {
        "x=\"\(minX.svg)\" y=\"\(minY.svg)\" width=\"\(max(width, 0).svg)\" height=\"\(max(height, 0).svg)\""
    }
}

extension CanvasGradient {
    /// The definition of the gradient; nil where SVG has none such.
    func svg(named name: String) -> String? {
        switch geometry {
        case .linear(let start, let end):
            return "<linearGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" x1=\"\(start.x.svg)\" "
                + "y1=\"\(start.y.svg)\" x2=\"\(end.x.svg)\" y2=\"\(end.y.svg)\">\(Self.svg(stops))</linearGradient>"
        case .radial(let center, let unit, let start, let end):
            // SVG 1.1 counts from the centre: the stops move outwards, in the order of growing radii.
            let outer = max(start, end)
            guard outer > 0 else { return nil }
            let stops = stops.map { stop in
                CanvasGradient.Stop(location: (start + (end - start) * stop.location) / outer, color: stop.color)
            }
            let place = AffineTransformation(a: unit.width, d: unit.height, tx: center.x, ty: center.y)
            return "<radialGradient id=\"\(name)\" gradientUnits=\"userSpaceOnUse\" cx=\"0\" cy=\"0\" "
                + "r=\"\(outer.svg)\" gradientTransform=\"\(place.svg)\">\(Self.svg(start < end ? stops : stops.reversed()))"
                + "</radialGradient>"
        case .angular: return nil
        }
    }

    private static func svg(_ stops: [Stop]) -> String {
        stops.map { stop in
            "<stop offset=\"\(min(max(stop.location, 0), 1).svg)\" stop-color=\"\(stop.color.svg)\""
                + "\(stop.color.svgOpacity("stop-opacity"))/>"
        }.joined()
    }
}

extension ColorMatrix {
    /// The primitive of a filter.
    var svg: String {
        func part(_ value: Int32) -> String { (Double(value) / Double(Self.one)).svg }
        func row(_ row: Row) -> String {
            "\(part(row.red)) \(part(row.green)) \(part(row.blue)) 0 \(part(row.offset))"
        }
        return "<feColorMatrix values=\"\(row(red)) \(row(green)) \(row(blue)) 0 0 0 \(part(alpha)) 0\"/>"
    }
}

extension BlendMode {
    /// The value of CSS's `mix-blend-mode`; nil where there is none.
    var svg: String? {
        switch self {
        case .normal: "normal"
        case .multiply: "multiply"
        case .screen: "screen"
        case .overlay: "overlay"
        case .darken: "darken"
        case .lighten: "lighten"
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .difference: "difference"
        case .exclusion: "exclusion"
        case .hue: "hue"
        case .saturation: "saturation"
        case .color: "color"
        case .luminosity: "luminosity"
        case .plusLighter: "plus-lighter"
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
        }
    }
}

extension EncodedBitmap {
    /// Whether its pixels are stored as they are shown.
    var isUpright: Bool { orientation == .up }

    /// Its MIME type.
    var mimeType: String {
        switch format {
        case .png: "image/png"
        case .jpeg: "image/jpeg"
        }
    }
}
