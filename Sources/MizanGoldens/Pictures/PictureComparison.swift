/// How a picture compares with its golden: exactly, but for what a plan allows of single nodes.
public struct PictureComparison: Hashable, Sendable {
    /// How the pictures differ where they may not; nil where they don't.
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
