import MizanBase
import _FoundationICU

/// Writes a range of numbers: "10–20", "10–20 mm".
public final class NumberRangeFormat: Sendable {
    /// Immutable in ICU, so shared between threads.
    nonisolated(unsafe) private let formatter: OpaquePointer
    /// The mark before the text; see ``string(from:)``.
    private let mark: String

    /// Nil where the skeleton is invalid.
    public init?(skeleton: String, locale: LanguageTag) {
        let units = Array(skeleton.utf16)
        var status = U_ZERO_ERROR
        guard let length = Int32(exactly: units.count),
            let formatter = swift_unumrf_openForSkeletonWithCollapseAndIdentityFallback(
                units, length, UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_SINGLE_VALUE, locale.icuLocale, nil,
                &status)
        else { return nil }
        guard status.rawValue <= 0, let digit = NumberFormat(skeleton: "", locale: locale)?.string(from: 1 as Int64)
        else {
            swift_unumrf_close(formatter)
            return nil
        }
        self.formatter = formatter
        let isArabicNumber = digit.unicodeScalars.contains { BidiClass($0.value) == .arabicNumber }
        let readsRightToLeft = locale.language == "ar" || isArabicNumber
        mark = locale.layoutDirection == .rightToLeft && !readsRightToLeft ? "\u{200E}" : ""
    }

    deinit { swift_unumrf_close(formatter) }

    /// The range; nil where ICU fails.
    ///
    /// The dash has no direction, so between right-to-left words the first number would come to stand at the right.
    /// Arabic readers want it there; in Hebrew, Persian and Urdu ranges run from left to right, and a left-to-right
    /// mark, which CLDR doesn't have here, keeps them so.
    public func string(from range: ClosedRange<Double>) -> String? {
        var status = U_ZERO_ERROR
        guard let result = swift_unumrf_openResult(&status) else { return nil }
        defer { swift_unumrf_closeResult(result) }
        swift_unumrf_formatDoubleRange(formatter, range.lowerBound, range.upperBound, result, &status)
        var length: Int32 = 0
        guard status.rawValue <= 0, let value = swift_unumrf_resultAsValue(result, &status),
            let text = swift_ufmtval_getString(value, &length, &status), status.rawValue <= 0
        else { return nil }
        return mark + ICUCall.string(UnsafeBufferPointer(start: text, count: Int(length)))
    }
}
