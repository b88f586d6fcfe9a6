import MizanBase
import Synchronization
import _FoundationICU

/// A date formatter for a skeleton of fields (`E`, `MMMd`), in the locale's order, calendar and digits.
///
/// Source: UTS #35 part 4 §4 (date field symbols) and §2.6.2 (availableFormats, skeletons).
public final class DateSkeletonFormat: Sendable {
    /// The fields, as the caller named them.
    public let skeleton: String
    /// The locale whose pattern for these fields is used.
    public let locale: LanguageTag
    /// What ICU chose for the skeleton, such as `d. MMM`.
    public let pattern: String
    /// ICU's date formats may change while they format.
    private let formatter: Mutex<Formatter>

    private struct Formatter: ~Copyable {
        /// A `UDateFormat`, reached under the mutex only.
        nonisolated(unsafe) let pointer: UnsafeMutablePointer<UDateFormat?>
        deinit { swift_udat_close(pointer) }
    }

    /// The letters that stand for a field, and `j`, `J`, `C` for the hours that the locale prefers. Source: UTS #35 part 4 §4.
    private static let fields = Set("GyYuUrQqMLwWdDFgEecabBhHKkjJCmsSAzZOvVXx".utf8)

    /// Whether a text names fields of a date and nothing else: `E`, `MMMd`, `jm`.
    public static func isSkeleton(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count <= 64 && text.utf8.allSatisfy(fields.contains)
    }

    /// Nil where ICU has no such locale data or the text is no skeleton.
    public init?(skeleton: String, locale: LanguageTag, timeZone: String) {
        guard Self.isSkeleton(skeleton) else { return nil }
        let identifier = locale.icuLocale
        var status = U_ZERO_ERROR
        guard let generator = swift_udatpg_open(identifier, &status) else { return nil }
        defer { swift_udatpg_close(generator) }
        let fields = Array(skeleton.utf16)
        let zone = Array(timeZone.utf16)
        guard status.rawValue <= 0, let length = Int32(exactly: fields.count),
            let zoneLength = Int32(exactly: zone.count),
            let pattern = ICUCall.text(
                { swift_udatpg_getBestPattern(generator, fields, length, $0, $1, &$2) })
        else { return nil }
        let units = Array(pattern.utf16)
        guard let patternLength = Int32(exactly: units.count),
            let pointer = swift_udat_open(
                UDAT_PATTERN, UDAT_PATTERN, identifier, zone, zoneLength, units, patternLength, &status)
        else { return nil }
        let formatter = Formatter(pointer: pointer)
        guard status.rawValue <= 0 else { return nil }
        self.skeleton = skeleton
        self.locale = locale
        self.pattern = pattern
        self.formatter = Mutex(formatter)
    }

    /// The text of an instant, given in milliseconds since 1970-01-01T00:00:00Z; empty where ICU fails.
    public func string(fromMilliseconds milliseconds: Double) -> String {
        guard milliseconds.isFinite else { return "" }
        return formatter.withLock { formatter in
            ICUCall.text { swift_udat_format(formatter.pointer, milliseconds, $0, $1, nil, &$2) } ?? ""
        }
    }
}
