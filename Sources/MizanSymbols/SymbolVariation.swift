import MizanBase
import MizanDrawing

/// The variants in a symbol's name, which are made of the base's drawing by rule.
struct SymbolVariation: Hashable, Sendable {
    /// The outline around a sign.
    enum Enclosure: String, CaseIterable {
        case circle, square, rectangle
    }

    /// A sign at the lower trailing corner.
    enum Badge: String, CaseIterable {
        case plus, minus, checkmark, exclamationmark, xmark, questionmark
    }

    var isSlashed = false
    var enclosure: Enclosure?
    var isFilled = false
    var badge: Badge?

    /// The variation of no word, and of words after a base's name: `slash`, `circle`, `fill`, `badge.plus`, each at most once; nil for
    /// other words.
    init?(_ words: ArraySlice<Substring>) {
        var rest = words
        while let word = rest.popFirst() {
            switch word {
            case "slash" where !isSlashed && enclosure == nil: isSlashed = true
            case "fill" where !isFilled: isFilled = true
            case "badge" where badge == nil:
                guard let sign = rest.popFirst(), let badge = Badge(rawValue: String(sign)) else { return nil }
                self.badge = badge
            default:
                guard let enclosure = Enclosure(rawValue: String(word)), self.enclosure == nil, badge == nil
                else { return nil }
                self.enclosure = enclosure
            }
        }
    }

    private init() {}

    static let none = SymbolVariation()

    /// Whether a part of it leans or reads the same way everywhere, so that a mirror image would be wrong.
    var staysUpright: Bool { isSlashed || badge == .checkmark || badge == .questionmark }

    /// The reason for a drawing per direction, of a symbol that turns but for a part of it.
    var reasonToStayUpright: String {
        isSlashed ? "it turns, the slash leans the same way everywhere" : "it turns, the sign of its badge does not"
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
    ///   - hasTiers: Whether the sign in a filled circle is a layer over it, which may have another colour, and not a hole.
    func layers(
        of drawing: SymbolDrawing, filled: SymbolDrawing? = nil, weight: Double = 1, isMirrored: Bool = false,
        hasTiers: Bool = false
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
        if let badge { layers = badged(layers, badge, weight: weight, isMirrored: isMirrored) }
        return layers
    }

    private func enclosed(
        _ drawing: SymbolDrawing, filled: SymbolDrawing?, in enclosure: Enclosure, weight: Double, hasTiers: Bool
    ) -> [SymbolLayer] {
        let sign = SymbolSign(drawing, filled: filled, in: enclosure, weight: weight).layers(isSlashed: isSlashed)
        var frame = SymbolShape(enclosure.frame)
        frame.isFilled = isFilled
        let layers = SymbolDrawing([frame]).layers(weight: weight).secondary
        guard isFilled, !hasTiers else { return layers + sign }
        return layers.subtracting(sign.outline)
    }

    private func badged(
        _ layers: [SymbolLayer], _ badge: Badge, weight: Double, isMirrored: Bool
    ) -> [SymbolLayer] {
        let place = Point(x: isMirrored ? 24 - Self.badgePlace.x : Self.badgePlace.x, y: Self.badgePlace.y)
        func disc(_ radius: Double) -> Path {
            .ellipse(center: place, radii: Size(width: radius, height: radius))
        }
        let sign = badge.drawing.mapped { Point(x: place.x + $0.x, y: place.y + $0.y) }
        let mark = disc(Self.badgeRadius).subtracting(sign.layers(weight: weight).outline)
        return layers.subtracting(disc(Self.badgeRadius + Self.badgeAir)).secondary + [SymbolLayer(path: mark)]
    }
}

extension SymbolVariation.Badge {
    /// The sign around the origin.
    fileprivate var drawing: SymbolDrawing {
        let data =
            switch self {
            case .plus: "w1.6 M-2.4 0H2.4M0 -2.4V2.4"
            case .minus: "w1.6 M-2.4 0H2.4"
            case .checkmark: "w1.6 M-2.2 .2L-.6 1.8L2.2 -1.7"
            case .exclamationmark: "w1.6 M0 -2.6V.6|f O0 2.6 .9"
            case .xmark: "w1.6 M-1.8 -1.8L1.8 1.8M1.8 -1.8L-1.8 1.8"
            case .questionmark: "w1.3 M-1.6 -1.3A1.6 1.6 0 1 1 .9 0C.3 .4 0 .6 0 1.1|f O0 2.9 .75"
            }
        return SymbolDrawing(Substring(data)) ?? SymbolDrawing([])
    }
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
        rest.add(SymbolLayer(path: line(width)))
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
