/// Whose direction decides the side that a scroller stands on. Source: WebKit's `WKUserInterfaceDirectionPolicy`.
public enum UserInterfaceDirectionPolicy: String, Hashable, Sendable, CaseIterable {
    /// That of the scrolling view, in which its content is laid out.
    case content
    /// The system's.
    case system
}
