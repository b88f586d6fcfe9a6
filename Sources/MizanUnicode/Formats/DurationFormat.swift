import MizanBase
import _FoundationICU

/// Writes amounts of units of time one after the other: "24 minutes, 18 seconds".
///
/// Source: the function of ICU that Apple's Foundation asks (`uameasfmt_formatMultiple`).
public final class DurationFormat: Sendable {
    /// A unit of time.
    public enum Unit: String, Hashable, Sendable, CaseIterable {
        /// 12 months, or as many as the calendar has.
        case year
        /// 28 to 31 days.
        case month
        /// 7 days.
        case week
        /// 24 hours, but for the changes of summer time.
        case day
        /// 60 minutes.
        case hour
        /// 60 seconds.
        case minute
        /// One second.
        case second
    }

    /// The width of the units.
    public enum Width: String, Codable, Hashable, Sendable, CaseIterable {
        /// "24 minutes, 18 seconds"
        case wide
        /// "24 min, 18 sec"
        case abbreviated
        /// "24min 18sec"
        case condensedAbbreviated
        /// "24m 18s"
        case narrow
        /// "twenty-four minutes, eighteen seconds"
        case spellOut
    }

    /// The most parts that ICU takes.
    private static let capacity = 8

    private let width: Width
    /// The words between parts that are formatted one by one.
    private let list: ListFormat?
    /// ICU doesn't say that these may be shared.
    private let formatter: LockedValue<Formatter>

    private struct Formatter: ~Copyable {
        /// A `UAMeasureFormat`, reached under the mutex only.
        nonisolated(unsafe) let pointer: OpaquePointer
        deinit { uameasfmt_close(pointer) }
    }

    /// Nil where ICU has no such locale data.
    public init?(locale: LanguageTag, width: Width) {
        let identifier = locale.icuLocale
        var status = U_ZERO_ERROR
        let length =
            switch width {
            case .wide, .spellOut: UAMEASFMT_WIDTH_WIDE
            case .abbreviated: UAMEASFMT_WIDTH_SHORT
            case .condensedAbbreviated: UAMEASFMT_WIDTH_SHORTER
            case .narrow: UAMEASFMT_WIDTH_NARROW
            }
        // The formatter closes what it adopts.
        let numbers =
            width == .spellOut ? swift_unum_open(UNUM_SPELLOUT, nil, 0, identifier, nil, &status) : nil
        guard status.rawValue <= 0, let pointer = uameasfmt_open(identifier, length, numbers, &status) else {
            return nil
        }
        let formatter = Formatter(pointer: pointer)
        guard status.rawValue <= 0 else { return nil }
        self.width = width
        list = width == .spellOut ? ListFormat(locale: locale, kind: .units) : nil
        self.formatter = LockedValue(formatter)
    }

    /// The amounts in the order given, at most eight; nil where ICU fails.
    public func string(from amounts: [(value: Int, unit: Unit)]) -> String? {
        guard amounts.count <= Self.capacity else { return nil }
        let measures = amounts.map { UAMeasure(value: Double($0.value), unit: $0.unit.icu) }
        guard let list else { return string(measures) }
        // Of several amounts ICU spells out the last alone.
        return list.string(from: measures.map { string([$0]) ?? "" })
    }

    private func string(_ measures: [UAMeasure]) -> String? {
        formatter.withLock { formatter in
            ICUCall.text {
                uameasfmt_formatMultiple(
                    formatter.pointer, measures, Int32(truncatingIfNeeded: measures.count), $0, $1, &$2)
            }
        }
    }
}

extension DurationFormat.Unit {
    fileprivate var icu: UAMeasureUnit {
        switch self {
        case .year: UAMEASUNIT_DURATION_YEAR
        case .month: UAMEASUNIT_DURATION_MONTH
        case .week: UAMEASUNIT_DURATION_WEEK
        case .day: UAMEASUNIT_DURATION_DAY
        case .hour: UAMEASUNIT_DURATION_HOUR
        case .minute: UAMEASUNIT_DURATION_MINUTE
        case .second: UAMEASUNIT_DURATION_SECOND
        }
    }
}
