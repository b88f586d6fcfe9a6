import MizanBase

extension HorizontalAlignment {
    /// In a frame, the side that the first paragraph of its text begins on, whatever the interface's direction: a label
    /// of full width looks like AppKit's, which fills its width and is aligned naturally.
    ///
    /// ```swift
    /// Text("\(player) has the high score").frame(maxWidth: .infinity, alignment: .natural)
    /// ```
    ///
    /// The frame asks its text, through modifiers but not through containers; without a text, and outside of frames, it
    /// is `leading`.
    public static let natural = HorizontalAlignment(NaturalSide.self)
}

extension Alignment {
    /// The side that a text begins on, halfway down; see ``HorizontalAlignment/natural``.
    public static let natural = Alignment(horizontal: .natural, vertical: .center)

    /// The alignment of a view in a frame of a direction, resolved by its text.
    func resolved(for node: LayoutNode, in direction: LayoutDirection) -> Alignment {
        guard case .custom(let guide) = horizontal.guide, guide.type == NaturalSide.self else { return self }
        let text = node.traits.textDirection ?? direction
        return Alignment(horizontal: text == direction ? .leading : .trailing, vertical: vertical)
    }
}

private enum NaturalSide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { 0 }
}
