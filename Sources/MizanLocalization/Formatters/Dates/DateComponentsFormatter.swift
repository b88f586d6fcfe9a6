import Foundation
import MizanBase
import MizanUnicode

/// Writes lengths of time: "2 hours, 5 minutes", "2:05:00".
///
/// Source: Foundation's `DateComponentsFormatter`, which can't be used on Linux. Words and digits are those of the locale of `calendar`,
/// which is the running task's reader's unless you set another.
public final class DateComponentsFormatter {
    /// The form of the amounts.
    public enum UnitsStyle: Hashable, Sendable, CaseIterable {
        /// "2:05:00"
        case positional
        /// For example "2h 5m", or "2 h 5 min".
        case abbreviated
        /// Short words: "2 hr, 5 min".
        case short
        /// Whole words: "2 hours, 5 minutes".
        case full
        /// As ``full``: numbers aren't written in words.
        case spellOut
        /// Short words without commas: "2hr 5min".
        case brief
    }

    /// The treatment of units with the amount zero.
    public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt

        /// Behaviours by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Before the first amount they are left out in the positional style; everywhere in others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// They are left out before the first amount.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// They are left out between amounts.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// They are left out after the last amount.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// They are left out.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// They are written, in the positional style with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// The form of the amounts.
    public var unitsStyle = UnitsStyle.positional
    /// The units that are used; those from years to seconds if it is empty.
    public var allowedUnits: NSCalendar.Unit = []
    /// The treatment of units with the amount zero.
    public var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// The greatest number of units; 0 for no limit.
    public var maximumUnitCount = 0
    /// The calendar that months are counted in, with the locale.
    public var calendar: Calendar?
    /// The date from which a time in seconds counts; nil for an ordinary one.
    public var referenceDate: Date?

    /// A formatter for the running task's reader.
    public init() { calendar = Localization.inEffect.formatEnvironment.calendar }

    /// A unit of amounts with the name that ICU has for it.
    private typealias AmountUnit = (unit: NSCalendar.Unit, component: Calendar.Component, name: String)

    private static let units: [AmountUnit] = [
        (.year, .year, "year"), (.month, .month, "month"), (.weekOfMonth, .weekOfMonth, "week"), (.day, .day, "day"),
        (.hour, .hour, "hour"), (.minute, .minute, "minute"), (.second, .second, "second"),
    ]

    private var usedUnits: [AmountUnit] {
        let usual: NSCalendar.Unit = [.year, .month, .day, .hour, .minute, .second]
        let allowed = allowedUnits.isEmpty ? usual : allowedUnits
        return Self.units.filter { allowed.contains($0.unit) }
    }

    private var usedCalendar: Calendar { calendar ?? Localization.inEffect.formatEnvironment.calendar }

    /// A length in seconds; nil if it isn't finite.
    public func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite, timeInterval.magnitude < Self.longest else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(timeInterval))
    }

    /// A thousand years in seconds.
    private static let longest = 366.0 * 86_400 * 1_000

    /// The time from one date to another one.
    public func string(from startDate: Date, to endDate: Date) -> String? {
        let used = usedUnits
        let components = usedCalendar.dateComponents(
            Set(used.map(\.component)), from: startDate, to: endDate)
        return string(of: used.map { components.value(for: $0.component) ?? 0 }, in: used)
    }

    /// An amount in units.
    public func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// A length of time with a style, by the running task's reader.
    public static func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    private func string(of amounts: [Int], in units: [AmountUnit]) -> String? {
        guard !units.isEmpty else { return nil }
        let parts = shown(Array(zip(amounts, units)))
        let locale = LanguageTag(usedCalendar.locale ?? Localization.inEffect.formatEnvironment.locale)
        if unitsStyle == .positional { return positional(parts.map(\.amount), locale) }
        var texts: [String] = []
        for (amount, unit) in parts {
            let skeleton = "unit/\(unit.name) \(width) precision-integer"
            guard let format = NumberFormat(skeleton: skeleton, locale: locale) else { return nil }
            texts.append(format.string(from: amount))
        }
        let isCompact = unitsStyle == .abbreviated || unitsStyle == .brief
        return ListFormat(locale: locale, kind: .units, width: isCompact ? .narrow : .standard)?.string(from: texts)
    }

    private var width: String {
        switch unitsStyle {
        case .full, .spellOut, .positional: "unit-width-full-name"
        case .short, .brief: "unit-width-short"
        case .abbreviated: "unit-width-narrow"
        }
    }

    /// The amounts that are written, without zeros where they are left out and at most so many as permitted.
    private func shown(_ all: [(amount: Int, unit: AmountUnit)]) -> [(amount: Int, unit: AmountUnit)] {
        var behavior = zeroFormattingBehavior
        if behavior == .default { behavior = unitsStyle == .positional ? .dropLeading : .dropAll }
        let first = all.firstIndex { $0.amount != 0 } ?? all.count - 1
        let last = all.lastIndex { $0.amount != 0 } ?? all.count - 1
        var parts = all.enumerated().filter { index, part in
            guard part.amount == 0 else { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return index == first || !behavior.contains(.dropMiddle)
        }
        .map(\.element)
        if maximumUnitCount > 0 { parts = Array(parts.prefix(maximumUnitCount)) }
        return parts
    }

    /// The amounts with colons between, each but the first with two digits.
    private func positional(_ amounts: [Int], _ locale: LanguageTag) -> String? {
        guard let whole = NumberFormat(skeleton: "group-off precision-integer", locale: locale),
            let padded = NumberFormat(skeleton: "group-off precision-integer integer-width/+00", locale: locale)
        else { return nil }
        let isPadded = zeroFormattingBehavior.contains(.pad)
        return amounts.enumerated().map { index, amount in
            (index == 0 && !isPadded ? whole : padded).string(from: index == 0 ? amount : abs(amount))
        }
        .joined(separator: ":")
    }
}
