/// The font that a text wants; the font collection finds the fonts.
public struct FontDescription: Hashable, Sendable {
    /// Families to try before the collection's own order.
    public var families: [String]
    /// The em's size in points.
    public var size: Double
    /// The weight wanted; the nearest available one is taken.
    public var weight: FontWeight
    /// The weight of strongly emphasized parts of the text, unless ``weight`` is heavier.
    public var emphasizedWeight: FontWeight
    /// The width wanted; the nearest available one is taken.
    public var width: FontWidth
    /// Whether a slanted face is wanted where the family has one.
    public var isItalic: Bool
    /// Whether a family with letters of one width is wanted, where there is one, before others that aren't named.
    public var isMonospaced: Bool
    /// The features that are turned on or off in every face that has them; of one tag the last counts.
    public var features: [FontFeature]

    /// A font by family names, size in points, weights, width, slant and features.
    public init(
        families: [String] = [], size: Double, weight: FontWeight = .regular, emphasizedWeight: FontWeight = .bold,
        width: FontWidth = .standard, isItalic: Bool = false, isMonospaced: Bool = false, features: [FontFeature] = []
    ) {
        self.families = families
        self.size = size
        self.weight = weight
        self.emphasizedWeight = emphasizedWeight
        self.width = width
        self.isItalic = isItalic
        self.isMonospaced = isMonospaced
        self.features = features
    }
}
