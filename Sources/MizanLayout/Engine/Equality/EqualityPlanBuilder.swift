import Foundation

/// Collects the steps of a plan.
struct EqualityPlanBuilder {
    private let isLayoutVerified: Bool
    private var steps: [EqualityPlan.ComparisonStep] = []

    init(isLayoutVerified: Bool) { self.isLayoutVerified = isLayoutVerified }

    /// The steps, cheap ones first, so that values which differ are told apart soon.
    var finished: [EqualityPlan.ComparisonStep] {
        steps.enumerated().sorted {
            ($0.element.comparison.rawValue, $0.offset) < ($1.element.comparison.rawValue, $1.offset)
        }
        .map(\.element)
    }

    /// Adds what a value of a type holds.
    mutating func add(_ type: any Any.Type, at offset: Int) {
        let layout = TypeLayout(type)
        guard layout.size > 0 else { return }
        func add(_ rule: EqualityRule) {
            steps.append(
                EqualityPlan.ComparisonStep(
                    comparison: .rule, offset: offset, size: layout.size, rule: Unmanaged.passRetained(rule)))
        }
        if type == String.self {
            return steps.append(EqualityPlan.ComparisonStep(comparison: .string, offset: offset, size: layout.size))
        }
        // Its own rule knows better; a plan doesn't know about a weak reference inside.
        if let rule = ownRule(of: type) { return add(rule) }
        guard layout.isBitwiseTakable, isLayoutVerified || layout.isPlain else { return add(NeverSame()) }
        guard isLayoutVerified else { return addBits(at: offset, layout.size) }
        switch TypeKind(type) {
        case .structure, .tuple:
            let fields = StoredProperties.of(type)
            guard fields.isComplete else { return addBits(at: offset, layout.size) }
            for field in fields.all { self.add(field.type, at: offset + field.offset) }
        case .enumeration:
            if let type = type as? any OptionalValue.Type {
                // An object may be referred to without being owned, which its field doesn't tell: bits alone.
                if TypeKind(type.wrapped) == .class { return addBits(at: offset, layout.size) }
                return add(type.equalityRule)
            }
            if type is any CustomReflectable.Type { return addBits(at: offset, layout.size) }
            add(enumerationRule(of: type))
        case .existential:
            steps.append(EqualityPlan.ComparisonStep(comparison: .existential, offset: offset, size: layout.size))
        case .class where type is AnyKeyPath.Type:
            add(EqualValues<AnyKeyPath>())
        case .class, .other:
            addBits(at: offset, layout.size)
        }
    }

    /// Adds bytes, to the last step where that ends there.
    private mutating func addBits(at offset: Int, _ size: Int) {
        if let last = steps.last, last.comparison == .word || last.comparison == .bits,
            last.offset + last.size == offset
        {
            steps[steps.count - 1].comparison = .bits
            steps[steps.count - 1].size += size
        } else {
            let kind = size == MemoryLayout<UInt>.size ? EqualityPlan.ComparisonStep.Comparison.word : .bits
            steps.append(EqualityPlan.ComparisonStep(comparison: kind, offset: offset, size: size))
        }
    }

    private func ownRule(of type: any Any.Type) -> EqualityRule? {
        func own<Value: ViewEqualityComparable>(_ type: Value.Type) -> EqualityRule { OwnRule<Value>() }
        func equal<Value: Equatable>(_ type: Value.Type) -> EqualityRule { EqualValues<Value>() }
        if let type = type as? any ViewEqualityComparable.Type { return own(type) }
        if let type = type as? any WalkedCollection.Type { return type.equalityRule }
        if Self.exact.contains(ObjectIdentifier(type)), let type = type as? any Equatable.Type { return equal(type) }
        return nil
    }

    private func enumerationRule(of type: any Any.Type) -> EqualityRule {
        func equatable<Value: Equatable>(_ type: Value.Type) -> EqualityRule {
            SameCase<Value> { $0 == $1 }
        }
        func any<Value>(_ type: Value.Type) -> EqualityRule { SameCase<Value> { _, _ in true } }
        if let type = type as? any Equatable.Type { return equatable(type) }
        return _openExistential(type, do: any)
    }

    /// Values that Foundation keeps in objects, and whose `==` compares all that there is to see.
    private static let exact: Set<ObjectIdentifier> = [
        ObjectIdentifier(URL.self), ObjectIdentifier(Data.self), ObjectIdentifier(Locale.self),
        ObjectIdentifier(Calendar.self), ObjectIdentifier(TimeZone.self), ObjectIdentifier(IndexPath.self),
        ObjectIdentifier(IndexSet.self), ObjectIdentifier(CharacterSet.self), ObjectIdentifier(DateComponents.self),
    ]
}
