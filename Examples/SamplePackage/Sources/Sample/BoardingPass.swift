import Mizan
import MizanControls

/// A train ticket as the passenger sees it on the day.
nonisolated public struct BoardingPass: View {
    private let journey: Journey

    /// The ticket of a journey.
    public init(_ journey: Journey) { self.journey = journey }

    /// The screen.
    public var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Text("Your journey to \(journey.to)").font(.title2.bold()).id("title")
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 12) {
                    stop(journey.from, at: journey.departure)
                    Spacer()
                    arrow("arrow.forward")
                    Spacer()
                    stop(journey.to, at: journey.arrival)
                }
                VStack(alignment: .leading, spacing: 8) {
                    stop(journey.from, at: journey.departure)
                    arrow("arrow.down")
                    stop(journey.to, at: journey.arrival)
                }
            }
            .id("stops")
            Divider()
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 16) { details }
                VStack(alignment: .leading, spacing: 8) { details }
            }
            .id("details")
            Button {
            } label: {
                Text("Change Booking").frame(maxWidth: .infinity).padding(10)
                    .background { RoundedRectangle(cornerRadius: 10).foregroundStyle(Color(.card)) }
            }
            .id("change")
        }
        .padding(20)
        .background(Color(.background))
    }

    private func arrow(_ name: String) -> some View { Image(systemName: name).foregroundStyle(Color.blue) }

    private func stop(_ place: String, at time: Date) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(.date(time, style: .hourMinute)).font(.title3.bold())
            Text(verbatim: place).font(.subheadline).foregroundStyle(.secondary)
        }
    }

    @ViewBuilder private var details: some View {
        Label("Platform \(journey.platform)", systemImage: "map").fixedSize()
        Label("Coach \(journey.coach)", systemImage: "list.number").fixedSize()
        Label("\(journey.passengers) passengers", systemImage: "person").fixedSize()
    }
}
