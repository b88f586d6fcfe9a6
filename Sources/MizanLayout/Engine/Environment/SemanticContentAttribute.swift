import MizanBase

/// The meaning of a view's content, which decides whether it is mirrored. Source: UIKit's `UISemanticContentAttribute`.
///
/// The attribute belongs to one view: its own children are arranged by it, but they don't inherit it.
public enum SemanticContentAttribute: String, Hashable, Sendable, CaseIterable {
    /// The direction of the interface.
    case unspecified
    /// Playback controls and timelines: always left to right.
    case playback
    /// Controls about a side, such as text alignment or a compass: always left to right.
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

/// The direction of a view with an attribute in an interface: the forced directions win, playback and spatial are left to
/// right, unspecified takes the interface's. Source: UIKit's `userInterfaceLayoutDirection(for:relativeTo:)`.
public func effectiveLayoutDirection(
    for attribute: SemanticContentAttribute, relativeTo interface: LayoutDirection
) -> LayoutDirection {
    switch attribute {
    case .unspecified: interface
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
}
