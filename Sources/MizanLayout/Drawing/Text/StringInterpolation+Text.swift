import MizanBase
import MizanLocalization

extension LocalizedStringKey.StringInterpolation {
    /// A text in a text: `%@`. It is looked up separately, has an isolate of its own, and keeps its font, its colour
    /// and its other modifiers. Source: SwiftUI's `appendInterpolation(_:)` of a `Text`.
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
    /// A text of the one character that the image replaces.
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
