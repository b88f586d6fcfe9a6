/// A line along a text: under it, or through it. Source: SwiftUI's `Text.LineStyle`.
public struct TextDecoration: Hashable, Sendable {
    /// The parts of the line that are drawn. Source: SwiftUI's `Text.LineStyle.Pattern`.
    public enum Pattern: String, Hashable, Sendable, CaseIterable {
        case solid, dot, dash, dashDot, dashDotDot
    }

    /// The parts of the line that are drawn.
    public var pattern: Pattern
    /// The colour; nil takes that of the letters.
    public var color: RGBA?

    /// A line; solid and in the letters' colour by default.
    public init(pattern: Pattern = .solid, color: RGBA? = nil) {
        self.pattern = pattern
        self.color = color
    }
}
