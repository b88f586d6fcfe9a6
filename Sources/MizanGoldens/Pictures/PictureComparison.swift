/// The comparison of a picture with its golden: exact, but for pixels of single nodes that a plan allows to differ.
public struct PictureComparison: Hashable, Sendable {
    /// The differences of the pictures that are not allowed, in words; nil where there are none.
    public var words: String?
    /// The path of the smallest node whose frame holds all pixels that differ and may not; nil where that is as large as the
    /// picture.
    public var node: String?
    /// Pixels that differ and may.
    public var tolerated: [GoldenOutcome.ToleratedPixels]

    /// A comparison; without words nothing differs that may not.
    public init(
        words: String? = nil, node: String? = nil, tolerated: [GoldenOutcome.ToleratedPixels] = []
    ) {
        self.words = words
        self.node = node
        self.tolerated = tolerated
    }
}
