import Foundation

/// The times of the cards that were drawn.
actor Measurements {
    private var milliseconds: [Double] = []

    func add(_ time: Duration) { milliseconds.append(time / .milliseconds(1)) }

    /// `812 cards, 8.9 ms in the middle, 14.2 ms for the 99th of a hundred, 71 MiB at most`
    var summary: String {
        guard !milliseconds.isEmpty else { return "no card" }
        let sorted = milliseconds.sorted()
        func percentile(_ part: Double) -> String {
            String(format: "%.1f ms", sorted[min(Int(Double(sorted.count) * part), sorted.count - 1)])
        }
        var usage = rusage()
        getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
        return
            "\(sorted.count) cards, \(percentile(0.5)) in the middle, \(percentile(0.99)) for the 99th of a hundred, "
            + "\(usage.ru_maxrss / 1024) MiB at most"
    }
}
