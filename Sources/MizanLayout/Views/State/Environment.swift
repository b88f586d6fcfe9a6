import Observation

/// A value of the environment in a custom view or modifier. Source: SwiftUI's `Environment`.
///
/// ```swift
/// struct Badge: View {
///     @Environment(\.colorScheme) private var colorScheme
///     @Environment(Library.self) private var library
///
///     var body: some View { Text(colorScheme == .dark ? library.nightTitle : library.dayTitle) }
/// }
/// ```
///
/// It is read while the `body` is evaluated, and by the closures written there whenever they are called, a button's action among
/// them. Elsewhere it is the value of an empty environment.
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    /// The key of a model that has to be there.
    private let model: (any RequiredModelKey.Type)?
    /// The environment of the view's body in a session.
    private var environment: EnvironmentValues?

    /// The value at a key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        self.keyPath = keyPath
        model = nil
    }

    /// The model of a type that was set with `environment(_:)` around the view.
    ///
    /// Where there is none, the layout throws a `DiagnosticError`. SwiftUI traps there; so does this outside of a body.
    public init(_ type: Value.Type) where Value: AnyObject & Observable { self.init(required: type) }

    /// The model of a type that was set around the view, observed by whoever reads it.
    package init(required type: Value.Type) where Value: AnyObject {
        keyPath = \EnvironmentValues[required: ModelType<Value>()]
        model = ModelKey<Value>.self
    }

    /// The model of a type that was set with `environment(_:)` around the view; nil where there is none.
    public init<Model: AnyObject & Observable>(_ type: Model.Type) where Value == Model? {
        keyPath = \EnvironmentValues[ModelType<Model>()]
        model = nil
    }

    /// The value around the view whose body is evaluated, or was.
    public var wrappedValue: Value {
        (environment ?? EnvironmentValues.current ?? EnvironmentValues())[keyPath: keyPath]
    }

    mutating func connect(to element: ViewElement, index: Int) throws {
        environment = EnvironmentValues.current
        if let environment { try check(in: environment) }
    }
}

extension Environment: RequiredProperty {
    static var mayMiss: Bool { Value.self is any AnyObject.Type }

    func check(in environment: EnvironmentValues) throws { try model?.check(in: environment) }
}

extension Environment: ViewEqualityComparable {
    /// The environment itself is compared apart.
    package func isSame(as other: Environment) -> Bool { keyPath === other.keyPath || keyPath == other.keyPath }
}

// Key paths that name no instance are immutable.
extension Environment: @unchecked Sendable where Value: Sendable {}
