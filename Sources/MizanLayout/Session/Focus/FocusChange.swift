import MizanBase

/// Where the focus came to, for the program that shows the interface: whether it has to show its keyboard, and where.
public struct FocusChange: Hashable, Sendable {
    /// The path of the node that has the focus; nil where none has it.
    public let path: String?
    /// Whether the node takes text that is typed. Else a keyboard on the screen goes away.
    public let wantsText: Bool
    /// The caret's frame in the tree, in points; nil where there is none.
    public let caret: Rect?
}
