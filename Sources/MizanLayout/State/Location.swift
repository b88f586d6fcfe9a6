/// A place that values are read from and written to: a view's state, a part of it, or something that closures reach.
protocol Location<Value>: AnyLocation {
    associatedtype Value

    /// The value; reading it while a body is evaluated marks that body's element when it changes.
    func get() -> Value
    /// Writes the value, from any thread.
    func set(_ value: Value)
}

/// A location of values of any type.
protocol AnyLocation: AnyObject {
    /// Whether the other one is the same place.
    func isSame(as other: any AnyLocation) -> Bool
}

extension AnyLocation {
    /// Whether it is the same object.
    func isSame(as other: any AnyLocation) -> Bool { self === other }
}

/// The place of a state in its session: it holds the value, and knows the elements whose bodies read it.
final class StateLocation<Value>: Location, @unchecked Sendable {
    private let lock = Lock()
    private var value: Value
    private var readers = Readers()

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
        guard !Sameness.isSame(former, value) else { return }
        let marked = lock.locked {
            former = self.value
            self.value = value
            return readers.take()
        }
        for element in marked { element.invalidate() }
    }
}

/// The elements whose bodies read a value since it changed last.
struct Readers {
    private struct Reader { weak var element: ViewElement? }

    private var readers: [ObjectIdentifier: Reader] = [:]
    /// A body often reads a value several times.
    private weak var last: ViewElement?
    /// Where there are so many, those that are there no longer are looked for.
    private var limit = 16

    init() {}

    mutating func add(_ element: ViewElement) {
        guard element !== last else { return }
        last = element
        let identifier = ObjectIdentifier(element)
        // Another element may have stood at the same address.
        if let known = readers[identifier], known.element === element { return }
        if readers.count >= limit {
            readers = readers.filter { $0.value.element != nil }
            limit = max(16, readers.count * 2)
        }
        readers[identifier] = Reader(element: element)
    }

    /// The elements, which are forgotten: each is added again when it reads the value anew.
    mutating func take() -> [ViewElement] {
        guard !readers.isEmpty else { return [] }
        defer { readers.removeAll(keepingCapacity: true) }
        last = nil
        return readers.values.compactMap(\.element)
    }

    /// The number of elements that are remembered.
    var count: Int { readers.count }
}
