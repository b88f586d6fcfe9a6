import MizanBase
import MizanDifferences
import MizanGoldens

/// A report for other readers: a CI system's tests, its annotations, a sum in numbers.
extension GoldenReport {
    /// The outcomes in numbers.
    public func summary() throws -> GoldenSummary {
        var summary = GoldenSummary()
        try forEach { summary.add($0.outcome) }
        summary.findings = findings
        return summary
    }

    /// A test for each case, by scene, with the beginning of its tree's difference; one more for each folder of unused
    /// goldens.
    public func testResults() throws -> [TestResult] {
        var milliseconds: [String: Int] = [:]
        try forEachTime { milliseconds[$0] = $1 }
        var results: [TestResult] = []
        try forEach { entry in
            let outcome = entry.outcome
            let isPassed = outcome.status == .passed
            let diff = isPassed ? "" : try difference(of: entry, characters: 4_000)
            results.append(
                TestResult(
                    suite: outcome.case.scene, name: outcome.case.variant.name,
                    seconds: milliseconds[outcome.name].map { Double($0) / 1_000 },
                    failures: isPassed ? [] : failures(of: outcome), isError: outcome.status == .failed,
                    details: diff))
        }
        return results
            + findings.groupingUnusedGoldens.map {
                TestResult(suite: "goldens", name: $0.where ?? $0.rule, failures: [$0])
            }
    }

    /// Findings for a reviewer at the files: the errors of a scene at their places; a finding for each change, with the
    /// number of variants that have it, at the line of the scene that made the node where that is known, else at the
    /// golden's.
    public func annotations() throws -> [Diagnostic] {
        var failed = GoldenFindings(folder: header.goldens)
        var names: Set<String> = []
        try forEach { entry in
            guard entry.outcome.status == .failed else { return }
            failed.add(entry.outcome)
            names.insert(entry.outcome.name)
        }
        // Other versions are said once, before everything else.
        let groups = try groups().filter {
            $0.change.rule != "versions-differ" && !$0.cases.allSatisfy(names.contains)
        }
        let places = try ChangePlaces(self, of: groups)
        let changes = try groups.map { group in
            let (name, inScene) = (group.cases.first ?? "", places.inScene(group))
            // A scene's line doesn't say which of its variants it is.
            let others =
                group.cases.count > 1
                ? " (the same in \(group.cases.count) variants)" : inScene == nil ? "" : " (in \(name))"
            let file = path(of: name, ".tree")
            var diagnostic = Diagnostic(group.change, file: file, variants: [], message: group.words + others)
            diagnostic.place = try inScene ?? places.inGolden(group, file: file)
            return diagnostic
        }
        let engine = try summary().engineFinding(in: header.goldens).map { [$0] } ?? []
        return engine + failed.failures + changes + findings.groupingUnusedGoldens
    }

    /// The groups of equal changes, those of damaged goldens and then those of the most cases first, their cases by name.
    ///
    /// Groups beyond a bound are left out, so that memory is flat.
    public func groups() throws -> [ChangeGroup] {
        var names: [String] = []
        try forEach { if $0.isShown { names.append($0.outcome.name) } }
        return try GroupedRows(self).groups().map { group in
            var group = group
            group.cases = group.cases.compactMap { Int($0) }.filter { names.indices.contains($0) }.map { names[$0] }
            return group
        }
    }

    /// The beginning of the difference of a case's trees; empty where there are no two.
    func difference(of entry: ReportedCase, characters: Int) throws -> String {
        guard let old = entry.expected.tree, let new = entry.actual.tree, old != new else { return "" }
        let (text, isCut) = TreeTextDifference(
            from: String(decoding: try tree(old), as: UTF8.self), to: String(decoding: try tree(new), as: UTF8.self)
        ).unified.cutAtLine(characters)
        return isCut ? text + "…\n" : text
    }

    private func failures(of outcome: GoldenOutcome) -> [Diagnostic] {
        let findings = outcome.findings(in: header.goldens)
        guard findings.isEmpty else { return findings }
        return [
            Diagnostic(
                rule: "golden-differs", file: path(of: outcome.name, ".tree"), variants: [outcome.case.variant.name],
                message: "the case is \(outcome.status.rawValue)")
        ]
    }

    private func path(of name: String, _ ending: String) -> String {
        header.goldens.isEmpty ? name + ending : header.goldens + "/" + name + ending
    }
}
