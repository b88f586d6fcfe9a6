/// The look of a case when it was laid out, as it is kept for later runs.
public struct KeptLook: Hashable, Sendable {
    /// The picture beside the tree.
    public enum Picture: Hashable, Sendable {
        /// The golden's own file shows it.
        case asGolden
        /// A file that shows it.
        case file([UInt8])
    }

    /// The tree's text.
    public var text: [UInt8]
    /// The picture; nil where none was drawn.
    public var picture: Picture?
    /// True where locale, pseudo-languages and direction change anything; nil for a variant without any.
    public var hasEffect: Bool?
    /// The cost of the case (``GoldenCost``).
    public var cost: Int

    /// A look of these parts.
    public init(text: [UInt8], picture: Picture? = nil, hasEffect: Bool? = nil, cost: Int) {
        self.text = text
        self.picture = picture
        self.hasEffect = hasEffect
        self.cost = cost
    }
}
