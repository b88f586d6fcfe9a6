import Foundation
import Observation

@MainActor
@Observable
final class Garden {
    var plants: [Plant]
    /// The day that the app shows.
    let today: Date

    init(plants: [Plant] = [], today: Date = .now) {
        self.plants = plants
        self.today = today
    }

    var thirsty: [Plant] { plants.filter { $0.daysLeft(from: today) <= 0 } }

    func water(_ plant: Plant) {
        guard let index = plants.firstIndex(where: { $0.id == plant.id }) else { return }
        plants[index].waterings.append(today)
    }

    func add(_ plant: Plant) { plants.append(plant) }
}

struct Plant: Identifiable, Hashable, Sendable {
    enum Place: String, CaseIterable, Identifiable, Sendable {
        case kitchen, balcony, office

        var id: Self { self }
        var symbol: String {
            switch self {
            case .kitchen: "fork.knife"
            case .balcony: "sun.max"
            case .office: "briefcase"
            }
        }
    }

    var id = UUID()
    var name: String
    var place: Place
    /// In days.
    var interval: Int
    var litres = 0.25
    var waterings: [Date] = []

    func daysLeft(from today: Date) -> Int {
        guard let last = waterings.max() else { return 0 }
        return interval - Int(today.timeIntervalSince(last) / 86_400)
    }
}

extension Garden {
    /// A garden on Monday, 23 November 2026, 08:05 UTC.
    static var sample: Garden {
        let today = Date(timeIntervalSince1970: 1_795_421_100)
        func days(_ count: Double) -> Date { today.addingTimeInterval(-count * 86_400) }
        return Garden(
            plants: [
                Plant(
                    name: "Basil", place: .kitchen, interval: 2, litres: 0.2,
                    waterings: [days(9), days(7), days(5), days(2)]),
                Plant(name: "ياسمين", place: .balcony, interval: 3, litres: 1.5, waterings: [days(6), days(1)]),
                Plant(name: "Monstera", place: .office, interval: 10, litres: 0.75, waterings: [days(4)]),
                Plant(name: "רוזמרין", place: .balcony, interval: 5, litres: 0.5),
            ], today: today)
    }
}
