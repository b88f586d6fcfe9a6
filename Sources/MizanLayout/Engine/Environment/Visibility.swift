/// Whether something is shown. Source: SwiftUI's `Visibility`.
public enum Visibility: String, Hashable, Sendable, CaseIterable {
    /// As the place has it.
    case automatic
    case visible
    case hidden
}
