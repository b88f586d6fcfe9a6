/// The direction that decides on which side a scroller stands. Source: WebKit's `WKUserInterfaceDirectionPolicy`.
public enum UserInterfaceDirectionPolicy: String, Hashable, Sendable, CaseIterable {
    /// The direction of the scrolling view, in which its content is laid out.
    case content
    /// The direction of the system.
    case system
}
