/// A property of a view that belongs to the view's place in the interface: its state, a value of its environment. Source:
/// SwiftUI's `DynamicProperty`.
///
/// Its own properties of such kinds are connected first, then ``update()`` is called, each time before the view's body is
/// evaluated in a session:
///
/// ```swift
/// struct Counter: DynamicProperty {
///     @State private var count = 0
///
///     var title: String { "Count: \(count)" }
///     func increment() { count += 1 }
/// }
/// ```
public protocol DynamicProperty {
    /// Called before the body of the property's view is evaluated, when the property's own properties have their values.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A property of Mizan's own, which finds its place in an element.
protocol ConnectedProperty: DynamicProperty {
    /// Connects the property to the element whose body is about to be evaluated, in that body's environment.
    ///
    /// - Parameter index: The index of its storage in the element.
    /// - Throws: `DiagnosticError` where the surroundings don't have what the property shows.
    mutating func connect(to element: ViewElement, index: Int) throws
}

/// A property of Mizan's own that needs no place: what it shows is kept elsewhere.
protocol UnconnectedProperty: DynamicProperty {}

/// A property that the surroundings have to provide a value for.
protocol RequiredProperty: DynamicProperty {
    /// Whether properties of the type can find nothing.
    static var mayMiss: Bool { get }
    /// Throws a `DiagnosticError` where an environment has no value for it.
    func check(in environment: EnvironmentValues) throws
}
