import Mizan

extension BlendMode {
    /// A colour mixed with the one below it; both, and the result, are multiplied by their opacity. Source: Compositing and Blending
    /// Level 1.
    func mixed(_ source: Color, over below: Color) -> Color {
        switch self {
        case .normal, .plusDarker: return source.over(below)
        case .sourceAtop: return source.multiplied(by: below.alpha).over(below).with(alpha: below.alpha)
        case .destinationOver: return below.over(source)
        case .destinationOut: return below.multiplied(by: 255 - source.alpha)
        case .plusLighter: return below.adding(source)
        default: break
        }
        let (one, two) = (source.parts, below.parts)
        let mixed = isSeparable ? zip(one.color, two.color).map(component) : whole(one.color, two.color)
        // Where only one of both is, it is as it was.
        let parts = (0..<3).map { channel in
            (1 - two.alpha) * one.alpha * one.color[channel] + (1 - one.alpha) * two.alpha * two.color[channel]
                + one.alpha * two.alpha * mixed[channel]
        }
        return Color(parts: parts, alpha: one.alpha + two.alpha - one.alpha * two.alpha)
    }

    private var isSeparable: Bool {
        switch self {
        case .hue, .saturation, .color, .luminosity: false
        default: true
        }
    }

    private func component(_ source: Double, _ below: Double) -> Double {
        switch self {
        case .multiply: source * below
        case .screen: source + below - source * below
        case .overlay: Self.hard(below, source)
        case .hardLight: Self.hard(source, below)
        case .darken: min(source, below)
        case .lighten: max(source, below)
        case .colorDodge: below == 0 ? 0 : source >= 1 ? 1 : min(1, below / (1 - source))
        case .colorBurn: below >= 1 ? 1 : source <= 0 ? 0 : 1 - min(1, (1 - below) / source)
        case .softLight: Self.soft(source, below)
        case .difference: abs(source - below)
        case .exclusion: source + below - 2 * source * below
        default: source
        }
    }

    private static func hard(_ source: Double, _ below: Double) -> Double {
        source <= 0.5 ? below * 2 * source : below + (2 * source - 1) - below * (2 * source - 1)
    }

    private static func soft(_ source: Double, _ below: Double) -> Double {
        guard source > 0.5 else { return below - (1 - 2 * source) * below * (1 - below) }
        let curve = below <= 0.25 ? ((16 * below - 12) * below + 4) * below : below.squareRoot()
        return below + (2 * source - 1) * (curve - below)
    }

    private func whole(_ source: [Double], _ below: [Double]) -> [Double] {
        switch self {
        case .hue: Self.lit(Self.saturated(source, by: Self.saturation(below)), by: Self.light(below))
        case .saturation: Self.lit(Self.saturated(below, by: Self.saturation(source)), by: Self.light(below))
        case .color: Self.lit(source, by: Self.light(below))
        default: Self.lit(below, by: Self.light(source))
        }
    }

    private static func light(_ color: [Double]) -> Double { 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] }

    private static func saturation(_ color: [Double]) -> Double { (color.max() ?? 0) - (color.min() ?? 0) }

    private static func lit(_ color: [Double], by light: Double) -> [Double] {
        let difference = light - self.light(color)
        let moved = color.map { $0 + difference }
        let (least, most) = (moved.min() ?? 0, moved.max() ?? 0)
        return moved.map { part in
            if least < 0 { return light + (part - light) * light / (light - least) }
            return most > 1 ? light + (part - light) * (1 - light) / (most - light) : part
        }
    }

    private static func saturated(_ color: [Double], by saturation: Double) -> [Double] {
        let least = color.min() ?? 0
        let range = self.saturation(color)
        return color.map { range > 0 ? ($0 - least) * saturation / range : 0 }
    }
}

extension Color {
    /// The colour without its opacity, and that, as parts.
    fileprivate var parts: (color: [Double], alpha: Double) {
        let straight = straight
        return ([straight.red, straight.green, straight.blue].map { Double($0) / 255 }, Double(alpha) / 255)
    }

    fileprivate init(parts: [Double], alpha: Double) {
        func byte(_ part: Double) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
        self.init(red: byte(parts[0]), green: byte(parts[1]), blue: byte(parts[2]), alpha: byte(alpha))
    }

    /// The colour not multiplied by its opacity.
    var straight: RGBA {
        guard alpha > 0 else { return .clear }
        func whole(_ part: UInt8) -> UInt8 { UInt8(min((Int(part) * 255 + Int(alpha) / 2) / Int(alpha), 255)) }
        return RGBA(red: whole(red), green: whole(green), blue: whole(blue), alpha: alpha)
    }

    fileprivate func with(alpha: UInt8) -> Color { Color(red: red, green: green, blue: blue, alpha: alpha) }

    fileprivate func adding(_ other: Color) -> Color {
        func sum(_ one: UInt8, _ other: UInt8) -> UInt8 { UInt8(min(Int(one) + Int(other), 255)) }
        return Color(
            red: sum(red, other.red), green: sum(green, other.green), blue: sum(blue, other.blue),
            alpha: sum(alpha, other.alpha))
    }

    /// The colour at a part of 255 of the way to another one.
    func mixed(with other: Color, by part: UInt8) -> Color {
        func mean(_ one: UInt8, _ other: UInt8) -> UInt8 {
            let (part, rest) = (Int(part), 255 - Int(part))
            let sum = Int(one) * rest + Int(other) * part
            return UInt8((sum + 127) / 255)
        }
        return Color(
            red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue),
            alpha: mean(alpha, other.alpha))
    }
}
