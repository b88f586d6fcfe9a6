import MizanBase
import MizanDrawing

/// The variants in a symbol's name, which are made of the base's drawing by rule.
struct SymbolVariation: Hashable, Sendable {
    /// The outline around a sign.
    enum Enclosure: String, CaseIterable {
        case circle, square, rectangle
    }

    /// A sign at the lower right corner of a symbol, which turns with it.
    enum Badge: String, CaseIterable {
        case plus, minus, checkmark, exclamationmark, xmark, questionmark, ellipsis, clock, gearshape
        case personCrop = "person.crop"
    }

    var isSlashed = false
    var enclosure: Enclosure?
    var isFilled = false
    var badge: Badge?

    /// The variation of the words after a base's name: `slash`, then an outline, then `fill`, then a badge; nil for other words or another
    /// order. As in SF Symbols, `fill` may also come after the badge.
    init?(_ words: ArraySlice<Substring>) {
        var rest = words
        func takes(_ word: String) -> Bool {
            guard rest.first.map(String.init) == word else { return false }
            rest.removeFirst()
            return true
        }
        isSlashed = takes("slash")
        enclosure = Enclosure.allCases.first { takes($0.rawValue) }
        isFilled = takes("fill")
        if takes("badge") {
            let signs = Badge.allCases.map { (badge: $0, words: $0.rawValue.split(separator: ".")) }
            guard let sign = signs.first(where: { rest.starts(with: $0.words) }) else { return nil }
            badge = sign.badge
            rest.removeFirst(sign.words.count)
            isFilled = takes("fill") || isFilled
        }
        guard rest.isEmpty else { return nil }
    }

    /// Whether it repeats a variant that the name of its base ends with. A base with a slash isn't filled, because its slash would be
    /// filled too.
    func repeats(_ base: ArraySlice<Substring>) -> Bool {
        let ending = base.indices.dropFirst().lazy.compactMap { SymbolVariation(base[$0...]) }.first ?? .none
        return isSlashed && ending.isSlashed || isFilled && (ending.isFilled || base.last == "slash")
            || enclosure != nil && enclosure == ending.enclosure || badge != nil && base.contains("badge")
    }

    private init() {}

    static let none = SymbolVariation()

    /// Whether a part of it leans or reads the same way everywhere, so that a mirror image would be wrong.
    var staysUpright: Bool {
        isSlashed || badge == .checkmark || badge == .questionmark || badge == .clock
    }

    /// The reason for a symbol's direction.
    ///
    /// - Parameters:
    ///   - base: The reason for the direction of the symbol without variants.
    ///   - turns: Whether that symbol turns.
    func reason(base: String, turns: Bool) -> String {
        guard turns else { return badge == nil ? base : base + "; its badge stays at the right" }
        if badge == nil { return isSlashed ? "it turns, the slash leans the same way everywhere" : base }
        let upright = isSlashed ? "the slash" : "the sign in it"
        return base + "; its badge turns with it" + (staysUpright ? ", but not " + upright : "")
    }
}

extension SymbolVariation {
    /// The corner of a badge, its radius, and the air around it, in points.
    private static let (badgePlace, badgeRadius, badgeAir) = (Point(x: 18, y: 18), 5.0, 1.25)
    /// The ends of a slash from the middle, and the air around it.
    private static let (slashReach, slashAir) = (8.75, 1.5)

    /// The layers of a drawing's variant.
    ///
    /// - Parameters:
    ///   - filled: The drawing of the filled variant, if the base has one; nil for the rule.
    ///   - isMirrored: Whether the drawing has been mirrored, so that the badge is at the left.
    ///   - hasArabicBadge: Whether the badge is that of the Arabic script.
    ///   - hasTiers: Whether the sign in a filled circle is a layer over it, which may have another colour, and not a hole.
    func layers(
        of drawing: SymbolDrawing, filled: SymbolDrawing? = nil, weight: Double = 1, isMirrored: Bool = false,
        hasArabicBadge: Bool = false, hasTiers: Bool = false
    ) -> [SymbolLayer] {
        var layers: [SymbolLayer]
        if let enclosure {
            layers = enclosed(drawing, filled: filled, in: enclosure, weight: weight, hasTiers: hasTiers)
        } else {
            layers =
                !isFilled
                ? drawing.layers(weight: weight)
                : filled?.layers(weight: weight) ?? drawing.filledLayers(weight: weight)
            if isSlashed { layers = layers.slashed(reach: Self.slashReach, air: Self.slashAir, weight: weight) }
        }
        if let badge {
            let sign = hasArabicBadge && badge == .questionmark ? badge.drawing.flipped : badge.drawing
            layers = badged(layers, sign, tint: badge.tint, weight: weight, isMirrored: isMirrored)
        }
        return layers
    }

