import MizanBase

/// What is said of one text, wherever it stands: alone or inside another. What was said first, nearest to the text, holds.
struct TextModifiers: Hashable, Sendable {
    var font: Font?
    /// Nil inside is the font's own weight.
    var weight: FontWeight??
    var isItalic: Bool?
    var foreground: TextForeground?
    /// Added behind each character, in points.
    var letterSpacing: Double?
    /// Upwards, in points.
    var baselineOffset: Double?

    /// Changes what the text stands in.
    func apply(to environment: inout EnvironmentValues) {
        if let font { environment.font = font }
        if let weight { environment.font = environment.font.weight(weight) }
        if let isItalic { environment.font = environment.font.italic(isItalic) }
        if let foreground { environment.foregroundPaint = foreground.style.paint(in: environment) }
    }

    /// Whether another font than that around is asked for.
    var changesFont: Bool { font != nil || weight != nil || isItalic != nil }

    /// What no environment has a place for; nil where nothing is said.
    var glyphAttributes: TextAttributes? {
        guard letterSpacing != nil || baselineOffset != nil else { return nil }
        return TextAttributes(letterSpacing: letterSpacing, baselineOffset: baselineOffset)
    }
}

/// The style of a text's letters. Two that can't be compared are equal where they are one and the same.
final class TextForeground: Hashable, Sendable {
    let style: any ShapeStyle

    init(_ style: some ShapeStyle) { self.style = style }

    static func == (left: TextForeground, right: TextForeground) -> Bool {
        guard let style = left.style as? any Hashable, let other = right.style as? any Hashable else {
            return left === right
        }
        return AnyHashable(style) == AnyHashable(other)
    }

    func hash(into hasher: inout Hasher) { (style as? any Hashable)?.hash(into: &hasher) }
}
