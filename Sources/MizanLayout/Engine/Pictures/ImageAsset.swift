import MizanBase
import MizanUnicode

/// An image with all its pictures, each with the traits that it is made for. Source: UIKit's `UIImageAsset`, an asset
/// catalog's image set.
///
/// For an image that comes from elsewhere, register one picture for each direction; the second can be the first one flipped:
///
///     var asset = ImageAsset("arrow")
///     asset.register(arrow, with: ImageTraits(layoutDirection: .leftToRight))
///     asset.register(arrow.withHorizontallyFlippedOrientation(), with: ImageTraits(layoutDirection: .rightToLeft))
public struct ImageAsset: Hashable, Sendable {
    /// The name in the render tree.
    public let name: String
    /// Whether the image is painted in the foreground styleinstead of its own colours, unless a view sets another mode.
    public var isTemplate: Bool
    private var pictures: [AssetVariant] = []

    private struct AssetVariant: Hashable {
        var traits: ImageTraits
        var picture: ImagePicture
    }

    /// An image without pictures yet.
    public init(_ name: String, isTemplate: Bool = false) {
        self.name = name
        self.isTemplate = isTemplate
    }

    /// An image of one picture.
    ///
    /// - Parameters:
    ///   - name: The name that views use for it.
    ///   - picture: The picture.
    ///   - direction: Fixed, or the one that it was drawn for, so that it mirrors in the other.
    ///   - isTemplate: Whether it takes the foreground's colour.
    public init(
        _ name: String, _ picture: ImagePicture, for direction: LayoutDirection? = nil, isTemplate: Bool = false
    ) {
        self.init(name, isTemplate: isTemplate)
        register(picture, with: ImageTraits(layoutDirection: direction))
    }

    /// Adds the picture for some traits, in place of the one that was there for them. Source: UIKit's `register(_:with:)`.
    public mutating func register(_ picture: ImagePicture, with traits: ImageTraits) {
        pictures.removeAll { $0.traits == traits }
        pictures.append(AssetVariant(traits: traits, picture: picture))
    }

    /// The image's behaviour in the other direction, which follows from the directions of its pictures. Where a picture
    /// for any direction replaces the mirror image, none is mirrored.
    public var direction: ImageDirection {
        let directions = Set(pictures.compactMap(\.traits.layoutDirection))
        guard let only = directions.first else { return .fixed }
        let others = Set(pictures.filter { $0.traits.layoutDirection == nil }.map(\.traits.locale))
        let isMirrored = pictures.contains { $0.traits.layoutDirection == only && !others.contains($0.traits.locale) }
        return directions.count > 1 || !isMirrored ? .both : only == .leftToRight ? .leftToRight : .rightToLeft
    }

    /// The picture that suits best; nil if there is none. Source: UIKit's `image(with:)`.
    ///
    /// A picture that was drawn for the other direction is flipped. If there is one for each direction, none is.
    public func image(with traits: ImageTraits) -> ImagePicture? {
        let locales = pictures.compactMap(\.traits.locale)
        let languages =
            locales.isEmpty ? [] : traits.locale.map { LanguageMatching.ranking(of: locales, for: $0) } ?? []
        let best = pictures.map { (distance: $0.traits.distance(from: traits, languages: languages), entry: $0) }
            .min { $0.distance < $1.distance }
        guard let entry = best?.entry else { return nil }
        let turns = entry.traits.layoutDirection.flatMap { own in traits.layoutDirection.map { $0 != own } }
        return entry.picture.flipped(if: turns ?? false)
    }
}
