import Synchronization
import _FoundationICU

/// A number as a formatter wrote it: its text, and the quantity that it shows.
///
/// Read before it is shared: not `Sendable`.
public struct FormattedNumber: ~Copyable {
    let result: OpaquePointer?

    init() { result = nil }

    init?(_ format: (OpaquePointer, inout UErrorCode) -> Void) {
        guard let result = Results.take() else { return nil }
        var status = U_ZERO_ERROR
        format(result, &status)
        guard status.rawValue <= 0 else {
            swift_unumf_closeResult(result)
            return nil
        }
        self.result = result
    }

    deinit { result.map(Results.give) }

    /// The text, with the marks that the locale puts in.
    public var string: String? {
        guard let result else { return nil }
        return ICUCall.text { swift_unumf_resultToString(result, $0, $1, &$2) }
    }

    /// The quantity in the unit shown, after conversion to the locale's preferred unit and rounding.
    public var quantity: Double? {
        guard let result else { return nil }
        return ICUCall.ascii(capacity: 1_024) { swift_unumf_resultToDecimalNumber(result, $0, $1, &$2) }
            .flatMap(Double.init)
    }
}

/// ICU's results that nobody uses now: to make one takes as long as to format a number.
private enum Results {
    private static let capacity = 8

    private struct Idle: ~Copyable {
        /// `UFormattedNumber`s, reached under the mutex only.
        nonisolated(unsafe) var pointers: [OpaquePointer] = []
    }

    private static let idle = Mutex(Idle())

    static func take() -> OpaquePointer? {
        if let bits = idle.withLock({ $0.pointers.popLast().map(UInt.init(bitPattern:)) }) {
            return OpaquePointer(bitPattern: bits)
        }
        var status = U_ZERO_ERROR
        return swift_unumf_openResult(&status)
    }

    static func give(_ result: OpaquePointer) {
        let bits = UInt(bitPattern: result)
        let isKept = idle.withLock { idle in
            guard idle.pointers.count < capacity, let result = OpaquePointer(bitPattern: bits) else { return false }
            idle.pointers.append(result)
            return true
        }
        if !isKept { swift_unumf_closeResult(result) }
    }
}
