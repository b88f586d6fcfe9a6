import Foundation
import MizanLayout
import MizanLocalization

/// A page of a calendar, above the time. Source: SwiftUI's `GraphicalDatePickerStyle`.
///
/// Weeks begin with the locale's first day, at the leading side. In a session a day is chosen by a tap, and the arrows beside the
/// month show the one before and the one after.
nonisolated public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// The style.
    public init() {}

    /// The page and the time.
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            if configuration.displayedComponents.contains(.date) { CalendarPage(configuration: configuration) }
            if configuration.displayedComponents.contains(.hourAndMinute) {
                CompactDatePicker(configuration: configuration.only(.hourAndMinute))
            }
        }
    }
}

nonisolated extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A page of a calendar, above the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A month with its days, of which the chosen one stands on a disc.
nonisolated private struct CalendarPage: View {
    let configuration: DatePickerStyleConfiguration

    @Environment(\.calendar) private var calendar
    /// The number of months from the chosen one to the one that is shown.
    @State private var shift = 0

    var body: some View {
        let selection = configuration.selection
        let month = CalendarMonth(
            of: calendar.date(byAdding: .month, value: shift, to: selection) ?? selection, in: calendar)
        VStack(spacing: 8) {
            RowStack(spacing: 20) {
                Text(month.start, format: Date.FormatStyle().month(.wide).year()).font(.headline)
                    .frame(maxWidth: .infinity, alignment: .leading)
                HStack(spacing: 20) {
                    arrow("chevron.backward", .previousMonth, name: "Before", by: -1)
                    arrow("chevron.forward", .nextMonth, name: "After", by: 1)
                }
                .typeName("Arrows")
            }
            Group {
                HStack(spacing: 0) {
                    ForEach(month.weekdays, id: \.self) { day in
                        Text(day, format: Date.FormatStyle().weekday(.narrow)).font(.caption)
                            .foregroundStyle(.secondary)
                            .lineLimit(1).minimumScaleFactor(0.4).frame(maxWidth: .infinity)
                    }
                }
                .typeName("Weekdays")
                ForEach(0..<month.weeks.count) { week in
                    HStack(spacing: 0) {
                        ForEach(0..<month.weeks[week].count) { day in cell(month.weeks[week][day]) }
                    }
                    .typeName("Week")
                }
            }
            // Seven larger columns don't fit on a phone: digits would touch those of the next day.
            .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
        }
    }

    private func arrow(_ symbol: String, _ word: SystemWord, name: String, by months: Int) -> some View {
        Control(type: name, role: "button", input: .control(ControlInput { shift += months })) {
            Image(systemName: symbol).foregroundStyle(.tint)
        }
        .accessibilityLabel(Text(word))
    }

    @ViewBuilder private func cell(_ day: Date?) -> some View {
        if let day {
            CalendarDay(
                number: calendar.component(.day, from: day),
                isSelected: calendar.isDate(day, inSameDayAs: configuration.selection),
                isEnabled: isAllowed(day), select: { select(day) })
        } else {
            Color.clear.frame(maxWidth: .infinity).frame(height: 1).accessibilityHidden(true)
        }
    }

    /// Whether some moment of the day can be chosen.
    private func isAllowed(_ day: Date) -> Bool {
        let end = calendar.date(byAdding: .day, value: 1, to: day) ?? day
        return configuration.minimumDate.map { end > $0 } ?? true && configuration.maximumDate.map { day <= $0 } ?? true
    }

    /// Chooses a day, at the time of the chosen date.
    private func select(_ day: Date) {
        let selection = configuration.selection
        let days = calendar.dateComponents([.day], from: calendar.startOfDay(for: selection), to: day).day ?? 0
        guard let date = calendar.date(byAdding: .day, value: days, to: selection) else { return }
        configuration.selection = configuration.clamped(date)
        shift = 0
    }
}

/// One day of a month.
nonisolated private struct CalendarDay: View {
    let number: Int
    let isSelected: Bool
    let isEnabled: Bool
    let select: () -> Void

    @ScaledMetric private var side = 36.0

    var body: some View {
        Control(type: "Day", role: "button", input: .control(ControlInput(action: select))) {
            Text(number, format: IntegerFormatStyle<Int>.number)
                .foregroundStyle(isSelected ? Color(SystemColor.onAccent) : .primary)
                .lineLimit(1).minimumScaleFactor(0.3)
                .frame(maxWidth: .infinity, minHeight: max(side, 36))
                .background { if isSelected { Circle().fill(.tint).typeName("Selection") } }
        }
        .contentShape(Rectangle())
        .selected(isSelected)
        .disabled(!isEnabled)
    }
}
