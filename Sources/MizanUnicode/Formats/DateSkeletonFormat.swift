import MizanBase
import _FoundationICU

/// A date formatter for a skeleton of fields (`E`, `MMMd`), in the locale's order, calendar and digits.
///
/// Source: UTS #35 part 4 §4 (date field symbols) and §2.6.2 (availableFormats, skeletons).
public final class DateSkeletonFormat: Sendable {
    /// The fields, as the caller named them.
    public let skeleton: String
    /// The locale whose pattern for these fields is used.
    public let locale: LanguageTag
    /// The pattern that ICU chose for the skeleton, such as `d. MMM`, with a no-break space between a time and its half
    /// of the day.
    public let pattern: String
    /// ICU's date formats may change while they format.
    private let formatter: LockedValue<Formatter>

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
    ///
    /// - Parameter capitalizationContext: The place of the text in a sentence; nil leaves the letters as the locale's data
    ///   have them.
    public init?(
        skeleton: String, locale: LanguageTag, timeZone: String, capitalizationContext: CapitalizationContext? = nil
    ) {
        guard Self.isSkeleton(skeleton) else { return nil }
        let identifier = locale.icuLocale
        var status = U_ZERO_ERROR
        guard let generator = swift_udatpg_open(identifier, &status) else { return nil }
        defer { swift_udatpg_close(generator) }
        let fields = Array(skeleton.utf16)
        let zone = Array(timeZone.utf16)
        guard status.rawValue <= 0, let length = Int32(exactly: fields.count),
            let zoneLength = Int32(exactly: zone.count),
            let best = ICUCall.text(
                { swift_udatpg_getBestPattern(generator, fields, length, $0, $1, &$2) })
        else { return nil }
        let pattern = Self.joiningTimeFields(ofPattern: best)
        let units = Array(pattern.utf16)
        guard let patternLength = Int32(exactly: units.count),
            let pointer = swift_udat_open(
                UDAT_PATTERN, UDAT_PATTERN, identifier, zone, zoneLength, units, patternLength, &status)
        else { return nil }
        let formatter = Formatter(pointer: pointer)
        if let capitalizationContext {
            swift_udat_setContext(pointer, capitalizationContext.displayContext, &status)
        }
        guard status.rawValue <= 0 else { return nil }
        self.skeleton = skeleton
        self.locale = locale
        self.pattern = pattern
        self.formatter = LockedValue(formatter)
    }

    /// A pattern with U+00A0 for each plain space between a field of the time and the half of the day, or a word such as Uhr.
    ///
    /// CLDR has U+202F or U+00A0 there in some locales, in others a plain space: at the end of a line it would part 8:15 from am.
    private static func joiningTimeFields(ofPattern pattern: String) -> String {
        var scalars = Array(pattern.unicodeScalars)
        var isQuoted = false
        for index in scalars.indices {
            if scalars[index] == "'" { isQuoted.toggle() }
            guard !isQuoted, scalars[index] == " ", index > 0, index + 1 < scalars.count else { continue }
            let (before, behind) = (scalars[index - 1], scalars[index + 1])
            let isBehindTime = timeFields.contains(before) && (periodFields.contains(behind) || behind == "'")
            if isBehindTime || periodFields.contains(before) && timeFields.contains(behind) {
                scalars[index] = "\u{a0}"
            }
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private static let timeFields = Set("hHkKmsS".unicodeScalars)
    private static let periodFields = Set("abB".unicodeScalars)

    /// The text of an instant, given in milliseconds since 1970-01-01T00:00:00Z; empty where ICU fails.
    public func string(fromMilliseconds milliseconds: Double) -> String {
        guard milliseconds.isFinite else { return "" }
        return formatter.withLock { formatter in
            ICUCall.text { swift_udat_format(formatter.pointer, milliseconds, $0, $1, nil, &$2) } ?? ""
        }
    }
}
