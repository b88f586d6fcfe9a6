/// Where a text that doesn't fit is cut, in logical order. Source: SwiftUI's `Text.TruncationMode`.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
    /// The last line shows the text's end behind an ellipsis.
    case head
    /// The last line shows its start and the text's end, with an ellipsis between.
    case middle
    /// The last line shows its start, followed by an ellipsis.
    case tail
}
