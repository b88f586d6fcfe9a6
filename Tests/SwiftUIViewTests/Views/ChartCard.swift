import SwiftUI

struct DaySteps: Identifiable {
    let date: Date
    let count: Int
    var id: Date { date }
}

struct ChartCard: View {
    let days: [DaySteps]
    let goal: Int
    @ScaledMetric private var barSpacing: CGFloat = 8

    private var average: Int { days.isEmpty ? 0 : days.map(\.count).reduce(0, +) / days.count }
    private var highest: Int { max(days.map(\.count).max() ?? 1, goal) }

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            VStack(alignment: .leading, spacing: 4) {
                Text("Steps")
                    .font(.title3.bold())
                Text("\(average) a day on average")
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }

            HStack(alignment: .bottom, spacing: barSpacing) {
                ForEach(days) { day in
                    bar(for: day)
                }
            }
            .frame(height: 180)
            .overlay(alignment: .bottom) { goalLine }

            Divider()

            Label {
                Text("Goal reached on \(days.filter { $0.count >= goal }.count) of \(days.count) days")
                    .font(.footnote)
            } icon: {
                Image(systemName: "checkmark.circle")
                    .foregroundColor(.green)
            }
        }
        .padding()
        .background(Color.white)
        .cornerRadius(16)
        .overlay(RoundedRectangle(cornerRadius: 16).stroke(Color.gray.opacity(0.3), lineWidth: 1))
        .padding()
        .background(Color(white: 0.95))
    }

    private func bar(for day: DaySteps) -> some View {
        VStack(spacing: 6) {
            GeometryReader { proxy in
                VStack {
                    Spacer(minLength: 0)
                    UnevenRoundedRectangle(topLeadingRadius: 5, topTrailingRadius: 5)
                        .fill(day.count >= goal ? Color.green : Color.blue.opacity(0.55))
                        .frame(height: proxy.size.height * CGFloat(day.count) / CGFloat(highest))
                }
            }
            Text(day.date, format: .dateTime.weekday(.narrow))
                .font(.caption2)
                .foregroundStyle(.secondary)
        }
        .frame(maxWidth: .infinity)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(Text(day.date, format: .dateTime.weekday(.wide)))
        .accessibilityValue(Text("\(day.count) steps"))
    }

    private var goalLine: some View {
        GeometryReader { proxy in
            Path { path in
                let y = proxy.size.height * (1 - CGFloat(goal) / CGFloat(highest))
                path.move(to: CGPoint(x: 0, y: y))
                path.addLine(to: CGPoint(x: proxy.size.width, y: y))
            }
            .stroke(Color.orange, style: StrokeStyle(lineWidth: 1.5, dash: [5, 4]))
        }
        .padding(.bottom, 20)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
