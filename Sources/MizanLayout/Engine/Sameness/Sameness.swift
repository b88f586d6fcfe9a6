/// Whether two values are the same in all that can be made from them: a view that is the same as before, in the same
/// surroundings, makes the same nodes.
///
/// Values are compared by what they hold, along a plan that is made once for each type (``EqualityPlan``):
///
/// - equal bits are the same value, as long as both are alive; so are numbers with equal bits alone (0 is not −0, which is
///   written in another way; a not-a-number is itself);
/// - strings by their scalars, arrays by their elements, dictionaries and sets in the order in which they are walked;
/// - structures and tuples field by field, enumerations by case and payload, an existential by its type and what it holds;
/// - objects and closures by identity alone. A change inside of an object, or of a variable that a closure captured, is seen by
///   observation or not at all, as in SwiftUI.
///
/// A type's own `==` isn't asked, other than to refuse enumerations sooner: it may leave out what is drawn. Where in doubt, two
/// values differ: that costs time, never a stale picture.
package enum ViewEquality {
    /// Whether two values are the same.
    package static func isSame<Value>(_ first: Value, _ second: Value) -> Bool {
        EqualityPlan.use(for: Value.self) { plan in
            withUnsafePointer(to: first) { first in
                withUnsafePointer(to: second) { second in plan.isSame(first, second) }
            }
        }
    }

    /// Whether two values of any type have the same type and are the same.
    static func isSame(any first: Any, _ second: Any) -> Bool {
        func compare<First>(_ first: First) -> Bool {
            func compare<Second>(_ second: Second) -> Bool {
                guard First.self == Second.self else { return false }
                return EqualityPlan.use(for: First.self) { plan in
                    withUnsafePointer(to: first) { first in
                        withUnsafePointer(to: second) { second in plan.isSame(first, second) }
                    }
                }
            }
            return _openExistential(second, do: compare)
        }
        return _openExistential(first, do: compare)
    }
}

/// A type that says itself when two of its values are the same, since its fields don't tell, or not fast enough.
package protocol ViewEqualityComparable {
    /// Whether nothing that is made from the values can differ. It isn't asked for values of equal bits.
    func isSame(as other: Self) -> Bool
}
