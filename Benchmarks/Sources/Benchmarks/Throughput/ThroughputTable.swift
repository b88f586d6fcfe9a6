/// The table of what two threads reach over one: the medians of the rounds.
struct ThroughputTable: CustomStringConvertible {
    let results: [(work: ThroughputBenchmark.Work, rounds: [ThroughputBenchmark.Round])]

    var description: String {
        var lines = [
            "| work | one thread, s | two threads, s | gain | gain of spinning | part | processor time, two over one | of spinning |",
            "| --- |" + String(repeating: " ---: |", count: 7),
        ]
        for (work, rounds) in results {
            func median(_ value: (ThroughputBenchmark.Round) -> Double) -> Double {
                let values = rounds.map(value).sorted()
                return (values[(values.count - 1) / 2] + values[values.count / 2]) / 2
            }
            let cells = [
                work.rawValue, Report.decimal(median(\.alone.seconds), digits: 2),
                Report.decimal(median(\.both.seconds), digits: 2), Report.decimal(median(\.gain), digits: 2),
                Report.decimal(median(\.spinningGain), digits: 2), Report.decimal(median(\.part), digits: 3),
                Report.decimal(median(\.cost), digits: 3), Report.decimal(median(\.spinningCost), digits: 3),
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }
}
