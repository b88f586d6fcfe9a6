import Foundation

/// The way to compare two values of a type in memory: which bytes, strings and parts with a rule of their own are where.
///
/// The fields of nested structures are in one list, and neighbours of which only the bits count are one step. Where fields, optionals
/// and existentials are in memory is verified first (``ValueLayout``); otherwise they have the same bits or differ.
final class EqualityPlan: @unchecked Sendable {
    /// A part of a value.
    struct ComparisonStep {
        enum Comparison: UInt8 { case word, bits, string, existential, rule }

        var comparison: Comparison
        /// Bytes from the start of the value, and of the part.
        var offset: Int
        var size: Int
        /// The rule of a part that has one; plans live as long as the program.
        var rule: Unmanaged<EqualityRule>?
    }

    let size: Int
    /// Whether an existential holds such a value in its own three words.
    let isInline: Bool
    /// Bytes from the address of an existential's box to such a value: after an object's two words, where it can stand.
    let startInBox: Int
    /// Whether the bits alone decide.
    let isBitsOnly: Bool
    /// A value with a weak reference changes when its object goes, without a change of a bit: it is never the same.
    private let isChangeable: Bool
    private let steps: UnsafeBufferPointer<ComparisonStep>

    private typealias HeldType = any Any.Type

    private static let cache = TypeCache<EqualityPlan>()

    /// Does something with the plan for the values of a type.
    @inline(__always)
    static func use<Result>(for type: any Any.Type, _ body: (EqualityPlan) -> Result) -> Result {
        cache.withValue(for: type, make: { EqualityPlan(type, isLayoutVerified: ValueLayout.isVerified) }, body)
    }

    /// The plan for the values of a type.
    static func of(_ type: any Any.Type) -> EqualityPlan { use(for: type) { $0 } }

    /// - Parameter isLayoutVerified: Whether values are in memory as ``ValueLayout`` expects.
    init(_ type: any Any.Type, isLayoutVerified: Bool) {
        let layout = TypeLayout(type)
        var builder = EqualityPlanBuilder(isLayoutVerified: isLayoutVerified)
        builder.add(type, at: 0)
        let all = builder.finished
        size = layout.size
        isInline = layout.size <= 24 && layout.alignment <= 8 && layout.isBitwiseTakable
        startInBox = max(2 * MemoryLayout<UInt>.size, layout.alignment)
        isChangeable = !layout.isBitwiseTakable && !(type is any ViewEqualityComparable.Type)
        isBitsOnly = !isChangeable && all.allSatisfy { $0.comparison == .word || $0.comparison == .bits }
        let steps = UnsafeMutableBufferPointer<ComparisonStep>.allocate(capacity: all.count)
        _ = steps.initialize(from: all)
        self.steps = UnsafeBufferPointer(steps)
    }

    /// Whether the values at two addresses are the same.
    func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        if isChangeable { return false }
        if memcmp(first, second, size) == 0 { return true }
        for step in steps {
            let (first, second) = (first + step.offset, second + step.offset)
            switch step.comparison {
            case .word:
                guard first.loadUnaligned(as: UInt.self) == second.loadUnaligned(as: UInt.self) else { return false }
            case .bits:
                guard memcmp(first, second, step.size) == 0 else { return false }
            case .string:
                guard Self.isSameString(first, second) else { return false }
            case .existential:
                guard Self.isSameExistential(first, second, size: step.size) else { return false }
            case .rule:
                if memcmp(first, second, step.size) == 0 { continue }
                guard step.rule?._withUnsafeGuaranteedRef({ $0.isSame(first, second) }) == true else { return false }
            }
        }
        return true
    }

    /// By UTF-8: strings that are equivalent in Unicode's sense may be drawn with different glyphs.
    private static func isSameString(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
        if memcmp(first, second, MemoryLayout<String>.size) == 0 { return true }
        let first = first.assumingMemoryBound(to: String.self).pointee.utf8
        let second = second.assumingMemoryBound(to: String.self).pointee.utf8
        guard first.count == second.count else { return false }
        let isSame = first.withContiguousStorageIfAvailable { first in
            second.withContiguousStorageIfAvailable { second in
                guard let start = first.baseAddress, let other = second.baseAddress else { return first.isEmpty }
                return memcmp(start, other, first.count) == 0
            }
        }
        return isSame.flatMap { $0 } ?? first.elementsEqual(second)
    }

    /// Three words for the value or its box, one for its type, one for the conformance to each protocol.
    private static func isSameExistential(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, size: Int) -> Bool {
        if memcmp(first, second, size) == 0 { return true }
        let held = 3 * MemoryLayout<UInt>.size
        guard memcmp(first + held, second + held, size - held) == 0 else { return false }
        return use(for: (first + held).load(as: HeldType.self)) { plan in
            if plan.isInline { return plan.isSame(first, second) }
            let (box, other) = (first.load(as: UnsafeRawPointer.self), second.load(as: UnsafeRawPointer.self))
            return plan.isSame(box + plan.startInBox, other + plan.startInBox)
        }
    }
}
