import MizanBase
import MizanDifferences
import MizanGoldens

/// Where a reviewer is told of changes: at the line of the scene that made the node, where that is known, else at the golden's.
struct ChangePlaces {
    private let report: GoldenReport
    /// The first cases of groups, by name.
    private var entries: [String: ReportedCase] = [:]

    init(_ report: GoldenReport, of groups: [ChangeGroup]) throws {
        self.report = report
        let wanted = Set(groups.compactMap(\.cases.first))
        var entries: [String: ReportedCase] = [:]
        try report.forEach { entry in
            if wanted.contains(entry.outcome.name) { entries[entry.outcome.name] = entry }
        }
        self.entries = entries
    }

    /// The place in the scene; nil where that isn't known.
    func inScene(_ group: ChangeGroup) -> SourcePlace? {
        group.cases.first.flatMap { entries[$0]?.outcome.places[group.change.path] }
    }

    /// The place in the golden of the group's first case; nil where it has none.
    func inGolden(_ group: ChangeGroup, file: String) throws -> SourcePlace? {
        guard let name = group.cases.first, let tree = entries[name]?.expected.tree,
            let line = GoldenLines(try report.tree(tree)).line(of: group.change)
        else { return nil }
        return SourcePlace(file: file, line: line, column: 1)
    }
}
