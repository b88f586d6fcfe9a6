/// The key of a custom value in the environment. Source: SwiftUI's `EnvironmentKey`.
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
    /// The type of the value.
    associatedtype Value

    /// The value where none is set.
    static var defaultValue: Value { get }
}
