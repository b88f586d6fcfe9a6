/// An object that stays with a view's place in a session: the storage of dynamic properties that other modules declare.
package struct ElementStorage<Object: AnyObject>: ConnectedProperty {
    private let make: () -> Object
    private var stored: Object?
    private var reference = ElementReference()

    /// Storage for the object that `make` returns.
    package init(_ make: @escaping () -> Object) { self.make = make }

    /// The object of the view's place. Without a place, `make` is called each time.
    package var object: Object { stored ?? make() }

    /// Marks the view, so that the session's next update evaluates its body again. Any thread may call it.
    package var invalidate: () -> Void { { [reference] in reference.element?.invalidate() } }

    mutating func connect(to element: ViewElement, index: Int) {
        stored = element.storage(index, make: make)
        reference = ElementReference(element)
    }
}

/// An element that may be gone. It is an object, because ``EqualityPlan`` can't compare a value with a weak reference inside.
private final class ElementReference {
    weak var element: ViewElement?

    init(_ element: ViewElement? = nil) { self.element = element }
}

extension ElementStorage: ViewEqualityComparable {
    /// A view's place keeps the object that it has.
    package func isSame(as other: ElementStorage) -> Bool { true }
}

// A session connects a property on one thread, before the body can read it.
extension ElementStorage: @unchecked Sendable {}
