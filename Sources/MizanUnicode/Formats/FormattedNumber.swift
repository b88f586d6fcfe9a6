import MizanBase
import _FoundationICU

/// A number as a formatter wrote it: its text, and the quantity that it shows.
///
/// Read before it is shared: not `Sendable`.
public struct FormattedNumber: ~Copyable {
    let result: OpaquePointer?

    init() { result = nil }

    init?(_ format: (OpaquePointer, inout UErrorCode) -> Void) {
        guard let result = FormattedNumberPool.checkOut() else { return nil }
        var status = U_ZERO_ERROR
        format(result, &status)
        guard status.rawValue <= 0 else {
            swift_unumf_closeResult(result)
            return nil
        }
        self.result = result
    }

    deinit { result.map(FormattedNumberPool.checkIn) }

    /// The text, with the marks that the locale puts in.
    public var string: String? {
        guard let result else { return nil }
        return ICUCall.text { swift_unumf_resultToString(result, $0, $1, &$2) }
    }

    /// The text with another number in place of its own, from its sign to its last digit. For feet and inches it
    /// replaces the inches' number.
    public func string(number replacement: String) -> String? {
        var status = U_ZERO_ERROR
        guard let result, let value = swift_unumf_resultAsValue(result, &status),
            let position = swift_ucfpos_open(&status)
        else { return nil }
        defer { swift_ucfpos_close(position) }
        var length: Int32 = 0
        guard let start = swift_ufmtval_getString(value, &length, &status), status.rawValue <= 0 else { return nil }
        let units = UnsafeBufferPointer(start: start, count: Int(length))
        swift_ucfpos_constrainCategory(position, Int32(UFIELD_CATEGORY_NUMBER.rawValue), &status)
        var number: Range<Int>?
        var wholeParts = 0
        while swift_ufmtval_nextPosition(value, position, &status) != 0, status.rawValue <= 0 {
            let field = UInt32(bitPattern: swift_ucfpos_getField(position, &status))
            let isDigits = [
                UNUM_INTEGER_FIELD.rawValue, UNUM_FRACTION_FIELD.rawValue, UNUM_DECIMAL_SEPARATOR_FIELD.rawValue,
                UNUM_GROUPING_SEPARATOR_FIELD.rawValue, UNUM_SIGN_FIELD.rawValue,
            ].contains(field)
            guard isDigits else { continue }
            if field == UNUM_INTEGER_FIELD.rawValue { wholeParts += 1 }
            var lower: Int32 = 0
            var upper: Int32 = 0
            swift_ucfpos_getIndexes(position, &lower, &upper, &status)
            guard lower >= 0, lower <= upper, upper <= length else { return nil }
            number = min(Int(lower), number?.lowerBound ?? .max)..<max(Int(upper), number?.upperBound ?? 0)
        }
        guard status.rawValue <= 0, wholeParts == 1, let number else { return nil }
        // The marks of direction before a sign are no field; the other number brings its own.
        let before =
            units[..<number.lowerBound].lastIndex { ![0x200E, 0x200F, 0x061C].contains($0) }.map { $0 + 1 } ?? 0
        return ICUCall.string(UnsafeBufferPointer(rebasing: units[..<before])) + replacement
            + ICUCall.string(UnsafeBufferPointer(rebasing: units[number.upperBound...]))
    }

    /// The quantity in the unit shown, after conversion to the locale's preferred unit and rounding.
    public var quantity: Double? {
        guard let result else { return nil }
        return ICUCall.ascii(capacity: 1_024) { swift_unumf_resultToDecimalNumber(result, $0, $1, &$2) }
            .flatMap(Double.init)
    }
}

/// ICU's results that are not in use: making one takes as long as formatting a number.
private enum FormattedNumberPool {
    private static let capacity = 8

    private struct IdleResults: ~Copyable {
        /// `UFormattedNumber`s, reached under the mutex only.
        nonisolated(unsafe) var pointers: [OpaquePointer] = []
    }

    private static let idle = LockedValue(IdleResults())

    static func checkOut() -> OpaquePointer? {
        if let bits = idle.withLock({ $0.pointers.popLast().map(UInt.init(bitPattern:)) }) {
            return OpaquePointer(bitPattern: bits)
        }
        var status = U_ZERO_ERROR
        return swift_unumf_openResult(&status)
    }

    static func checkIn(_ result: OpaquePointer) {
        let bits = UInt(bitPattern: result)
        let isKept = idle.withLock { idle in
            guard idle.pointers.count < capacity, let result = OpaquePointer(bitPattern: bits) else { return false }
            idle.pointers.append(result)
            return true
        }
        if !isKept { swift_unumf_closeResult(result) }
    }
}
