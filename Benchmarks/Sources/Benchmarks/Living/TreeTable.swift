import LivingTrees

/// The table of whole ways from a view to its tree, beside another commit and another engine.
struct TreeTable: CustomStringConvertible {
    let results: [(name: String, result: TreePrograms.Result)]

    var description: String {
        let lines = [
            "| screen | nodes | ns a node | parent | of the parent's | growth | parent's | Yoga, ns a node | growth "
                + "| bytes a node | parent | allocations a node | parent |",
            "| --- |" + String(repeating: " ---: |", count: 12),
        ]
        return (lines + results.map(line)).joined(separator: "\n")
    }

    private func line(name: String, result: TreePrograms.Result) -> String {
        let own = result.whole[.own]
        let parent = result.whole[.parent]
        var ratio = ""
        if let own, let parent {
            ratio = Report.decimal(Double(own.nanoseconds) / Double(parent.nanoseconds), digits: 2)
        }
        let times = [each(own, time), each(parent, time), ratio, growth(result, .own), growth(result, .parent)]
        let yoga = [each(result.whole[.yoga], time), growth(result, .yoga)]
        let bytes = [own, parent].map { each($0) { String(Int((Double($0.bytes) / $1).rounded())) } }
        let allocations = [own, parent].map { each($0) { Report.decimal(Double($0.allocations) / $1, digits: 1) } }
        let cells = [name, own.map { "\($0.nodeCount)" } ?? ""] + times + yoga + bytes + allocations
        return "| " + cells.joined(separator: " | ") + " |"
    }

    /// Empty where a program wasn't measured.
    private func each(_ measurement: TreeMeasurement?, _ share: (TreeMeasurement, Double) -> String) -> String {
        measurement.map { share($0, Double($0.nodeCount)) } ?? ""
    }

    private func time(_ measurement: TreeMeasurement, _ nodes: Double) -> String {
        String(Int((Double(measurement.nanoseconds) / nodes).rounded()))
    }

    /// How many times as long ten times the nodes take.
    private func growth(_ result: TreePrograms.Result, _ side: TreePrograms.Side) -> String {
        guard let whole = result.whole[side], let tenth = result.tenth[side] else { return "" }
        let times = Double(whole.nanoseconds) / Double(tenth.nanoseconds)
        let nodes = Double(whole.nodeCount) / Double(tenth.nodeCount)
        return Report.decimal(times / nodes * 10, digits: 1)
    }
}
