/// The tables of sessions.
struct SessionTable: CustomStringConvertible {
    let results: [SessionBenchmark.Result]
    let memory: [SessionBenchmark.Memory]

    var description: String { updates + "\n\n" + bytes }

    private var updates: String {
        var lines = [
            "| what changes | nodes | µs, median | p99 | fresh layout, µs | of it | allocations | bytes more | aim | |",
            "| --- |" + String(repeating: " ---: |", count: 8) + " --- |",
        ]
        for result in results {
            let (median, p99) = (Self.time(of: result, 50), Self.time(of: result, 99))
            let cells = [
                result.name, "\(result.nodeCount)", Self.microseconds(median), Self.microseconds(p99),
                Self.microseconds(result.fresh),
                Report.decimal(Double(median) / Double(result.fresh), digits: 4), "\(result.allocations)",
                "\(result.bytes)",
                Self.text(of: result.aim), Self.isMet(result) ? "" : "missed",
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    private var bytes: String {
        let lines = memory.map {
            "| \($0.name) | \($0.nodeCount) | \(Int((Double($0.bytes) / Double($0.nodeCount)).rounded())) |"
        }
        return (["| a session of | nodes | bytes a node |", "| --- | ---: | ---: |"] + lines).joined(separator: "\n")
    }

    private static func microseconds(_ time: Int64) -> String { Report.decimal(Double(time) / 1_000, digits: 2) }

    /// So many of a hundred updates take no longer.
    private static func time(of result: SessionBenchmark.Result, _ percent: Int) -> Int64 {
        result.times.isEmpty ? 0 : result.times[(result.times.count - 1) * percent / 100]
    }

    private static func text(of aim: SessionAim) -> String {
        switch aim {
        case .time(let time): "\(time / 1_000) µs"
        case .timeWithoutMemory(let time): "\(time / 1_000) µs, 0 allocations"
        case .mostly(let time): "p99 \(time / 1_000) µs"
        case .fresh(let share): "\(Report.decimal(share, digits: 2)) of fresh"
        }
    }

    private static func isMet(_ result: SessionBenchmark.Result) -> Bool {
        let median = time(of: result, 50)
        return switch result.aim {
        case .time(let time): median <= time
        case .timeWithoutMemory(let time): median <= time && result.allocations == 0
        case .mostly(let time): Self.time(of: result, 99) <= time
        case .fresh(let share): Double(median) <= share * Double(result.fresh)
        }
    }
}
