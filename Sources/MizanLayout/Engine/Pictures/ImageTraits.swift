import MizanBase
import MizanUnicode

/// The traits that a picture of an asset is made for, or that are requested of an asset; nil is any. Source: UIKit's
/// `UITraitCollection`, where the layout direction is one trait among others.
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

    /// The given traits; nil is any.
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
    /// The distance of traits from the requested ones, trait by trait: the language weighs most, since a picture in
    /// another one can't be read, and the scale least, since any picture can be scaled.
    struct Distance: Comparable {
        private let parts: [Double]

        fileprivate init(_ parts: [Double]) { self.parts = parts }

        static func < (first: Distance, second: Distance) -> Bool {
            first.parts.lexicographicallyPrecedes(second.parts)
        }
    }

    /// - Parameter languages: The languages of the pictures that suit the requested one, the best first.
    func distance(from asked: ImageTraits, languages: [LanguageTag]) -> Distance {
        Distance(
            [
                locale.map { languages.firstIndex(of: $0).map(Double.init) ?? .infinity } ?? Double(languages.count),
                Self.distance(layoutDirection, from: asked.layoutDirection),
                Self.distance(idiom, from: asked.idiom),
                Self.distance(colorScheme, from: asked.colorScheme),
            ] + Self.distance(displayScale, from: asked.displayScale ?? 1))
    }

    /// The distance of one trait: an equal trait is nearest, an unset one next, another one farthest.
    private static func distance<Trait: Equatable>(_ trait: Trait?, from asked: Trait?) -> Double {
        guard let trait else { return 1 }
        return trait == asked ? 0 : 2
    }

    /// The distance of a scale: a picture with more pixels than requested is drawn smaller; one with fewer is drawn
    /// blurred, which is worse.
    private static func distance(_ scale: Double?, from asked: Double) -> [Double] {
        guard let scale else { return [0, 0] }
        return scale < asked ? [1, asked - scale] : [0, scale - asked]
    }
}
