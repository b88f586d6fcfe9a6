import MizanBase

/// A place that values are read from and written to: a view's state, a part of it, or something that closures reach.
package protocol Location<Value>: AnyLocation {
    associatedtype Value

    /// The value; reading it while a body is evaluated marks that body's element when it changes.
    func get() -> Value
    /// Writes the value, from any thread.
    func set(_ value: Value)
}

/// A location of values of any type.
package protocol AnyLocation: AnyObject {
    /// Whether the other one is the same place.
    func isSame(as other: any AnyLocation) -> Bool
}

extension AnyLocation {
    /// Whether it is the same object.
    package func isSame(as other: any AnyLocation) -> Bool { self === other }
}

/// The place of a state in its session: it holds the value, and knows the elements whose bodies read it.
final class StateLocation<Value>: Location, @unchecked Sendable {
    private let lock = Lock()
    private var value: Value
    private var readers = ValueReaders()

    init(_ value: Value) { self.value = value }

    func get() -> Value {
        let reader = ViewElement.current
        return lock.locked {
            if let reader { readers.add(reader) }
            return value
        }
    }

    func set(_ value: Value) {
        // Values that are let go of, and a value's comparison, may call back here: neither happens within the lock.
        var former = lock.locked { self.value }
        guard !ViewEquality.isSame(former, value) else { return }
        let marked = lock.locked {
            former = self.value
            self.value = value
            return readers.removeAll()
        }
        for element in marked { element.invalidate() }
    }
}

/// The elements whose bodies read a value since it changed last.
struct ValueReaders {
    private struct WeakReader { weak var element: ViewElement? }

    /// Mostly there is one.
    private var first = WeakReader()
    private var others: [ObjectIdentifier: WeakReader] = [:]
    /// Where there are so many, those that are there no longer are looked for.
    private var limit: Int32 = 16

    init() {}

    mutating func add(_ element: ViewElement) {
        guard let first = first.element else {
            self.first.element = element
            return
        }
        guard element !== first else { return }
        let identifier = ObjectIdentifier(element)
        // Another element may have stood at the same address.
        if let known = others[identifier], known.element === element { return }
        if others.count >= Int(limit) {
            others = others.filter { $0.value.element != nil }
            limit = Int32(clamping: max(16, others.count * 2))
        }
        others[identifier] = WeakReader(element: element)
    }

    /// The elements, which are forgotten: each is added again when it reads the value anew.
    mutating func removeAll() -> [ViewElement] {
        var elements: [ViewElement] = []
        if let first = first.element { elements.append(first) }
        first.element = nil
        guard !others.isEmpty else { return elements }
        for other in others.values {
            // The first one's place may have been taken over, with the same element among the others.
            if let element = other.element, element !== elements.first { elements.append(element) }
        }
        others.removeAll(keepingCapacity: true)
        return elements
    }

    /// The number of elements that are remembered.
    var count: Int { others.count + (first.element == nil ? 0 : 1) }
}
