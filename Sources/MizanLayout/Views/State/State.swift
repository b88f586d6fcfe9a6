/// A value that a view keeps as long as it stays at its place in a session. Source: SwiftUI's `CacheTables`.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///
///     var body: some View {
///         Button("Pressed \(count) times") { count += 1 }
///     }
/// }
/// ```
///
/// A change marks the views whose bodies read the value; the session's next update lays them out again. It may come from any
/// thread. In a still layout, and before the view has its place, the value is the initial one, and setting it does nothing, as
/// in SwiftUI.
@propertyWrapper
public struct State<Value>: ConnectedProperty {
    private let initialValue: Value
    private var location: StateLocation<Value>?

    /// A state with the value that it begins with.
    public init(wrappedValue: Value) { initialValue = wrappedValue }

    /// A state with the value that it begins with.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// The value now.
    public var wrappedValue: Value {
        get { location?.get() ?? initialValue }
        nonmutating set { location?.set(newValue) }
    }

    /// A binding to the value; to the initial one, for good, before the view has its place.
    public var projectedValue: Binding<Value> { Binding(location ?? ConstantLocation(initialValue)) }

    mutating func connect(to element: ViewElement, index: Int) {
        let initialValue = initialValue
        location = element.storage(index) { StateLocation(initialValue) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// A state that begins without a value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: ViewEqualityComparable {
    /// Another initial value changes nothing: a view's place keeps the state that it has.
    package func isSame(as other: State) -> Bool { true }
}

// The location takes care of threads.
extension State: @unchecked Sendable where Value: Sendable {}
