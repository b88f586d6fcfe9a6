import _FoundationICU

/// A number as a formatter wrote it: its text, and the quantity that it shows.
///
/// Read before it is shared: not `Sendable`.
public struct FormattedNumber: ~Copyable {
    let result: OpaquePointer?

    init() { result = nil }

    init?(_ format: (OpaquePointer, inout UErrorCode) -> Void) {
        var status = U_ZERO_ERROR
        guard let result = swift_unumf_openResult(&status) else { return nil }
        format(result, &status)
        guard status.rawValue <= 0 else {
            swift_unumf_closeResult(result)
            return nil
        }
        self.result = result
    }

    deinit { swift_unumf_closeResult(result) }

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
