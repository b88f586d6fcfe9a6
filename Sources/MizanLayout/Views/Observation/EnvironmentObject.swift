/// An object that a view around sets for all inside, and whose changes have the view's body evaluated anew. Source: SwiftUI's
/// `EnvironmentObject`.
///
/// Where there is none, the layout throws a `DiagnosticError`. SwiftUI traps there; so does this outside of a body.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: ConnectedProperty {
    /// The environment of the view's body in a session.
    private var environment: EnvironmentValues?

    /// The object of its type around the view.
    public init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        (environment ?? EnvironmentValues.current ?? EnvironmentValues())[required: ModelType<ObjectType>()]
    }

    /// Bindings to the object's properties: `$model.name`.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }

    mutating func connect(to element: ViewElement, index: Int) throws {
        environment = EnvironmentValues.current
        try check(in: environment ?? EnvironmentValues())
        element.storage(index) { ObjectSubscription() }.observe(wrappedValue, for: element)
    }
}

extension EnvironmentObject: RequiredProperty {
    static var mayMiss: Bool { true }

    func check(in environment: EnvironmentValues) throws { try ModelKey<ObjectType>.check(in: environment) }
}

extension EnvironmentObject: SamenessComparable {
    /// The environment itself is compared apart.
    package func isSame(as other: EnvironmentObject) -> Bool { true }
}

extension View {
    /// Sets the observable object of its type for the view and its content. Source: SwiftUI's `environmentObject(_:)`.
    public func environmentObject<ObjectType: ObservableObject>(_ object: ObjectType) -> some View {
        environment(\EnvironmentValues[ModelType<ObjectType>()], object)
    }
}
