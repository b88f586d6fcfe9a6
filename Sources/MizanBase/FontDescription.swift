/// What a text asks of a font; the font collection finds the fonts.
public struct FontDescription: Hashable, Sendable {
    /// Families to try before the collection's own order.
    public var families: [String]
    /// The em's size in points.
    public var size: Double
    public var weight: FontWeight

    public init(families: [String] = [], size: Double, weight: FontWeight = .regular) {
        self.families = families
        self.size = size
        self.weight = weight
    }
}
