import Foundation
import LivingTrees
import Mizan
import MizanText

/// Measures what the large stack of a layout costs: nothing on a thread that has one, a switch to a stack that the thread keeps,
/// or a thread for each layout.
struct StackBenchmark {
    private enum Way: CaseIterable {
        case onLargeThread, switching, threadEach
    }

    private struct Row {
        let name: String
        let nodes: Int
        /// Nanoseconds for a layout.
        var times = Way.allCases.map { _ in Double.infinity }
    }

    private let environment: EnvironmentValues
    private let seconds: Double
    private var rows: [Row] = []

    init(fonts: FontCollection, seconds: Double) throws {
        environment = EnvironmentValues(localization: .empty, fonts: fonts)
        self.seconds = seconds
        rows = [
            try measure("one spacer") { Spacer() },
            try measure("one label") { Text(verbatim: "Reply") },
            try measure("a row of 20") { HStack { ForEach(0..<20) { _ in Color.red } } },
            try measure("500 rows") {
                VStack { ForEach(0..<500) { _ in HStack { Color.red.frame(width: 20, height: 9) } } }
            },
        ]
    }

    private func measure(_ name: String, _ view: () -> some View) throws -> Row {
        nonisolated(unsafe) let view = AnyView(view())
        let environment = environment
        let layout: @Sendable () throws -> Int = {
            try view.renderTree(proposal: ProposedViewSize(width: 300, height: 300), environment: environment).nodes
                .count
        }
        let nodes = try LargeThread.run(layout)
        var row = Row(name: name, nodes: nodes)
        let count = max(20_000 / (nodes * nodes + 100), 3)
        let end = ContinuousClock.now + .seconds(seconds)
        var pass = 0
        while pass < 5 || ContinuousClock.now < end {
            pass += 1
            for (index, way) in Way.allCases.enumerated() {
                let time = try time(way, count: count, layout)
                row.times[index] = min(row.times[index], time)
            }
        }
        return row
    }

    /// Nanoseconds of a layout, the mean of `count`.
    private func time(_ way: Way, count: Int, _ layout: @escaping @Sendable () throws -> Int) throws -> Double {
        let layouts: @Sendable () throws -> Duration = {
            let start = ContinuousClock.now
            for _ in 0..<count { Benchmark.keep(try layout()) }
            return ContinuousClock.now - start
        }
        let duration: Duration
        switch way {
        case .onLargeThread: duration = try LargeThread.run(layouts)
        case .switching: duration = try layouts()
        case .threadEach:
            let start = ContinuousClock.now
            for _ in 0..<count { Benchmark.keep(try LargeThread.run(layout)) }
            duration = ContinuousClock.now - start
        }
        return Double(duration.components.attoseconds) / 1e9 / Double(count)
    }
}

extension StackBenchmark: CustomStringConvertible {
    var description: String {
        let lines = rows.map { row in
            let base = row.times[0]
            let ratios = row.times.dropFirst().map { Report.decimal($0 / base, digits: 3) }
            let costs = row.times.dropFirst().map { Report.decimal(max($0 - base, 0) / 1e3, digits: 2) }
            let each = Report.decimal(base / Double(row.nodes), digits: 0)
            return "| \(row.name) | \(row.nodes) | \(Report.decimal(base / 1e3, digits: 2)) | \(each) | "
                + "\(ratios[0]) | \(costs[0]) | \(ratios[1]) | \(costs[1]) |"
        }
        return
            ([
                "| layout | nodes | large thread, µs | ns a node | stack switch, ratio | µs more | thread each, ratio | µs more |",
                "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
            ] + lines).joined(separator: "\n")
    }
}
