import Mizan
import Sample

extension BoardingPass.Journey {
    /// From Haifa to Jerusalem on the first of March 2026, in UTC.
    static let sample = BoardingPass.Journey(
        from: "חיפה", to: "ירושלים", departure: Date(timeIntervalSince1970: 1_772_352_900),
        arrival: Date(timeIntervalSince1970: 1_772_358_600), platform: 3, coach: 12, passengers: 3)
}
