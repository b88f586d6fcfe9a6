/// Where lines stand in the width of their text.
///
/// Leading and trailing follow the interface (SwiftUI's `TextAlignment`); `natural` follows each paragraph's resolved
/// direction (AppKit's default), as does `justified`; left and right are sides, whatever the interface and the text (AppKit's). None of them
/// reorders a text: that is ``WritingDirection``.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
    case leading
    case center
    case trailing
    case natural
    case left
    case right
    /// Like natural, and the lines but a paragraph's last fill the width: their spaces grow (`NSTextAlignment.justified`).
    case justified
}
