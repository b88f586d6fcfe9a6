/// A value that doesn't change.
final class ConstantLocation<Value>: Location {
    private let value: Value

    init(_ value: Value) { self.value = value }

    func get() -> Value { value }
    func set(_ value: Value) {}

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { ViewEquality.isSame(value, $0.value) } ?? false
    }
}

/// A value that closures reach.
final class ClosureLocation<Value>: Location {
    private let read: () -> Value
    private let write: (Value) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    func get() -> Value { read() }
    func set(_ value: Value) { write(value) }
}

/// A part of a value at a location.
final class PartLocation<Base, Value>: Location {
    private let base: any Location<Base>
    private let path: WritableKeyPath<Base, Value>

    init(_ path: WritableKeyPath<Base, Value>, of base: any Location<Base>) {
        self.base = base
        self.path = path
    }

    func get() -> Value { base.get()[keyPath: path] }

    func set(_ value: Value) {
        var whole = base.get()
        whole[keyPath: path] = value
        // A part of an object is written there: the location still has the same object.
        if !(path is ReferenceWritableKeyPath<Base, Value>) { base.set(whole) }
    }

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { path == $0.path && base.isSame(as: $0.base) } ?? false
    }
}

/// A value as an optional one; nil isn't written.
final class WrappingLocation<Value>: Location {
    private let base: any Location<Value>

    init(_ base: any Location<Value>) { self.base = base }

    func get() -> Value? { base.get() }
    func set(_ value: Value?) { if let value { base.set(value) } }

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { base.isSame(as: $0.base) } ?? false
    }
}

/// A value as one of any hashable type; a value of another type isn't written.
final class HashableLocation<Value: Hashable>: Location {
    private let base: any Location<Value>

    init(_ base: any Location<Value>) { self.base = base }

    func get() -> AnyHashable { AnyHashable(base.get()) }
    func set(_ value: AnyHashable) { if let value = value.base as? Value { base.set(value) } }

    func isSame(as other: any AnyLocation) -> Bool {
        self === other || (other as? Self).map { base.isSame(as: $0.base) } ?? false
    }
}

/// The value of an optional that had one: that one again, where it is gone.
final class UnwrappingLocation<Value>: Location {
    private let base: any Location<Value?>
    private let former: Value

    init(_ base: any Location<Value?>, former: Value) {
        self.base = base
        self.former = former
    }

    func get() -> Value { base.get() ?? former }
    func set(_ value: Value) { base.set(value) }

    func isSame(as other: any AnyLocation) -> Bool {
        guard self !== other else { return true }
        return (other as? Self).map { base.isSame(as: $0.base) && ViewEquality.isSame(former, $0.former) } ?? false
    }
}

/// An element of a collection by its index. Where the collection has it no longer, it is what it was, and isn't written.
final class ElementLocation<Elements: MutableCollection>: Location {
    private let base: any Location<Elements>
    private let index: Elements.Index
    private let former: Elements.Element

    init(_ index: Elements.Index, of base: any Location<Elements>) {
        self.base = base
        self.index = index
        former = base.get()[index]
    }

    func get() -> Elements.Element {
        let elements = base.get()
        return has(elements) ? elements[index] : former
    }

    func set(_ value: Elements.Element) {
        var elements = base.get()
        guard has(elements) else { return }
        elements[index] = value
        base.set(elements)
    }

    private func has(_ elements: Elements) -> Bool { elements.startIndex <= index && index < elements.endIndex }

    func isSame(as other: any AnyLocation) -> Bool {
        guard self !== other else { return true }
        return (other as? Self).map {
            index == $0.index && base.isSame(as: $0.base) && ViewEquality.isSame(former, $0.former)
        } ?? false
    }
}
