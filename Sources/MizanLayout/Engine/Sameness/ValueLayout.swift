/// How values are in memory, as far as ``EqualityPlan`` relies on it and Swift doesn't promise it: Definitions 10.
///
/// Swift's ABI fixes it on Apple's systems only. So it is verified once in a process, with values of known types. If a check fails,
/// plans compare without it: more values differ, which costs time and never leaves a stale picture.
enum ValueLayout {
    /// Whether values are in memory as plans expect.
    static let isVerified = failures.isEmpty

    /// The checks that failed.
    static let failures: [String] = checks.filter { !$0.isPassed() }.map(\.name)

    private static let word = MemoryLayout<UInt>.size

    private static var checks: [(name: String, isPassed: () -> Bool)] {
        [
            ("the kinds of types", kinds),
            ("the fields of structures", { fields(of: Mixed.self, \.small, \.large, \.text) }),
            ("the elements of tuples", tupleElements),
            ("optionals wrap in place", optionals),
            ("existentials with a value inside", { holds(Inline(number: 7), inBox: false) }),
            ("existentials with a box", { holds(Boxed(numbers: (7, 8, 9, 10)), inBox: true) }),
            ("existentials with an aligned box", { holds(Aligned(numbers: SIMD8(repeating: 7)), inBox: true) }),
        ]
    }

    private static func kinds() -> Bool {
        let expected: [(any Any.Type, TypeKind)] = [
            (Mixed.self, .structure), (Int.self, .structure), ((Int, String).self, .tuple), (Choice.self, .enumeration),
            (Int?.self, .enumeration), (Object.self, .class), ((any Probe).self, .existential),
            (Any.self, .existential),
            (AnyObject.self, .other), ((any Error).self, .other), ((() -> Void).self, .other), (Int.Type.self, .other),
        ]
        return expected.allSatisfy { TypeKind($0) == $1 }
    }

    private static func fields<Value>(of type: Value.Type, _ paths: PartialKeyPath<Value>...) -> Bool {
        let fields = StoredProperties.of(type)
        return fields.isComplete && fields.all.map(\.offset) == paths.compactMap { MemoryLayout.offset(of: $0) }
    }

    private static func tupleElements() -> Bool {
        let value: (UInt8, Int) = (7, 8)
        let offsets = StoredProperties.of(type(of: value)).all.map(\.offset)
        guard offsets.count == 2, offsets[1] + word <= MemoryLayout.size(ofValue: value) else { return false }
        return withUnsafeBytes(of: value) { bytes in
            bytes.load(fromByteOffset: offsets[0], as: UInt8.self) == 7
                && bytes.loadUnaligned(fromByteOffset: offsets[1], as: Int.self) == 8
        }
    }

    private static func optionals() -> Bool {
        withUnsafeBytes(of: Int?.some(7)) { $0.load(as: Int.self) == 7 }
            && withUnsafeBytes(of: String?.some("text")) { $0.load(as: String.self) == "text" }
    }

    /// Whether an existential has three words for a value or its box, then the value's type.
    private static func holds<Value: Probe & Equatable>(_ value: Value, inBox: Bool) -> Bool {
        // In a structure: a function would open the existential itself.
        let holder = Holder(probe: value)
        guard MemoryLayout<any Probe>.size == 5 * word, MemoryLayout<Any>.size == 4 * word else {
            return false
        }
        let plan = EqualityPlan(Value.self, isLayoutVerified: true)
        guard plan.isInline != inBox else { return false }
        return withUnsafeBytes(of: holder) { bytes in
            guard let start = bytes.baseAddress,
                bytes.load(fromByteOffset: 3 * word, as: UInt.self) == unsafeBitCast(Value.self, to: UInt.self)
            else { return false }
            let held = inBox ? start.load(as: UnsafeRawPointer.self) + plan.startInBox : start
            return held.load(as: Value.self) == value
        }
    }
}

private protocol Probe {}

private struct Holder { var probe: any Probe }

private struct Mixed {
    var small: UInt8
    var large: Int
    var text: String
}

private enum Choice {
    case text(String)
    case none
}

private final class Object {}

private struct Inline: Probe, Equatable { var number: Int }

/// Too large for the three words of an existential.
private struct Boxed: Probe, Equatable {
    var numbers: (Int, Int, Int, Int)

    static func == (left: Boxed, right: Boxed) -> Bool { left.numbers == right.numbers }
}

private struct Aligned: Probe, Equatable { var numbers: SIMD8<Double> }
