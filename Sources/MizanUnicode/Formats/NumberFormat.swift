import MizanBase
import _FoundationICU

/// A number formatter made from an ICU number skeleton for a locale: digits, signs, units, percent.
///
/// Source: ICU User Guide, Number Skeletons; the locale's `-u-nu-` and `-u-ms-` are honoured.
public final class NumberFormat: Sendable {
    /// The skeleton it was made from, such as `unit/millimeter usage/rainfall unit-width-narrow`.
    public let skeleton: String
    /// The locale whose digits, signs and units it uses.
    public let locale: LanguageTag
    /// Immutable in ICU, so shared between threads.
    nonisolated(unsafe) private let formatter: OpaquePointer

    /// Nil where the skeleton is invalid, or names a unit that ICU doesn't know.
    public init?(skeleton: String, locale: LanguageTag) {
        let units = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        guard let length = Int32(exactly: units.count),
            let formatter = swift_unumf_openForSkeletonAndLocale(units, length, locale.icuLocale, &status)
        else { return nil }
        guard status.rawValue <= 0 else {
            swift_unumf_close(formatter)
            return nil
        }
        // A unit that needs a conversion ICU doesn't have is only found out by formatting.
        guard let trial = FormattedNumber({ swift_unumf_formatDouble(formatter, 1, $0, &$1) }), trial.string != nil
        else {
            swift_unumf_close(formatter)
            return nil
        }
        self.skeleton = skeleton
        self.locale = locale
        self.formatter = formatter
    }

    deinit { swift_unumf_close(formatter) }

    /// A number as the locale writes it.
    public func format(_ value: Double) -> FormattedNumber {
        FormattedNumber { swift_unumf_formatDouble(formatter, value, $0, &$1) } ?? FormattedNumber()
    }

    /// A whole number as the locale writes it, in all its digits.
    public func format(_ value: Int128) -> FormattedNumber {
        if let value = Int64(exactly: value) {
            return FormattedNumber { swift_unumf_formatInt(formatter, value, $0, &$1) } ?? FormattedNumber()
        }
        let digits = String(value)
        return FormattedNumber {
            swift_unumf_formatDecimal(formatter, digits, Int32(digits.utf8.count), $0, &$1)
        } ?? FormattedNumber()
    }

    /// The text of a number, empty where ICU fails.
    public func string(from value: Double) -> String { format(value).string ?? "" }

    /// The text of a whole number, empty where ICU fails.
    public func string(from value: some BinaryInteger) -> String { format(Int128(clamping: value)).string ?? "" }
}
