import Foundation
import MizanLayout

/// A view whose content is made for moments. Source: SwiftUI's `TimelineView`.
///
/// There is no clock: it shows the content of the last moment that isn't after the environment's (`localization.now`), or of that one
/// itself where the schedule begins later. Without one it is the beginning of 2001, Foundation's reference date.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content

    @Environment(\.localization.now) private var now

    /// Content for the moments of a schedule.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = content
    }

    /// The content of the moment.
    public var body: some View {
        let now = now ?? Date(timeIntervalSinceReferenceDate: 0)
        let first = schedule.entries(from: now, mode: .normal).first { _ in true } ?? now
        content(TimelineViewDefaultContext(date: min(first, now)))
    }

    /// The moment of the content.
    public typealias Context = TimelineViewDefaultContext
}

/// The moment that content is made for. Source: SwiftUI's `TimelineViewDefaultContext`.
public struct TimelineViewDefaultContext: Hashable, Sendable {
    /// The distance between moments. Source: SwiftUI's `TimelineView.Context.Cadence`.
    public enum Cadence: Hashable, Sendable, Comparable {
        case live, seconds, minutes
    }

    /// The moment.
    public let date: Date
    /// The distance between moments.
    public var cadence: Cadence { .live }
}

/// The moments at which content changes. Source: SwiftUI's `TimelineSchedule`.
public protocol TimelineSchedule {
    associatedtype Entries: Sequence where Entries.Element == Date

    /// The moments from the one at or before a date on.
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries
}

extension TimelineSchedule {
    /// The number of moments. Source: SwiftUI's `TimelineSchedule.Mode`.
    public typealias Mode = TimelineScheduleMode
}

/// The number of moments. Source: SwiftUI's `TimelineScheduleMode`.
public enum TimelineScheduleMode: Hashable, Sendable {
    case normal, lowFrequency
}

/// Moments at one distance. Source: SwiftUI's `PeriodicTimelineSchedule`.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: Double

    /// Moments at a distance in seconds.
    public init(from startDate: Date, by interval: Double) {
        start = startDate
        self.interval = interval
    }

    /// The moments, without an end.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        guard interval > 0 else { return sequence(first: start) { _ in nil } }
        let passed = max((startDate.timeIntervalSince(start) / interval).rounded(.down), 0)
        return sequence(first: start + passed * interval) { [interval] in $0 + interval }
    }
}

/// The beginnings of minutes. Source: SwiftUI's `EveryMinuteTimelineSchedule`.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// The schedule.
    public init() {}

    /// The moments, without an end.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> UnfoldFirstSequence<Date> {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// Moments of a list. Source: SwiftUI's `ExplicitTimelineSchedule`.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Moments in their order.
    public init(_ dates: Entries) { self.dates = dates }

    /// The moments from the last one at or before a date on.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] {
        let dates = Array(dates)
        return Array(dates[(dates.lastIndex { $0 <= startDate } ?? 0)...])
    }
}

/// Moments for a movement. Source: SwiftUI's `AnimationTimelineSchedule`.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Moments, unless paused, at a distance in seconds at least.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}

    /// The one moment.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Moments at a distance in seconds.
    public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// The beginnings of minutes.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Moments for a movement.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Moments for a movement, unless paused, at a distance in seconds at least.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// Moments of a list.
    public static func explicit<Dates: Sequence>(_ dates: Dates) -> ExplicitTimelineSchedule<Dates>
    where Self == ExplicitTimelineSchedule<Dates> {
        ExplicitTimelineSchedule(dates)
    }
}
