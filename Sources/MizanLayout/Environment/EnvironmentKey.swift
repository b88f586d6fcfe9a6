/// The key of a value of one's own in the environment. Source: SwiftUI's `EnvironmentKey`.
///
/// ```swift
/// private struct CompactKey: EnvironmentKey {
///     static let defaultValue = false
/// }
///
/// extension EnvironmentValues {
///     var isCompact: Bool {
///         get { self[CompactKey.self] }
///         set { self[CompactKey.self] = newValue }
///     }
/// }
/// ```
public protocol EnvironmentKey {
    /// What the key stands for.
    associatedtype Value

    /// The value where nobody set one.
    static var defaultValue: Value { get }
}
