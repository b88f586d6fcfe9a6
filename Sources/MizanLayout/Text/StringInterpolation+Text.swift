import MizanBase
import MizanLocalization

extension LocalizedStringKey.StringInterpolation {
    /// A text in a text: `%@`. It is looked up by itself, stands in an isolate of its own, and keeps its font, its colour and
    /// whatever else was said of it. Source: SwiftUI's `appendInterpolation(_:)` of a `Text`.
    public mutating func appendInterpolation(_ text: Text) {
        guard text.modifiers != TextModifiers() else {
            appendInterpolation(text.argument)
            return
        }
        appendInterpolation(text.argument, styled: InlineAttribute(text.modifiers))
    }

    /// An image in the line: `%@`. A symbol is as large as the font and has its colour, a picture stands on the baseline.
    /// Source: SwiftUI's `appendInterpolation(_:)` of an `Image`.
    public mutating func appendInterpolation(_ image: Image) { appendInterpolation(image.inlineText) }
}

extension Image {
    /// The character that the image takes the place of in a text.
    var inlineText: AttributedText {
        AttributedText(
            TextAttachment.character,
            runs: [
                AttributedText.Run(
                    range: 0..<TextAttachment.character.utf16.count,
                    attributes: TextAttributes(inline: InlineAttribute(self)))
            ])
    }
}
