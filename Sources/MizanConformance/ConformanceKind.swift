/// The subject of a file of tests.
package enum ConformanceKind: String, Hashable, Sendable, CaseIterable {
    /// `BidiTest.txt`: bidi classes, the levels and the visual order.
    case bidi
    /// `BidiCharacterTest.txt`: characters, the paragraph's level, the levels and the visual order.
    case bidiCharacter = "bidi-character"
    /// `LineBreakTest.txt`: where a line may end.
    case lineBreak = "line-break"
    /// `GraphemeBreakTest.txt`: where a character ends.
    case grapheme
    /// A table of Mizan's own: the appearance of an argument in a sentence, by its kind and the reader's locale.
    case arguments
    /// Rows such as those of ICU's `ualoc.h`: which localizations a reader is shown.
    case matching
    /// CLDR's `plurals.xml` and `ordinals.xml`: which form a number takes.
    case plurals
    /// Tables such as `Tests/Fixtures/swiftui-frames.md`: the frames that SwiftUI gives the leaves of views.
    case frames
    /// Tables such as `Tests/Fixtures/text-cases/carets-chromium.json`: where a browser selects and sets the caret.
    case carets
}
