/// The table of layouts.
struct LayoutReport: CustomStringConvertible {
    let results: [LayoutBenchmark.Result]

    var description: String {
        var lines = [
            "| screen | nodes | making, ns a node | layout, ns a node | growth | C, ns a node | multiples of C | layout, ms "
                + "| render tree, ns a node | growth |",
            "| --- |" + String(repeating: " ---: |", count: 9),
        ]
        for result in results {
            let nodes = result.workload.screen.nodeCount
            func each(_ time: Int64) -> String { String(Int((Double(time) / Double(nodes)).rounded())) }
            let growth = growth(of: result)
            let (screen, floor) = (result.screen, result.screen.floor)
            let cells = [
                result.workload.name, String(nodes), each(screen.make), each(screen.layout), growth(\.layout),
                floor.map(each) ?? "",
                floor.map { Report.decimal(Double(screen.layout) / Double($0), digits: 2) } ?? "",
                Report.decimal(Double(screen.layout) / 1e6, digits: 2), each(screen.tree), growth(\.tree),
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    /// How many times as long ten times the nodes take.
    private func growth(of result: LayoutBenchmark.Result) -> (KeyPath<LayoutBenchmark.Times, Int64>) -> String {
        let nodes = Double(result.workload.screen.nodeCount) / Double(result.workload.tenth.nodeCount)
        return { time in
            let times = Double(result.screen[keyPath: time]) / Double(result.tenth[keyPath: time])
            return Report.decimal(times / nodes * 10, digits: 1)
        }
    }
}
