/// A value that views tell those around them. Source: SwiftUI's `PreferenceKey`.
///
/// ```swift
/// struct WidestLabel: PreferenceKey {
///     static let defaultValue = 0.0
///     static func reduce(value: inout Double, nextValue: () -> Double) { value = max(value, nextValue()) }
/// }
/// ```
public protocol PreferenceKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value

    /// The value of a view in which none sets one.
    static var defaultValue: Value { get }

    /// Combines the values of several views, in their order; a background comes before its view, an overlay after it.
    ///
    /// - Parameters:
    ///   - value: The value of the views so far; it becomes that of all of them.
    ///   - nextValue: The value of the next view that has one.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}
