/// A name for the ids of views that belong to one view. Source: SwiftUI's `Namespace`.
@propertyWrapper
public struct Namespace: ConnectedProperty {
    /// A namespace, which no other view has in its session. Source: SwiftUI's `Namespace.ID`.
    public struct ID: Hashable, Sendable {
        fileprivate var name: ObjectIdentifier?
    }

    /// Stands for the view that has the namespace.
    private final class Owner: Sendable {}

    private var id = ID()

    /// A namespace of the view's own.
    public init() {}

    /// The namespace; before the view has its place in a session, and in a still layout, one that all views share.
    public var wrappedValue: ID { id }

    mutating func connect(to element: ViewElement, index: Int) {
        id = ID(name: ObjectIdentifier(element.storage(index) { Owner() }))
    }
}

extension Namespace: ViewEqualityComparable {
    /// A view's place keeps the namespace that it has.
    package func isSame(as other: Namespace) -> Bool { true }
}
