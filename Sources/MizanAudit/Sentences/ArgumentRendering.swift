/// The way in which a program puts arguments into its sentences.
public enum ArgumentRendering: String, Hashable, Sendable, CaseIterable {
    /// Each argument in an isolate, as Mizan and SwiftUI's `Text` do.
    case isolated
    /// As it is, as `String(format:)` does.
    case pasted
}
