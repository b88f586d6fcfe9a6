import Foundation
import MizanLayout
import MizanLocalization

/// The date and the time on small surfaces next to the label, or below it if both don't fit there in one line.
nonisolated struct CompactDatePicker: View {
    let configuration: DatePickerStyleConfiguration

    @Environment(\.calendar) private var calendar

    var body: some View {
        LabelBesideControl(configuration.label) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 6) { parts }
                VStack(alignment: .leading, spacing: 6) { parts }
            }
            .wholeInRow()
        }
    }

    @ViewBuilder private var parts: some View {
        let date = configuration.selection
        if configuration.displayedComponents.contains(.date) {
            DatePart(
                name: "Date", text: Text(date, format: Date.FormatStyle(date: .abbreviated, time: .omitted)),
                step: { step(.day, $0) })
        }
        if configuration.displayedComponents.contains(.hourAndMinute) {
            DatePart(
                name: "Time", text: Text(date, format: Date.FormatStyle(date: .omitted, time: .shortened)),
                step: { step(.minute, $0) })
        }
    }

    private func step(_ unit: Calendar.Component, _ direction: AccessibilityAdjustmentDirection) {
        let date = configuration.selection
        guard let next = calendar.date(byAdding: unit, value: direction == .increment ? 1 : -1, to: date) else {
            return
        }
        let clamped = configuration.clamped(next)
        if clamped != date { configuration.selection = clamped }
    }
}

/// The date or the time.
nonisolated private struct DatePart: View {
    let name: String
    let text: Text
    let step: (AccessibilityAdjustmentDirection) -> Void

    @Environment(\.controlSize) private var controlSize
    @ScaledMetric private var scale = 1.0

    var body: some View {
        Control(type: name, role: "stepper", input: .adjustment(step)) {
            text.controlFont(controlSize)
                .padding(.horizontal, 11).padding(.vertical, 6)
                .frame(minHeight: 34 * max(scale, 1) * controlSize.drawingScale)
                .background(Color(SystemColor.track), in: RoundedRectangle(cornerRadius: 8))
        }
    }
}
