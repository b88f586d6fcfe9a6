import Foundation

/// The rule for a part of a value that isn't compared by its fields.
class EqualityRule: @unchecked Sendable {
    /// Whether the values at two addresses, whose bits differ, are the same.
    func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool { false }
}

/// The rule for values of which nothing is known.
final class NeverSame: EqualityRule, @unchecked Sendable {}

/// The rule of a type that has one of its own.
final class OwnRule<Value: ViewEqualityComparable>: EqualityRule, @unchecked Sendable {
    override func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: Value.self).pointee.isSame(
            as: second.assumingMemoryBound(to: Value.self).pointee)
    }
}

/// The rule for types whose `==` compares all that there is to see.
final class EqualValues<Value: Equatable>: EqualityRule, @unchecked Sendable {
    override func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        first.assumingMemoryBound(to: Value.self).pointee == second.assumingMemoryBound(to: Value.self).pointee
    }
}

/// The rule for enumerations: the same case with the same payload, found by reflection, which takes a microsecond or two.
final class SameCase<Value>: EqualityRule, @unchecked Sendable {
    private let canBeSame: (Value, Value) -> Bool

    init(_ canBeSame: @escaping (Value, Value) -> Bool) { self.canBeSame = canBeSame }

    override func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        let first = first.assumingMemoryBound(to: Value.self).pointee
        let second = second.assumingMemoryBound(to: Value.self).pointee
        // Cases without a payload differ where their bits do.
        guard canBeSame(first, second), let payload = Mirror(reflecting: first).children.first,
            let other = Mirror(reflecting: second).children.first
        else { return false }
        return payload.label == other.label && ViewEquality.isSame(any: payload.value, other.value)
    }
}

// MARK: Optionals

/// An optional, of whatever type.
protocol OptionalValue {
    static var wrapped: any Any.Type { get }
    static var samenessRule: EqualityRule { get }
}

extension Optional: OptionalValue {
    static var wrapped: any Any.Type { Wrapped.self }
    static var samenessRule: EqualityRule { SameOptional<Wrapped>() }
}

/// The rule for optionals: a wrapped value stands where the optional does.
private final class SameOptional<Wrapped>: EqualityRule, @unchecked Sendable {
    private let plan = EqualityPlan.of(Wrapped.self)

    override func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        let isNil = first.assumingMemoryBound(to: Wrapped?.self).pointee == nil
        guard isNil == (second.assumingMemoryBound(to: Wrapped?.self).pointee == nil) else { return false }
        return isNil || plan.isSame(first, second)
    }
}

// MARK: Collections

/// A collection of the standard library that keeps its elements elsewhere.
protocol WalkedCollection {
    static var equalityRule: EqualityRule { get }
}

extension Array: WalkedCollection {
    static var equalityRule: EqualityRule { SameElements<Element>() }
}

extension Dictionary: WalkedCollection {
    static var equalityRule: EqualityRule { SameOrder<Self>() }
}

extension Set: WalkedCollection {
    static var equalityRule: EqualityRule { SameOrder<Self>() }
}

/// The rule for arrays: as many elements, each the same as its counterpart.
private final class SameElements<Element>: EqualityRule, @unchecked Sendable {
    override func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        let first = first.assumingMemoryBound(to: [Element].self).pointee
        let second = second.assumingMemoryBound(to: [Element].self).pointee
        guard first.count == second.count else { return false }
        // Looked up here: an element may hold an array of its own kind.
        let plan = EqualityPlan.of(Element.self)
        return first.withUnsafeBufferPointer { first in
            second.withUnsafeBufferPointer { second in
                guard let start = first.baseAddress, let other = second.baseAddress else { return first.isEmpty }
                if plan.isBitsOnly, memcmp(start, other, first.count * MemoryLayout<Element>.stride) == 0 {
                    return true
                }
                return first.indices.allSatisfy { plan.isSame(start + $0, other + $0) }
            }
        }
    }
}

/// The rule for dictionaries and sets: a view may walk them, so the order in which they do that counts too.
private final class SameOrder<Elements: Collection>: EqualityRule, @unchecked Sendable {
    override func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        let first = first.assumingMemoryBound(to: Elements.self).pointee
        let second = second.assumingMemoryBound(to: Elements.self).pointee
        return first.count == second.count && zip(first, second).allSatisfy { ViewEquality.isSame($0, $1) }
    }
}
