import Foundation

/// The height of a text's lines. Source: Foundation's `AttributedString.LineHeight`.
public struct LineHeight: Hashable, Sendable {
    /// The factor of the height that the fonts have by themselves.
    let factor: Double

    /// As high as the fonts say.
    public static let normal = LineHeight(factor: 1)

    /// The fonts' height multiplied; a factor that is 0, negative or not finite counts as 1. The change is above the text.
    public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(factor: factor) }
}