    private func enclosed(
        _ drawing: SymbolDrawing, filled: SymbolDrawing?, in enclosure: Enclosure, weight: Double, hasTiers: Bool
    ) -> [SymbolLayer] {
        let sign = SymbolSign(drawing, filled: filled, in: enclosure, weight: weight).layers(isSlashed: isSlashed)
        var frame = SymbolShape(enclosure.frame)
        frame.isFilled = isFilled
        let layers = SymbolDrawing([frame]).layers(weight: weight).inTier(.secondary)
        guard isFilled, !hasTiers else { return layers + sign }
        return layers.subtracting(sign.outline).inTier(.primary)
    }

    private func badged(
        _ layers: [SymbolLayer], _ sign: SymbolDrawing, tint: RGBA?, weight: Double, isMirrored: Bool
    ) -> [SymbolLayer] {
        let place = Point(x: isMirrored ? 24 - Self.badgePlace.x : Self.badgePlace.x, y: Self.badgePlace.y)
        func disc(_ radius: Double) -> Path {
            .ellipse(center: place, radii: Size(width: radius, height: radius))
        }
        let sign = sign.mapped { Point(x: place.x + $0.x, y: place.y + $0.y) }
        let mark = disc(Self.badgeRadius).subtracting(sign.layers(weight: weight).outline)
        return layers.subtracting(disc(Self.badgeRadius + Self.badgeAir)).inTier(.secondary)
            + [SymbolLayer(path: mark, tint: tint)]
    }
}

extension SymbolVariation.Badge {
    /// The colour in the rendering mode `multicolor`; nil for the foreground.
    fileprivate var tint: RGBA? {
        switch self {
        case .plus, .checkmark: RGBA(red: 0x34, green: 0xc7, blue: 0x59)
        case .minus: RGBA(red: 0xff, green: 0x3b, blue: 0x30)
        default: nil
        }
    }

    /// The sign around the origin.
    fileprivate var drawing: SymbolDrawing {
        let data =
            switch self {
            case .plus: "w1.6 M-2.4 0H2.4M0 -2.4V2.4"
            case .minus: "w1.6 M-2.4 0H2.4"
            case .checkmark: "w1.6 M-2.2 .2L-.6 1.8L2.2 -1.7"
            case .exclamationmark: "w1.6 M0 -2.6V.6|f O0 2.6 .9"
            case .xmark: "w1.6 M-1.8 -1.8L1.8 1.8M1.8 -1.8L-1.8 1.8"
            case .ellipsis: "f O-2.5 0 .85|f O0 0 .85|f O2.5 0 .85"
            case .clock: "w1.4 M0 -2.8V.2L1.9 1.3"
            case .gearshape:
                "f O0 0 1.6|w1.4 M0 -5V-4.6M0 5V4.6M-5 0H-4.6M5 0H4.6"
                    + "M-3.54 -3.54L-3.25 -3.25M3.54 3.54L3.25 3.25M-3.54 3.54L-3.25 3.25M3.54 -3.54L3.25 -3.25"
            case .personCrop: "f O0 -1.1 1.5|f M-2.9 3.2A2.9 2.3 0 0 1 2.9 3.2Z"
            case .questionmark: "w1.3 M-1.6 -1.3A1.6 1.6 0 1 1 .9 0C.3 .4 0 .6 0 1.1|f O0 2.9 .75"
            }
        return SymbolDrawing(Substring(data)) ?? SymbolDrawing([])
    }
}

extension SymbolDrawing {
    /// The mirror image around the origin.
    fileprivate var flipped: SymbolDrawing { mapped { Point(x: -$0.x, y: $0.y) } }
}

extension [SymbolLayer] {
    /// The layers with a slash from the top left to the bottom right over them.
    ///
    /// The air around the slash has the slash's round ends, so that parts of the layers go around them.
    ///
    /// - Parameters:
    ///   - reach: The distance of the slash's ends from the middle, along each axis.
    ///   - air: The space around the slash.
    func slashed(reach: Double, air: Double, weight: Double) -> [SymbolLayer] {
        func line(_ width: Double) -> Path {
            var path = Path()
            path.move(to: Point(x: 12 - reach, y: 12 - reach))
            path.addLine(to: Point(x: 12 + reach, y: 12 + reach))
            return SymbolShape(path, width: width).outlines().first ?? Path()
        }
        let width = SymbolShape.width * weight
        var rest = subtracting(line(width + 2 * air)).withoutCrumbs
        let tint = rest.allSatisfy { $0.tint == rest.first?.tint } ? rest.first?.tint : nil
        rest = rest.inTier(.secondary)
        rest.append(SymbolLayer(path: line(width), tint: tint))
        return rest
    }

    /// The least area of a part, in square points: less is a crumb of something that was cut.
    private static let crumb = 2.5

    /// The layers without parts too small to see what they belong to.
    private var withoutCrumbs: [SymbolLayer] {
        map { layer in
            var layer = layer
            layer.path = layer.path.subpaths.filter { $0.turnedArea < 0 || $0.turnedArea >= Self.crumb }
                .reduce(into: Path()) { $0.addPath($1) }
            return layer
        }.filter { !$0.path.isEmpty }
    }
}
