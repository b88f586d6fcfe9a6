import MizanLayout

/// The purpose of a button, where it is special. Source: SwiftUI's `ButtonRole`.
public enum ButtonRole: Hashable, Sendable {
    /// Deletes something.
    case destructive
    /// Goes back without doing anything.
    case cancel
}
