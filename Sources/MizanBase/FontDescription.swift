/// What a text asks of a font; the font collection finds the fonts.
public struct FontDescription: Hashable, Sendable {
    /// Families to try before the collection's own order.
    public var families: [String]
    /// The em's size in points.
    public var size: Double
    /// The weight wanted; the nearest that is there is taken.
    public var weight: FontWeight

    /// A font by family names, size in points and weight.
    public init(families: [String] = [], size: Double, weight: FontWeight = .regular) {
        self.families = families
        self.size = size
        self.weight = weight
    }
}
