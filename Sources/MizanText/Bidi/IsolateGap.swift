/// A place where the marks of isolate ranges stand at a lower level than the characters on both sides.
///
/// The marks are no characters of the text, and yet they keep apart the text on both sides: of two numbers, each in an
/// isolate, the first stands at the right of the second in a right-to-left sentence, as it would if the marks were
/// written.
struct IsolateGap: Hashable, Sendable {
    /// The offset of the character behind.
    let offset: Int
    /// The lowest level of the marks.
    let level: UInt8
}
