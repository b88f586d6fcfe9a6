/// A value of the environment in a custom view or modifier. Source: SwiftUI's `Environment`.
///
/// ```swift
/// struct Badge: View {
///     @Environment(\.colorScheme) private var colorScheme
///
///     var body: some View { Text(colorScheme == .dark ? "Night" : "Day") }
/// }
/// ```
///
/// It is read while the `body` is evaluated, and by the closures written there whenever they are called; elsewhere it is the
/// value of an empty environment.
@propertyWrapper
public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

    /// The value around the view whose body is evaluated.
    public var wrappedValue: Value { (EnvironmentValues.current ?? EnvironmentValues())[keyPath: keyPath] }
}

// Key paths that name no instance are immutable.
extension Environment: @unchecked Sendable where Value: Sendable {}
