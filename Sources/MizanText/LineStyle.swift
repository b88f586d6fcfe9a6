/// The way a text is put into lines, apart from the width; each default leaves the text as it is.
public struct LineStyle: Hashable, Sendable {
    /// The most lines; the rest is hidden behind an ellipsis. Nil for any number; less than 1 counts as 1.
    public var lineLimit: Int?
    /// The layout is at least as tall as this many lines of the text's own font. Source: SwiftUI's
    /// `lineLimit(_:reservesSpace:)`.
    public var reservedLineCount: Int
    /// Where the text is cut.
    public var truncationMode: TruncationMode
    /// Whether lines take as much as fits, or are of equal widths.
    public var wrapping: LineWrapping
    /// Which words are parted by hyphens that aren't in the text. Views have ``LineHyphenation/wideWords``.
    public var hyphenation: LineHyphenation
    /// Whether spaces grow so that each line fills the width, but for the last of a paragraph. Source: CSS's
    /// `text-align: justify` with `text-justify: inter-word`.
    public var isJustified: Bool
    /// Between a line's bottom and the next one's top, in points; negative and not finite counts as 0.
    public var lineSpacing: Double
    /// The factor that each line's height is multiplied by; the change is above the text. A value that is 0, negative
    /// or not finite counts as 1. Source: `NSParagraphStyle.lineHeightMultiple`.
    public var lineHeightMultiple: Double
    /// Whether a line grows where glyphs paint beyond its fonts' ascent and descent, as stacked marks do, so that nothing
    /// clips and no lines touch.
    public var includesInk: Bool
    /// Whether the digits of a text without letters are in the middle of their line if the font's ascent puts them a tenth of an em
    /// or more below it, as that of Noto Nastaliq Urdu does. Views center them: a number in a circle or a pill is in its middle.
    public var centersNumbers: Bool
    /// The smallest part of its size that the text may shrink to so that it fits its limits whole: the largest that
    /// fits is taken, in steps of 1/100. Fonts, letter spacing and baseline offsets shrink, line spacing doesn't. With
    /// 1 or more nothing shrinks; 0 or less counts as 1. Source: SwiftUI's `minimumScaleFactor(_:)`.
    public var minimumScaleFactor: Double
    /// Whether letters may move together by up to 5/100 em to show the text whole, before it shrinks or is cut. Letters
    /// that join stay as they are. Source: SwiftUI's `allowsTightening(_:)`; the bound is
    /// `NSParagraphStyle.tighteningFactorForTruncation`.
    public var allowsTightening: Bool

    /// A style of the given parts.
    public init(
        lineLimit: Int? = nil, reservedLineCount: Int = 0, truncationMode: TruncationMode = .tail,
        wrapping: LineWrapping = .greedy, hyphenation: LineHyphenation = .manual, isJustified: Bool = false,
        lineSpacing: Double = 0, lineHeightMultiple: Double = 1,
        includesInk: Bool = true,
        centersNumbers: Bool = false,
        minimumScaleFactor: Double = 1,
        allowsTightening: Bool = false
    ) {
        self.lineLimit = lineLimit
        self.reservedLineCount = reservedLineCount
        self.truncationMode = truncationMode
        self.wrapping = wrapping
        self.hyphenation = hyphenation
        self.isJustified = isJustified
        self.lineSpacing = lineSpacing
        self.lineHeightMultiple = lineHeightMultiple
        self.includesInk = includesInk
        self.centersNumbers = centersNumbers
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
    }
}

extension LineStyle {
    /// A spacing that can be calculated with.
    var spacing: Double { lineSpacing > 0 && lineSpacing.isFinite ? lineSpacing : 0 }
    /// A multiple that can be calculated with.
    var heightMultiple: Double { lineHeightMultiple > 0 && lineHeightMultiple.isFinite ? lineHeightMultiple : 1 }
}
