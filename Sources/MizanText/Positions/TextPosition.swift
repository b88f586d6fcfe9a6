/// A place between two characters of a text, where a caret can stand.
public struct TextPosition: Hashable, Sendable {
    /// The side to which a caret belongs where its neighbours are apart: between directions, and at a line's end.
    /// Source: AppKit's `NSSelectionAffinity`.
    public enum Affinity: Hashable, Sendable {
        /// Behind the character before it.
        case upstream
        /// Before the character after it.
        case downstream
    }

    /// In UTF-16 units from the text's start.
    public var offset: Int
    /// The character that the caret touches.
    public var affinity: Affinity

    /// A place before the character after it, unless the affinity says otherwise.
    public init(_ offset: Int, affinity: Affinity = .downstream) {
        self.offset = offset
        self.affinity = affinity
    }
}

/// The place of a caret: a line without width.
public struct TextCaret: Hashable, Sendable {
    /// From the left, in points.
    public var x: Double
    /// Its upper end, in points below the text's top.
    public var top: Double
    /// The height of its line, in points.
    public var height: Double
    /// The bidi level of the character that it touches; odd is right to left.
    public var level: UInt8
}
