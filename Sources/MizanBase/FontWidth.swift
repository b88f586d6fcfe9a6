/// How wide a font's letters are, in percent of the normal width.
///
/// Source: the names are those of SwiftUI's `Font.Width`, the percentages CSS Fonts 4 §2.4. SwiftUI's own values count from -1 to
/// 1 and mean nothing in a font file.
public struct FontWidth: Hashable, Comparable, Sendable {
    /// Percent, always a number.
    public let value: Double

    /// The narrowest letters, 62.5 %.
    public static let compressed = FontWidth(62.5)
    /// Narrow letters, 75 %.
    public static let condensed = FontWidth(75)
    /// The width of running text, 100 %.
    public static let standard = FontWidth(100)
    /// Wide letters, 125 %.
    public static let expanded = FontWidth(125)

    /// The width of that many percent; the normal one for what is not a number or infinite.
    public init(_ value: Double) { self.value = value.isFinite ? value : 100 }

    /// Whether one width is narrower.
    public static func < (left: FontWidth, right: FontWidth) -> Bool { left.value < right.value }
}
