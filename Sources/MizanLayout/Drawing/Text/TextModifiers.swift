import MizanBase

/// The modifiers of one text, alone or inside another. The first one, nearest to the text, wins.
struct TextModifiers: Hashable, Sendable {
    var font: Font?
    /// The weight; an inner nil is the font's own weight.
    var weight: RequestedWeight??
    /// The width; an inner nil is the font's own width.
    var width: FontWidth??
    var isItalic: Bool?
    var foreground: TextForeground?
    /// The space added after each character, in points.
    var letterSpacing: Double?
    /// The offset upwards, in points.
    var baselineOffset: Double?
    /// The features that the font is asked for beside its own.
    var features: [FontFeature] = []
    /// The line under the text; an inner nil is none.
    var underline: Text.LineStyle??
    /// The line through the text; an inner nil is none.
    var strikethrough: Text.LineStyle??
    /// The colour behind the letters; an inner nil is none.
    var background: Color??

    /// Changes the text's environment.
    func apply(to environment: inout EnvironmentValues) {
        if let font { environment.font = font }
        if let weight { environment.fontModifiers.weight = weight }
        if let width { environment.fontModifiers.width = width }
        if let isItalic { environment.fontModifiers.isItalic = isItalic }
        for feature in features { environment.fontModifiers.add(feature) }
        if let underline { environment.underline = underline }
        if let strikethrough { environment.strikethrough = strikethrough }
        if let background { environment.textBackground = background }
        if let foreground { environment.setForeground(foreground.style.paint(in: environment)) }
    }

    /// Whether a font other than the surrounding one is set.
    var changesFont: Bool {
        font != nil || weight != nil || width != nil || isItalic != nil || !features.isEmpty
    }

    /// The attributes of the text's letters beside font and colour, with the lines that the environment asks for; nil where there
    /// are none.
    ///
    /// - Throws: `DiagnosticError` for a colour that the catalog lacks.
    func glyphAttributes(in environment: EnvironmentValues) throws -> TextAttributes? {
        // Most texts have none: nothing is made for them.
        let isChanged =
            (letterSpacing ?? environment.tracking) != nil || (baselineOffset ?? environment.baselineOffset) != nil
            || environment.underline != nil || environment.strikethrough != nil || environment.textBackground != nil
        guard isChanged else { return nil }
        return TextAttributes(
            letterSpacing: letterSpacing ?? environment.tracking,
            baselineOffset: baselineOffset ?? environment.baselineOffset,
            underline: try environment.underline?.decoration(in: environment),
            strikethrough: try environment.strikethrough?.decoration(in: environment),
            backgroundColor: try environment.textBackground.map { try ShapePaint($0).solidColor(in: environment) })
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
