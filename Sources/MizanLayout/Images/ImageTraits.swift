import MizanBase
import MizanUnicode

/// What a picture of an asset is made for, and what is asked of an asset; nil is anything. Source: UIKit's
/// `UITraitCollection`, of which the layout direction is one trait beside the others.
public struct ImageTraits: Hashable, Sendable {
    /// The direction of the view that shows the picture.
    public var layoutDirection: LayoutDirection?
    /// The language of text in the picture.
    public var locale: LanguageTag?
    /// The kind of device.
    public var idiom: UserInterfaceIdiom?
    /// Light or dark appearance.
    public var colorScheme: ColorScheme?
    /// Pixels per point.
    public var displayScale: Double?

    /// Traits, of which all but the given ones are anything.
    public init(
        layoutDirection: LayoutDirection? = nil, locale: LanguageTag? = nil, idiom: UserInterfaceIdiom? = nil,
        colorScheme: ColorScheme? = nil, displayScale: Double? = nil
    ) {
        self.layoutDirection = layoutDirection
        self.locale = locale
        self.idiom = idiom
        self.colorScheme = colorScheme
        self.displayScale = displayScale
    }
}

extension ImageTraits {
    /// How far traits are from the ones that are asked for, trait by trait: the language weighs most, since a picture in
    /// another can't be read, the scale least, since any can be drawn at any other.
    struct Distance: Comparable {
        private let parts: [Double]

        fileprivate init(_ parts: [Double]) { self.parts = parts }

        static func < (first: Distance, second: Distance) -> Bool {
            first.parts.lexicographicallyPrecedes(second.parts)
        }
    }

    /// - Parameter languages: The languages that there are pictures for and that suit the asked one, the best first.
    func distance(from asked: ImageTraits, languages: [LanguageTag]) -> Distance {
        Distance(
            [
                locale.map { languages.firstIndex(of: $0).map(Double.init) ?? .infinity } ?? Double(languages.count),
                Self.distance(layoutDirection, from: asked.layoutDirection),
                Self.distance(idiom, from: asked.idiom),
                Self.distance(colorScheme, from: asked.colorScheme),
            ] + Self.distance(displayScale, from: asked.displayScale ?? 1))
    }

    /// What is made for a thing suits it better than what is made for anything, and that better than what is made for
    /// another.
    private static func distance<Trait: Equatable>(_ trait: Trait?, from asked: Trait?) -> Double {
        guard let trait else { return 1 }
        return trait == asked ? 0 : 2
    }

    /// A picture of more pixels than are asked for is drawn smaller; one of fewer is drawn blurred, which is worse.
    private static func distance(_ scale: Double?, from asked: Double) -> [Double] {
        guard let scale else { return [0, 0] }
        return scale < asked ? [1, asked - scale] : [0, scale - asked]
    }
}
