import MizanBase
import MizanDifferences
import MizanGoldens

/// The changes of a report's shown cases, with their places in the page's list as their names; read one by one.
final class GroupedRows: Sequence, IteratorProtocol {
    private let report: GoldenReport
    private let lines: GoldenReport.CaseReader
    private var row = -1
    private var keys: Set<Int> = []
    private(set) var counts: [GoldenOutcome.Status: Int] = [:]
    private var error: (any Error)?

    init(_ report: GoldenReport) throws {
        self.report = report
        lines = try GoldenReport.CaseReader(report)
    }

    /// The groups, those of damaged goldens first; cases of a group are named by their places.
    func groups() throws -> [ChangeGroup] {
        let groups = ChangeGroup.grouped(self)
        if let error { throw error }
        return groups.filter(\.change.isOfGolden) + groups.filter { !$0.change.isOfGolden }
    }

    func next() -> (String, [TreeChange])? {
        do {
            while error == nil, let entry = try lines.next() {
                counts[entry.outcome.status, default: 0] += 1
                guard entry.isShown else { continue }
                row += 1
                // Beyond the bound only what belongs to a group that is there is grouped.
                let changes = entry.groupedChanges.filter { change in
                    var hasher = Hasher()
                    hasher.combine(change.key)
                    let key = hasher.finalize()
                    return keys.contains(key) || keys.count < ReportPage.Bounds.groups && keys.insert(key).inserted
                }
                return (String(row), changes)
            }
        } catch {
            self.error = error
        }
        return nil
    }
}
