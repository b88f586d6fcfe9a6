/// Where lines stand in the width of their text.
///
/// Leading and trailing follow the interface (SwiftUI's `TextAlignment`); `natural` follows the paragraph's resolved
/// direction (AppKit's default).
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
    case natural
}
