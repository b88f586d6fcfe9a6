import Foundation
import MizanLayout

/// The days of a month in weeks, each from the calendar's first weekday on.
struct CalendarMonth {
    /// The beginning of the first day.
    let start: Date
    /// The beginnings of the days, seven a week; nil where a day of a week is in another month.
    let weeks: [[Date?]]
    /// Seven days in the order of a week.
    let weekdays: [Date]

    init(of date: Date, in calendar: Calendar) {
        let start = calendar.dateInterval(of: .month, for: date)?.start ?? date
        let count = calendar.range(of: .day, in: .month, for: date)?.count ?? 1
        let days = (0..<count).map { calendar.date(byAdding: .day, value: $0, to: start) }
        let before = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
        let after = (7 - (before + count) % 7) % 7
        let cells = [Date?](repeating: nil, count: before) + days + [Date?](repeating: nil, count: after)
        self.start = start
        weeks = stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
        weekdays = (0..<7).compactMap { calendar.date(byAdding: .day, value: $0 - before, to: start) }
    }
}
