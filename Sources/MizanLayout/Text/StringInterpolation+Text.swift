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
}
