/// A way of moving a caret.
public enum TextMovement: Hashable, Sendable {
    /// To the next caret on the left, whatever direction the text has there.
    case left
    /// To the next caret on the right.
    case right
    /// Behind the next character in reading order.
    case forward
    /// Before the one that was read last.
    case backward
    /// To the end of the next word in the order of reading.
    case wordForward
    /// To the start of the word before.
    case wordBackward
    /// To the line above, at the same distance from the left.
    case up
    /// To the line below.
    case down
    /// To the start of the line, where reading begins.
    case lineStart
    /// To the line's end.
    case lineEnd
    /// To the start of the paragraph.
    case paragraphStart
    /// To the paragraph's end, before the character that ends it.
    case paragraphEnd
    /// To the start of the text.
    case start
    /// To the text's end.
    case end
}
