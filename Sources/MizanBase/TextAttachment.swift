/// The room that something else than glyphs takes in a line: a picture in the place of one character,
/// ``TextAttachment/character``.
///
/// Source: UIKit's `NSTextAttachment`; CSS 2.2 §10.8, an inline replaced element.
public struct TextAttachment: Hashable, Sendable {
    /// OBJECT REPLACEMENT CHARACTER, whose place the attachment takes: a neutral (`ON`) for the order of the line, and
    /// a line may end between it and the text on either side (UAX #14, `CB`).
    public static let character = "\u{FFFC}"

    /// From its left to its right edge, in points.
    public var width: Double
    /// From the baseline to the upper edge, in points.
    public var ascent: Double
    /// From the baseline to the lower edge, in points.
    public var descent: Double

    /// The room of an attachment: lengths that are not finite count as 0.
    public init(width: Double, ascent: Double, descent: Double) {
        self.width = width.isFinite ? max(width, 0) : 0
        self.ascent = ascent.isFinite ? ascent : 0
        self.descent = descent.isFinite ? descent : 0
    }

    /// Makes it larger or smaller.
    package mutating func scale(by factor: Double) {
        width *= factor
        ascent *= factor
        descent *= factor
    }
}
