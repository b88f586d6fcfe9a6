import MizanCharts
import MizanFonts
import MizanOS
import MizanSwiftData
import SwiftUI
import Testing

@Model
private final class Trip {
    @Attribute(.unique) var name: String
    var days: Int

    init(name: String, days: Int) {
        self.name = name
        self.days = days
    }
}

private struct Trips: View {
    @Query(sort: \Trip.name) private var trips: [Trip]
    @Query(filter: #Predicate<Trip> { $0.days > 2 }, sort: \.days, order: .reverse) private var long: [Trip]

    var body: some View {
        VStack {
            Text(verbatim: "all " + trips.map(\.name).joined(separator: " "))
            Text(verbatim: "long " + long.map(\.name).joined(separator: " "))
            ForEach(trips) { Text(verbatim: "\($0.days)") }
        }
    }
}

private struct Steps: View {
    let counts = [3, 5, 8]

    var body: some View {
        Chart {
            ForEach(counts, id: \.self) { count in
                BarMark(x: .value("Day", "Mon"), y: .value("Steps", count))
                    .foregroundStyle(by: .value("Kind", "walk"))
                    .cornerRadius(4)
            }
            RuleMark(y: .value("Goal", 6)).lineStyle(StrokeStyle(lineWidth: 1))
        }
        .chartYAxis { AxisMarks(position: .leading) { AxisGridLine() } }
        .chartXAxis(.hidden)
    }
}

/// Modules for frameworks that aren't here.
@MainActor
struct StandInTests {
    private func layout(_ view: some View) throws -> LaidOutView {
        let environment = EnvironmentValues(
            localization: Localization(bundles: [], locale: "en"), fonts: try ShippedFonts.collection())
        return try view.layout(proposal: ProposedViewSize(width: 300, height: 200), environment: environment)
    }

    @Test func aQueryFiltersAndSortsTheObjectsOfItsContainer() throws {
        let container = try ModelContainer(
            for: Trip.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
        for (name, days) in [("Oslo", 4), ("Haifa", 2), ("Rabat", 9)] {
            container.mainContext.insert(Trip(name: name, days: days))
        }
        let text = try layout(Trips().modelContainer(container)).tree.text
        #expect(text.contains("all Haifa Oslo Rabat") && text.contains("long Rabat Oslo"))
        let oslo = try #require(try container.mainContext.fetch(FetchDescriptor<Trip>()).first)
        container.mainContext.delete(oslo)
        #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 2)
    }

    @Test func aQueryWithoutAContainerFindsNothing() throws {
        #expect(try layout(Trips()).findings.isEmpty)
    }

    @Test func aChartIsABoxWithItsNameAndAFinding() throws {
        let layout = try layout(Steps())
        #expect(layout.tree.text.contains("Chart"))
        #expect(layout.findings.map(\.rule) == ["stand-in"])
    }

    @Test func aLoggerTakesMessagesWithPrivacy() {
        Logger(subsystem: "a", category: "b").info("count \(3, privacy: .public) of \("x", privacy: .private)")
    }
}
