/// A value that is kept elsewhere: a view reads and writes it. Source: SwiftUI's `Binding`.
///
/// ```swift
/// struct Form: View {
///     @State private var person = Person()
///
///     var body: some View { NameField(name: $person.name) }
/// }
///
/// struct NameField: View {
///     @Binding var name: String
///
///     var body: some View { Text(name) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: UnconnectedProperty {
    package let location: any Location<Value>

    package init(_ location: any Location<Value>) { self.location = location }

    /// A binding that closures read and write.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// A binding to a value that can't be changed.
    public static func constant(_ value: Value) -> Binding { Binding(ConstantLocation(value)) }

    /// The value now.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }

    /// A copy of a binding, for a closure's parameter that is one: `{ $item in … }`.
    public init(projectedValue: Binding) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
        Binding<Part>(PartLocation(path, of: location))
    }
}

extension Binding {
    /// A binding to a value as an optional one; setting nil does nothing.
    public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
        self.init(WrappingLocation(base.location))
    }

    /// A binding to a value as one of any hashable type; setting a value of another type does nothing.
    public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
        self.init(HashableLocation(base.location))
    }

    /// A binding to the value that an optional has; nil where it has none.
    ///
    /// Where the optional loses its value later, the binding has the one that it had first. SwiftUI traps there.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(UnwrappingLocation(base.location, former: value))
    }
}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: ViewEqualityComparable {
    /// Bindings to one place are the same: who reads the value there is marked by its changes.
    package func isSame(as other: Binding) -> Bool { location.isSame(as: other.location) }
}

// Locations take care of threads; the closures of one that has them have to.
extension Binding: @unchecked Sendable where Value: Sendable {}
