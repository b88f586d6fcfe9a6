/// The table of golden runs.
struct GoldenTable: CustomStringConvertible {
    let results: [GoldenBenchmark.Result]

    var description: String {
        var lines = [
            "| work | threads | seconds | processor seconds | times the layouts, per thread | in processor time | peak, MiB |",
            "| --- |" + String(repeating: " ---: |", count: 6),
        ]
        guard let layouts = results.first else { return "" }
        for result in results {
            let cells = [
                result.name, String(result.threads), Report.decimal(result.seconds, digits: 2),
                Report.decimal(result.processorSeconds, digits: 2),
                Report.decimal(result.seconds * Double(result.threads) / layouts.seconds, digits: 2),
                Report.decimal(result.processorSeconds / layouts.processorSeconds, digits: 2),
                Report.decimal(Double(result.peak) / Double(1 << 20), digits: 1),
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }
}
